import { digest } from '../../text/digest.ts'
import { slugify } from '../../text/fold.ts'
import { formatPrice, type Cents } from '../../text/money.ts'
import { quote } from '../../text/quote.ts'
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
} from '../../catalogue/rules/settings.ts'
import { offeredPayments } from './delivery.ts'
import { parseDays } from './parse-days.ts'

/** Settings as the API sends them. */
export interface GivenSettings {
  deliveryFreeFrom?: Cents | null | undefined
  deliveryOptions?:
    | readonly (Omit<DeliveryOption, 'kind' | 'carrier' | 'days' | 'pointsFile' | 'pointsOf'> & {
        kind: string
        carrier: string
        /** The address of the list of its pick-up points. */
        points: string
        /** As the API wrote it. */
        days?: unknown
      })[]
    | null
    | undefined
  paymentOptions?: readonly (Omit<PaymentOption, 'kind'> & { kind: string })[] | null | undefined
}

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
  /** For developers: why orders cannot be delivered, paid or computed with these settings (rule 411). */
  faults: readonly SettingsFault[]
}

export interface SettingsFault {
  reason: 'shared-id' | 'no-delivery' | 'no-payment' | 'no-kind' | 'pickup-fee'
  option: 'delivery' | 'payment'
  /** The id and the names of the options that have the fault. */
  id?: number
  names: readonly string[]
  costCents?: Cents
  /** For developers. */
  text: string
}

/** @example bareKind('Cash_on delivery') === bareKind('cash-on-delivery') */
const bareKind = (kind: string) => slugify(kind).replaceAll('-', '')

/** Whether a kind, as the API writes it, means this one. */
export const isKind = (given: string, kind: DeliveryKind | PaymentKind) => bareKind(given) === bareKind(kind)

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
  const own = kinds.find((kind) => isKind(given, kind))
  if (own) return { kind: own, from: 'api' }
  const odd = given !== '' && { oddKind: given }
  const entry = words.find(([, starts]) => hasWord(name, starts))
  return entry ? { kind: entry[0], from: 'name', ...odd } : { kind: null, from: 'none', ...odd }
}

/** Makes a fault of one delivery or payment. @param say explains it for developers */
const faultOf =
  (
    reason: SettingsFault['reason'],
    option: SettingsFault['option'],
    say: (one: { costCents?: Cents }) => string,
  ) =>
  (one: { id: number; name: string; costCents?: Cents }): SettingsFault => ({
    ...{ reason, option, id: one.id, names: [one.name] },
    ...(one.costCents !== undefined && { costCents: one.costCents }),
    text: `${option} ${one.id} ${quote(one.name)} ${say(one)}`,
  })

/** The file with the points of a delivery; `undefined` for none. */
export type FindPointsFile = (delivery: Pick<DeliveryOption, 'id' | 'name'>) => string | undefined

/** Finds the file of points in the page's settings: a delivery is known by its name, else by its id, as in `pairOptions`. */
export function pointsFilesOf(built: readonly DeliveryOption[]): FindPointsFile {
  const points = built.filter(({ kind }) => kind === 'point')
  return ({ id, name }) => {
    const named = points.filter((one) => one.name === name)
    const isThis = (one: DeliveryOption) => one.id === id
    return (named.find(isThis) ?? named[0] ?? points.find(isThis))?.pointsFile
  }
}

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

const CORRECT = "correct it in the shop's settings (get_eshop_config)"

function sharedIds(
  option: SettingsFault['option'],
  options: readonly { id: number; name: string }[],
): SettingsFault[] {
  return options.flatMap(({ id, name }, i) => {
    const owner = options.slice(0, i).find((one) => one.id === id)
    const text = `${option} ${id} is both ${quote(owner?.name)} and ${quote(name)}: ${CORRECT}`
    return owner ? [{ reason: 'shared-id', option, id, names: [owner.name, name], text }] : []
  })
}

type Named = Pick<DeliveryOption, 'id' | 'name'>
type Offered = Named & Pick<PaymentOption, 'visibleInDelivery'>

