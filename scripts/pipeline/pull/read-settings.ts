import { kindOf, pointsOwner, type GivenSettings } from '../../../src/cart/rules/compare-settings.ts'
import { slugify } from '../../../src/text/fold.ts'
import { formatPrice } from '../../../src/text/money.ts'
import { quote } from '../../../src/text/quote.ts'
import {
  DELIVERY_KINDS,
  PAYMENT_KINDS,
  type DeliveryKind,
  type DeliveryOption,
  type DeliverySettings,
  type WordsByKind,
  type KindWords,
  type PaymentKind,
  type PaymentOption,
} from '../../../src/catalogue/rules/settings.ts'
import { offeredPayments } from '../../../src/cart/rules/delivery.ts'
import { parseDays } from '../../../src/cart/rules/parse-days.ts'

/** How a delivery or a payment was read, for the owner's report. */
export interface OptionReading {
  id: number
  name: string
  /** `null`: a payment whose kind is unknown. */
  kind: DeliveryKind | PaymentKind | null
  /** `shop`: built-in, because the API sends none. `none`: neither the API nor the name tells the kind. */
  from: 'api' | 'name' | 'none' | 'shop'
  /** The written kind, if there is no such kind. */
  oddKind?: string
  /** The written working days, if they could not be read. The delivery then has none. */
  oddDays?: unknown
}

export interface SettingsReading {
  settings: DeliverySettings
  readings: readonly OptionReading[]
  /** Why orders cannot be delivered, paid or computed with these settings (rule 411). */
  faults: readonly SettingsFault[]
}

export interface SettingsFault {
  reason: 'delivery-id' | 'payment-id' | 'no-delivery' | 'no-payment' | 'no-kind' | 'pickup-fee'
  /** The name of the delivery or payment, quoted. */
  field?: string
  /** Its id. */
  value?: string
  /** The name of another one with its id, quoted; or its fee. */
  other?: string
}

/** Whether a word of a name begins with one of `starts`, whatever the case and the diacritics. */
export function hasWord(name: string, starts: readonly string[]): boolean {
  const folded = `-${slugify(name)}`
  return starts.some((start) => folded.includes(`-${slugify(start)}`))
}

/** The kind that the API sends, else the one that the name tells. Ids tell nothing. */
function readKind<TKind extends DeliveryKind | PaymentKind>(
  given: string,
  name: string,
  kinds: readonly TKind[],
  words: WordsByKind<TKind>,
): { kind: TKind | null; from: 'api' | 'name' | 'none'; oddKind?: string } {
  const own = kindOf(given, kinds)
  if (own) return { kind: own, from: 'api' }
  const odd = given !== '' && { oddKind: given }
  const entry = words.find(([, starts]) => hasWord(name, starts))
  return entry ? { kind: entry[0], from: 'name', ...odd } : { kind: null, from: 'none', ...odd }
}

/** The file with the points of a delivery; `undefined` for none. */
export type FindPointsFile = (delivery: Pick<DeliveryOption, 'id' | 'name'>) => string | undefined

/**
 * The shop's own payments for the API's deliveries: each is offered with the kinds of delivery with which the shop
 * offers it. A carrier brings parcels to a point as to an address.
 */
function offerByKind(shop: DeliverySettings, deliveries: readonly DeliveryOption[]): PaymentOption[] {
  return shop.paymentOptions.map((payment) => {
    const kinds = shop.deliveryOptions
      .filter(({ id }) => payment.visibleInDelivery.includes(id))
      .map(({ kind }) => kind)
    return {
      ...payment,
      visibleInDelivery: deliveries
        .filter(({ kind }) => kinds.includes(kind) || (kind === 'point' && kinds.includes('courier')))
        .map(({ id }) => id),
    }
  })
}

type Named = Pick<DeliveryOption, 'id' | 'name'>

const faultOf = (reason: SettingsFault['reason'], { id, name }: Named, other?: string): SettingsFault => ({
  ...{ reason, field: quote(name), value: String(id) },
  ...(other !== undefined && { other }),
})

function sharedIds(reason: SettingsFault['reason'], options: readonly Named[]): SettingsFault[] {
  return options.flatMap((option, i) => {
    const owner = options.slice(0, i).find(({ id }) => id === option.id)
    return owner ? [faultOf(reason, owner, quote(option.name))] : []
  })
}

const isOffered = ({ kind, pointsFile }: Pick<DeliveryOption, 'kind' | 'pointsFile'>) =>
  kind !== 'point' || pointsFile !== undefined

type GivenDelivery = NonNullable<GivenSettings['deliveryOptions']>[number]
type GivenPayment = NonNullable<GivenSettings['paymentOptions']>[number]

