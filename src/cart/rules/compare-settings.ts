import type { DaySpan } from '../../company/rules/working-days.ts'
import {
  DELIVERY_KINDS,
  PAYMENT_KINDS,
  type DeliveryOption,
  type DeliverySettings,
  type PaymentOption,
} from '../../catalogue/rules/settings.ts'
import { digest } from '../../text/digest.ts'
import { slugify } from '../../text/fold.ts'
import type { Cents } from '../../text/money.ts'
import { parseDays } from './parse-days.ts'

/** What pairs a delivery or payment with its later form. */
type Paired = Pick<ComparedOption, 'id' | 'name' | 'kind'>

export interface ComparedOption {
  id: number
  name: string
  costCents: Cents
  kind: string
  /** The carrier's name in feeds. */
  carrier?: string | undefined
  days?: DaySpan | undefined
}

/** The settings that are compared. A shop that an earlier build put online has these fields, too. */
export interface ComparedSettings {
  deliveryFreeFromCents: Cents
  deliveryOptions: readonly ComparedOption[]
  paymentOptions: readonly (ComparedOption & { visibleInDelivery: readonly number[] })[]
}

/**
 * Pairs each old option with its present form: the option of the same name, else of the same id, unless that has
 * another kind or a name that existed before.
 */
export function pairOptions<TBefore extends Paired, TOption extends Paired>(
  before: readonly TBefore[],
  now: readonly TOption[],
): { was: TBefore; is: TOption | undefined }[] {
  const isNew = ({ name }: Paired) => before.every((one) => one.name !== name)
  return before.map((was) => {
    const isSame = (one: TOption) => one.id === was.id && was.kind === one.kind && isNew(one)
    const named = now.filter(({ name }) => name === was.name)
    return { was, is: named.find(({ id }) => id === was.id) ?? named[0] ?? now.find(isSame) }
  })
}

/** Limits of the sums that shops usually have. */
export interface UsualSums {
  /** The highest fee of a delivery or a payment. */
  feeCents: Cents
  freeCents: { least: Cents; most: Cents }
  /** By what factor a sum may grow or shrink. */
  times: number
}

/** Whether a sum is so far from what it was that it may be a mistake. @param times by what factor it may grow or shrink */
export function isFarOff(was: Cents, is: Cents, times: number): boolean {
  return was > 0 && (is * times < was || is > was * times)
}

const offersFor = (payments: DeliverySettings['paymentOptions'], delivery: number) =>
  payments.some(({ visibleInDelivery }) => visibleInDelivery.includes(delivery))

/** The kind that a text of the API means. @example kindOf('Cash_on delivery', PAYMENT_KINDS) // 'cash-on-delivery' */
export function kindOf<TKind extends string>(given: string, kinds: readonly TKind[]): TKind | undefined {
  const bare = (kind: string) => slugify(kind).replaceAll('-', '')
  return kinds.find((kind) => bare(kind) === bare(given))
}