/** Faults that do not depend on kinds. */
function settingsFaults(deliveries: readonly Named[], payments: readonly Offered[]): SettingsFault[] {
  const noDelivery = `there is no delivery that the shop can offer: ${CORRECT}`
  return [
    ...sharedIds('delivery', deliveries),
    ...sharedIds('payment', payments),
    ...(deliveries.length === 0
      ? [{ reason: 'no-delivery', option: 'delivery', names: [], text: noDelivery } as const]
      : []),
    ...deliveries
      .filter(({ id }) => offeredPayments(payments, id).length === 0)
      .map(
        faultOf(
          'no-payment',
          'delivery',
          () => 'has no payment: name it in visible_in_delivery of one, or take it off',
        ),
      ),
  ]
}

const isOffered = ({ kind, pointsFile }: Pick<DeliveryOption, 'kind' | 'pointsFile'>) =>
  kind !== 'point' || pointsFile !== undefined

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
  const deliveries = (given.deliveryOptions ?? []).map((given) => {
    const { kind: wanted, points, carrier, days: written, ...option } = given
    const days = parseDays(written)
    const { kind, ...source } = readKind(wanted, option.name, DELIVERY_KINDS, words.deliveries)
    const pointsFile = kind === 'point' ? findPointsFile(option) : undefined
    // The address of a list may contain a secret key.
    const pointsOf = kind === 'point' ? digest(carrier || points.replace(/[?#].*/, '')) : ''
    return {
      ...option,
      ...(pointsFile !== undefined && { pointsFile }),
      ...(pointsOf !== '' && { pointsOf }),
      ...(carrier !== '' && { carrier }),
      ...(days && { days }),
      ...(days === undefined && { oddDays: written }),
      kind: kind ?? 'courier',
      ...source,
    }
  })
  const payments = (given.paymentOptions ?? []).map((option) => ({
    ...option,
    ...readKind(option.kind, option.name, PAYMENT_KINDS, words.payments),
  }))
  const deliveryOptions =
    deliveries.length === 0
      ? shop.deliveryOptions.filter(isOffered)
      : deliveries.filter(isOffered).map(({ from: _, oddDays: __, oddKind: ___, ...option }) => option)
  const isLeftOut = ({ visibleInDelivery }: Offered) =>
    visibleInDelivery.length > 0 &&
    visibleInDelivery.every((id) => deliveries.some((one) => !isOffered(one) && one.id === id))
  const offered = payments.filter((payment) => !isLeftOut(payment))
  const paymentOptions =
    payments.length > 0
      ? offered.flatMap(({ from: _, oddKind: __, kind, ...option }) => (kind ? [{ ...option, kind }] : []))
      : deliveries.length > 0
        ? offerByKind(shop, deliveryOptions)
        : shop.paymentOptions
  return {
    settings: {
      deliveryFreeFromCents: given.deliveryFreeFrom ?? shop.deliveryFreeFromCents,
      deliveryOptions,
      paymentOptions,
    },
    readings: [
      ...(deliveries.length > 0
        ? deliveries
        : shop.deliveryOptions.map((one) => ({ ...one, from: 'shop' as const }))),
      ...(payments.length > 0 ? payments : paymentOptions.map((one) => ({ ...one, from: 'shop' as const }))),
    ].map((one) => ({
      ...{ id: one.id, name: one.name, kind: one.kind, from: one.from },
      ...('oddKind' in one && { oddKind: one.oddKind }),
      ...('oddDays' in one && { oddDays: one.oddDays }),
    })),
    faults: [
      ...deliveries
        .filter(({ kind, from, costCents }) => kind === 'pickup' && from === 'name' && costCents > 0)
        .map(
          faultOf(
            'pickup-fee',
            'delivery',
            ({ costCents = 0 }) =>
              `costs ${formatPrice(costCents)} and only its name says that it is a pickup in the shop: give it its kind (${DELIVERY_KINDS.join(', ')})`,
          ),
        ),
      ...payments
        .filter(({ kind }) => kind === null)
        .map(faultOf('no-kind', 'payment', () => `has no kind: give it one (${PAYMENT_KINDS.join(', ')})`)),
      ...settingsFaults(deliveryOptions, payments.length > 0 ? offered : paymentOptions),
    ],
  }
}
