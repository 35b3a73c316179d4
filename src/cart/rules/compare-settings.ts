import type { DaySpan } from '../../company/rules/working-days.ts'
import type { DeliverySettings } from '../../catalogue/rules/settings.ts'
import { formatPrice, type Cents } from '../../text/money.ts'

interface Option {
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
  deliveryOptions: readonly Option[]
  paymentOptions: readonly (Option & { visibleInDelivery: readonly number[] })[]
}

/** A difference between two settings. */
export interface SettingStep {
  /** The name of a delivery or a payment; `null` for the sum from which delivery is free. */
  about: string | null
  was: string
  is: string
  /** True when a build stops at this change until the owner confirms it. */
  isFar: boolean
}

/**
 * Pairs each old option with its present form: the option of the same name, else of the same id, unless that has
 * another kind or a name that existed before.
 */
function pairOptions<TOption extends Option>(
  before: readonly Option[],
  now: readonly TOption[],
): { was: Option; is: TOption | undefined }[] {
  const isNew = ({ name }: Option) => before.every((one) => one.name !== name)
  return before.map((was) => {
    const isSame = (one: TOption) => one.id === was.id && was.kind === one.kind && isNew(one)
    const named = now.filter(({ name }) => name === was.name)
    return { was, is: named.find(({ id }) => id === was.id) ?? named[0] ?? now.find(isSame) }
  })
}

/** @param times by what factor a sum may grow or shrink before it counts as far off */
function sumSteps(about: string | null, was: Cents, is: Cents, times: number): SettingStep[] {
  if (was === is) return []
  const isFar = was > 0 && (is * times < was || is > was * times)
  return [{ about, was: formatPrice(was), is: formatPrice(is), isFar }]
}

function otherText(about: string, was: string, is: string): SettingStep[] {
  return was === is ? [] : [{ about, was, is, isFar: false }]
}

/** @example formatDays({ days: [2, 4] }) // 'days 2 – 4' */
const formatDays = ({ days }: Pick<Option, 'days'>) => `days ${days?.join(' – ') ?? '–'}`

/** Differences between a shop's settings before and now. A missing option counts as far off, too. */
export function settingSteps(before: ComparedSettings, now: ComparedSettings, times: number): SettingStep[] {
  const optionSteps = ({ was, is }: ReturnType<typeof pairOptions>[number]): SettingStep[] =>
    is
      ? [
          ...sumSteps(is.name, was.costCents, is.costCents, times),
          ...otherText(is.name, was.name, is.name),
          ...otherText(is.name, was.kind, is.kind),
          ...otherText(is.name, formatDays(was), formatDays(is)),
          ...otherText(is.name, `id ${was.id}`, `id ${is.id}`),
        ]
      : [{ about: was.name, was: formatPrice(was.costCents), is: '–', isFar: true }]
  return [
    ...sumSteps(null, before.deliveryFreeFromCents, now.deliveryFreeFromCents, times),
    ...pairOptions(before.deliveryOptions, now.deliveryOptions).flatMap(optionSteps),
    ...pairOptions(before.paymentOptions, now.paymentOptions).flatMap(optionSteps),
  ]
}

/** Limits of the sums that shops usually have. */
export interface UsualSums {
  /** The highest fee of a delivery or a payment. */
  feeCents: Cents
  freeFromCents: { least: Cents; most: Cents }
}

/** Settings that are unusual for any shop. */
export function unusualSettings(settings: ComparedSettings, usual: UsualSums): SettingStep[] {
  const { deliveryFreeFromCents: free, deliveryOptions, paymentOptions } = settings
  const { least, most } = usual.freeFromCents
  const range = `${formatPrice(least)} – ${formatPrice(most)}`
  const isOddFree = free < least || free > most
  return [
    ...[...deliveryOptions, ...paymentOptions]
      .filter(({ costCents }) => costCents > usual.feeCents)
      .map(({ name: about, costCents }) => ({
        ...{ about, was: `≤ ${formatPrice(usual.feeCents)}`, is: formatPrice(costCents), isFar: true },
      })),
    ...(isOddFree ? [{ about: null, was: range, is: formatPrice(free), isFar: true }] : []),
  ]
}

const isOther = (was: string | undefined, is: string | undefined) =>
  was !== undefined && is !== undefined && was !== is

const offersFor = (payments: DeliverySettings['paymentOptions'], delivery: number) =>
  payments.some(({ visibleInDelivery }) => visibleInDelivery.includes(delivery))

/**
 * Today's settings, option by option (rule 317): a usual change is taken, an unusual one is not, an option that is gone is
 * no longer offered, and a new one waits for the next build, which looks at it. An option of another kind or carrier is
 * gone, because the page says of it what holds for the first one.
 * @param times by what factor a sum may grow or shrink
 * @returns `null` if no delivery with a payment is left; `odd` has the changes that are not taken
 */
export function mergeSettings(
  built: DeliverySettings,
  given: DeliverySettings,
  usual: UsualSums,
  times: number,
): { now: DeliverySettings; odd: readonly SettingStep[] } | null {
  const odd: SettingStep[] = []
  const mergeSum = (about: string | null, was: Cents, is: Cents, isUsual: boolean): Cents => {
    const steps = sumSteps(about, was, is, times).filter(({ isFar }) => isFar || !isUsual)
    odd.push(...steps)
    return steps.length > 0 ? was : is
  }
  const take = <TOption extends Option>(before: readonly TOption[], now: readonly TOption[]): TOption[] =>
    pairOptions(before, now).flatMap(({ was, is }) => {
      if (!is || is.kind !== was.kind || isOther(was.carrier, is.carrier)) return []
      return {
        ...is,
        costCents: mergeSum(is.name, was.costCents, is.costCents, is.costCents <= usual.feeCents),
      }
    })
  const ofSameCarrier = given.deliveryOptions.filter(({ name, pointsOf }) => {
    const known = built.deliveryOptions.find((one) => one.name === name)?.pointsOf
    return !isOther(known, pointsOf)
  })
  const payments = take(built.paymentOptions, given.paymentOptions)
  const isPayable = ({ id, name }: Option) => {
    const was = built.deliveryOptions.find((one) => one.name === name)
    return offersFor(payments, id) || (was !== undefined && !offersFor(built.paymentOptions, was.id))
  }
  const deliveryOptions = take(built.deliveryOptions, ofSameCarrier).filter(isPayable)
  if (deliveryOptions.length === 0) return null
  const paymentOptions = payments.filter(({ visibleInDelivery }) =>
    deliveryOptions.some(({ id }) => visibleInDelivery.includes(id)),
  )
  const { least, most } = usual.freeFromCents
  const [was, is] = [built.deliveryFreeFromCents, given.deliveryFreeFromCents]
  const deliveryFreeFromCents = mergeSum(null, was, is, is >= least && is <= most)
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
type OptionPromise = Pick<Option, 'name' | 'days'>

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
  const promise = ({ name, days }: Option): OptionPromise => ({ name, days })
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