/** A delivery or a payment as the shop has it, and how it was read. */
interface Read<TOption> {
  option: TOption
  reading: OptionReading
}

function readDelivery(
  { kind: written, points, carrier, days: writtenDays, ...rest }: GivenDelivery,
  words: KindWords,
  findPointsFile: FindPointsFile,
): Read<DeliveryOption> {
  const { kind: read, ...source } = readKind(written, rest.name, DELIVERY_KINDS, words.deliveries)
  const kind = read ?? 'courier'
  const days = parseDays(writtenDays)
  const pointsFile = kind === 'point' ? findPointsFile(rest) : undefined
  const pointsOf = kind === 'point' ? pointsOwner(carrier, points) : ''
  const option = {
    ...{ ...rest, kind },
    ...(pointsFile !== undefined && { pointsFile }),
    ...(pointsOf !== '' && { pointsOf }),
    ...(carrier !== '' && { carrier }),
    ...(days && { days }),
  }
  const oddDays = days === undefined && { oddDays: writtenDays }
  return { option, reading: { id: rest.id, name: rest.name, kind, ...source, ...oddDays } }
}

type Payable = Omit<PaymentOption, 'kind'> & { kind: PaymentKind | null }

/** A payment whose kind nothing tells is no option, but it has a reading. */
function readPayment(given: GivenPayment, words: KindWords): Read<Payable> {
  const { kind, ...source } = readKind(given.kind, given.name, PAYMENT_KINDS, words.payments)
  return { option: { ...given, kind }, reading: { id: given.id, name: given.name, kind, ...source } }
}

const ofShop = ({ id, name, kind }: DeliveryOption | PaymentOption): OptionReading => ({
  ...{ id, name, kind, from: 'shop' },
})

/** Why orders cannot be delivered, paid or computed. @param offered @param payable the deliveries and payments that are left */
function settingsFaults(
  deliveries: readonly Read<DeliveryOption>[],
  payments: readonly Read<Payable>[],
  offered: readonly DeliveryOption[],
  payable: readonly Payable[],
): SettingsFault[] {
  return [
    ...deliveries
      .filter(
        ({ option: { kind, costCents }, reading }) =>
          kind === 'pickup' && reading.from === 'name' && costCents > 0,
      )
      .map(({ option }) => faultOf('pickup-fee', option, formatPrice(option.costCents))),
    ...payments.filter(({ option }) => option.kind === null).map(({ option }) => faultOf('no-kind', option)),
    ...sharedIds('delivery-id', offered),
    ...sharedIds('payment-id', payable),
    ...(offered.length === 0 ? [{ reason: 'no-delivery' } as const] : []),
    ...offered
      .filter(({ id }) => offeredPayments(payable, id).length === 0)
      .map((option) => faultOf('no-payment', option)),
  ]
}

/**
 * Reads deliveries, payments and the sum from which delivery is free; `shop` has what the API leaves out.
 * A delivery to a point without a file of points is left out, and so is a payment that is for such a delivery alone.
 */
export function readSettings(
  given: GivenSettings,
  shop: DeliverySettings,
  words: KindWords,
  findPointsFile: FindPointsFile,
): SettingsReading {
  const deliveries = (given.deliveryOptions ?? []).map((one) => readDelivery(one, words, findPointsFile))
  const payments = (given.paymentOptions ?? []).map((one) => readPayment(one, words))
  const sent = deliveries.map(({ option }) => option)
  const deliveryOptions = (sent.length > 0 ? sent : shop.deliveryOptions).filter(isOffered)
  const lostIds = sent.filter((one) => !isOffered(one)).map(({ id }) => id)
  const listed = payments
    .map(({ option }) => option)
    .filter(({ visibleInDelivery: ids }) => ids.length === 0 || !ids.every((id) => lostIds.includes(id)))
  const own = sent.length > 0 ? offerByKind(shop, deliveryOptions) : shop.paymentOptions
  const payable: readonly Payable[] = payments.length > 0 ? listed : own
  const paymentOptions = payable.flatMap(({ kind, ...option }) => (kind ? { ...option, kind } : []))
  return {
    settings: {
      deliveryFreeFromCents: given.deliveryFreeFrom ?? shop.deliveryFreeFromCents,
      deliveryOptions,
      paymentOptions,
    },
    readings: [
      ...(sent.length > 0 ? deliveries.map(({ reading }) => reading) : shop.deliveryOptions.map(ofShop)),
      ...(payments.length > 0 ? payments.map(({ reading }) => reading) : paymentOptions.map(ofShop)),
    ],
    faults: settingsFaults(deliveries, payments, deliveryOptions, payable),
  }
}