/** Whose pick-up points these are (`DeliveryOption.pointsOf`). The address of a list may contain a secret key. */
export function pointsOwner(carrier: string, points: string): string {
  return digest(carrier || points.replace(/[?#].*/, ''))
}

/** Settings as the API sends them. */
export interface GivenSettings {
  deliveryFreeFrom?: Cents | null | undefined
  deliveryOptions?:
    | readonly (Pick<DeliveryOption, 'id' | 'name' | 'costCents'> & {
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

/** A sum that is not taken, because it is unusual; `name` is `null` for the sum from which delivery is free. */
export interface OddSum {
  name: string | null
  was: Cents
  is: Cents
}

const isOther = (was: string | undefined, is: string) => was !== undefined && is !== '' && was !== is

/** An option without a kind has that of the known option with its name. With another name, nobody knows it. */
function withKind<TGiven extends { name: string; kind: string }>(
  given: readonly TGiven[],
  known: readonly ComparedOption[],
  kinds: readonly string[],
): TGiven[] {
  const ofName = (name: string) => known.find((one) => one.name === name)?.kind ?? ''
  return given.map((one) => ({ ...one, kind: kindOf(one.kind, kinds) ?? ofName(one.name) }))
}

const hasTwins = (options: readonly { id: number }[]) =>
  new Set(options.map(({ id }) => id)).size < options.length

/** @returns the pairs of options that are still offered; those of another kind are not */
function stillOffered<TOption extends Paired, TGiven extends Paired>(
  built: readonly TOption[],
  given: readonly TGiven[],
): { was: TOption; is: TGiven }[] {
  return pairOptions(built, given).flatMap(({ was, is }) => (is?.kind === was.kind ? [{ was, is }] : []))
}

/**
 * The page's settings with today's names, costs, days and payments of its options (rule 317). A new option waits for the
 * next build, which looks at it. An option of another kind or carrier is gone, because the page says of it what holds for
 * the first one. An unusual sum is not taken.
 * @returns `null` if two options have one id, or if no delivery with a payment is left
 */
export function refreshSettings(
  built: DeliverySettings,
  given: GivenSettings,
  usual: UsualSums,
): { now: DeliverySettings; odd: readonly OddSum[] } | null {
  const { deliveryOptions: sent, paymentOptions: sentPayments } = given
  if (hasTwins(sent ?? []) || hasTwins(sentPayments ?? [])) return null
  const odd: OddSum[] = []
  const sum = (name: string | null, was: Cents, is: Cents, isUsual: boolean): Cents => {
    if (was === is || (isUsual && !isFarOff(was, is, usual.times))) return is
    odd.push({ name, was, is })
    return was
  }
  const cost = (was: ComparedOption, { name, costCents }: { name: string; costCents: Cents }) =>
    sum(name, was.costCents, costCents, costCents <= usual.feeCents)

  const deliveries = sent?.length
    ? stillOffered(built.deliveryOptions, withKind(sent, built.deliveryOptions, DELIVERY_KINDS)).flatMap(
        ({ was, is }) => {
          const { days: _, ...kept } = was
          if (isOther(was.carrier, is.carrier) || isOther(was.pointsOf, pointsOwner(is.carrier, is.points)))
            return []
          const days = parseDays(is.days)
          const now = { ...kept, id: is.id, name: is.name, costCents: cost(was, is), ...(days && { days }) }
          return [{ was, now }]
        },
      )
    : built.deliveryOptions.map((was) => ({ was, now: was }))
  const idOf = (id: number) => deliveries.find(({ was }) => was.id === id)?.now.id ?? []
  const payments = sentPayments?.length
    ? stillOffered(built.paymentOptions, withKind(sentPayments, built.paymentOptions, PAYMENT_KINDS)).map(
        ({ was, is }) => ({ ...is, kind: was.kind, costCents: cost(was, is) }),
      )
    : built.paymentOptions.map((one) => ({ ...one, visibleInDelivery: one.visibleInDelivery.flatMap(idOf) }))

  const deliveryOptions = deliveries
    .filter(({ was, now }) => offersFor(payments, now.id) || !offersFor(built.paymentOptions, was.id))
    .map(({ now }) => now)
  if (deliveryOptions.length === 0) return null
  const paymentOptions = payments.filter(({ visibleInDelivery }) =>
    deliveryOptions.some(({ id }) => visibleInDelivery.includes(id)),
  )
  const { least, most } = usual.freeCents
  const was = built.deliveryFreeFromCents
  const is = given.deliveryFreeFrom ?? was
  const deliveryFreeFromCents = sum(null, was, is, is >= least && is <= most)
  return { now: { deliveryFreeFromCents, deliveryOptions, paymentOptions }, odd }
}

/** A change of costs that a shopper sees before ordering; `name` is `null` for the sum from which delivery is free. */
export type CostChange =
  | { name: string | null; oldCents: Cents; newCents: Cents }
  /** A delivery or payment that is no longer offered. */
  | { name: string; isGone: true }
  /** A payment that a delivery no longer offers. */
  | { name: string; delivery: string }
  /** A delivery or payment with another name or time. It is a change only of an order that has it (`ofChosen`). */
  | { name: string; of: 'delivery' | 'payment'; was: OptionPromise; now: OptionPromise & { id: number } }

/** What an option promises beside its cost. */
type OptionPromise = Pick<ComparedOption, 'name' | 'days'>

/** Whether two options promise the same name and the same days. */
export function isSamePromise(one: OptionPromise, other: OptionPromise): boolean {
  return one.name === other.name && String(one.days) === String(other.days)
}

/** The changes that a shopper who knew the old settings is told. */
export function costChanges(known: ComparedSettings, now: ComparedSettings): CostChange[] {
  const change = (name: string | null, oldCents: Cents, newCents: Cents): CostChange[] =>
    oldCents === newCents ? [] : [{ name, oldCents, newCents }]
  const deliveries = pairOptions(known.deliveryOptions, now.deliveryOptions)
  const payments = pairOptions(known.paymentOptions, now.paymentOptions)
  const promise = ({ name, days }: ComparedOption): OptionPromise => ({ name, days })
  const promises = (of: 'delivery' | 'payment', pairs: typeof deliveries | typeof payments): CostChange[] =>
    pairs.flatMap(({ was, is }) =>
      is && !isSamePromise(was, is)
        ? [{ name: was.name, of, was: promise(was), now: { ...promise(is), id: is.id } }]
        : [],
    )
  return [
    ...change(null, known.deliveryFreeFromCents, now.deliveryFreeFromCents),
    ...[...deliveries, ...payments].flatMap(({ was, is }) =>
      is ? change(is.name, was.costCents, is.costCents) : [{ name: was.name, isGone: true as const }],
    ),
    ...promises('delivery', deliveries),
    ...promises('payment', payments),
    ...known.paymentOptions.flatMap((payment, at) =>
      deliveries
        .filter(({ was, is }) => {
          const offered = now.paymentOptions.find(({ id }) => id === payments[at]?.is?.id)?.visibleInDelivery
          return (
            is && payments[at]?.is && payment.visibleInDelivery.includes(was.id) && !offered?.includes(is.id)
          )
        })
        .map(({ was }) => ({ name: payment.name, delivery: was.name })),
    ),
  ]
}
