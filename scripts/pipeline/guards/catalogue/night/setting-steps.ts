import {
  isFarOff,
  pairOptions,
  type ComparedOption,
  type ComparedSettings,
  type UsualSums,
} from '../../../../../src/cart/rules/compare-settings.ts'
import { formatPrice, type Cents } from '../../../../../src/text/money.ts'

/** A difference between two settings. */
export interface SettingStep {
  /** The name of a delivery or a payment; `null` for the sum from which delivery is free. */
  about: string | null
  was: string
  is: string
  /** True when a build stops at this change until the owner confirms it. */
  isFar: boolean
}

/** @param times by what factor a sum may grow or shrink before it counts as far off */
function sumSteps(about: string | null, was: Cents, is: Cents, times: number): SettingStep[] {
  if (was === is) return []
  return [{ about, was: formatPrice(was), is: formatPrice(is), isFar: isFarOff(was, is, times) }]
}

function otherText(about: string, was: string, is: string): SettingStep[] {
  return was === is ? [] : [{ about, was, is, isFar: false }]
}

/** @example formatDays({ days: [2, 4] }) // 'days 2 – 4' */
const formatDays = ({ days }: Pick<ComparedOption, 'days'>) => `days ${days?.join(' – ') ?? '–'}`

/** Differences between a shop's settings before and now. A missing option counts as far off, too. */
export function settingSteps(before: ComparedSettings, now: ComparedSettings, times: number): SettingStep[] {
  const optionSteps = ({
    was,
    is,
  }: {
    was: ComparedOption
    is: ComparedOption | undefined
  }): SettingStep[] =>
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
