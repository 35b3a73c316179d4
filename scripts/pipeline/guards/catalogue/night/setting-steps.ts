import {
  isFarOff,
  pairOptions,
  type ComparedOption,
  type ComparedSettings,
} from '../../../../../src/cart/rules/compare-settings.ts'
import { USUAL_SUMS } from '../../../../../src/config/checkout-settings.ts'
import { formatPrice, type Cents } from '../../../../../src/text/money.ts'
import { REPORT } from '../../../report/texts.ts'
import type { Step } from './step.ts'

/** @param isFar whether a build stops at this change until the owner confirms it */
export function settingStep(about: string, was: string, is: string, isFar = false): Step {
  return { percent: isFar ? 100 : 1, count: 1, about, value: `${was} → ${is}` }
}

function sumSteps(about: string, was: Cents, is: Cents): Step[] {
  const isFar = isFarOff(was, is, USUAL_SUMS.times)
  return was === is ? [] : [settingStep(about, formatPrice(was), formatPrice(is), isFar)]
}

/** @example formatDays({ days: [2, 4] }) // 'days 2 – 4' */
const formatDays = ({ days }: Pick<ComparedOption, 'days'>) => `days ${days?.join(' – ') ?? '–'}`

/** What is said of an option beside its cost. */
const TEXTS: readonly ((option: ComparedOption) => string)[] = [
  ({ name }) => name,
  ({ kind }) => kind,
  formatDays,
  ({ id }) => `id ${id}`,
]

function optionSteps(before: readonly ComparedOption[], now: readonly ComparedOption[]): Step[] {
  return pairOptions(before, now).flatMap(({ was, is }) => {
    if (!is) return [settingStep(was.name, formatPrice(was.costCents), '–', true)]
    const texts = TEXTS.map((textOf) => [textOf(was), textOf(is)] as const)
    const others = texts.filter(([old, text]) => old !== text)
    return [
      ...sumSteps(is.name, was.costCents, is.costCents),
      ...others.map(([old, text]) => settingStep(is.name, old, text)),
    ]
  })
}

/** Differences between a shop's settings before and now. A missing option counts as far off, too. */
export function settingSteps(before: ComparedSettings, now: ComparedSettings): Step[] {
  return [
    ...sumSteps(REPORT.freeFrom, before.deliveryFreeFromCents, now.deliveryFreeFromCents),
    ...optionSteps(before.deliveryOptions, now.deliveryOptions),
    ...optionSteps(before.paymentOptions, now.paymentOptions),
  ]
}

/** Settings that are unusual for any shop. */
export function unusualSettings(settings: ComparedSettings): Step[] {
  const { deliveryFreeFromCents: free, deliveryOptions, paymentOptions } = settings
  const { least, most } = USUAL_SUMS.freeCents
  const range = `${formatPrice(least)} – ${formatPrice(most)}`
  return [
    ...[...deliveryOptions, ...paymentOptions]
      .filter(({ costCents }) => costCents > USUAL_SUMS.feeCents)
      .map(({ name, costCents }) =>
        settingStep(name, `≤ ${formatPrice(USUAL_SUMS.feeCents)}`, formatPrice(costCents), true),
      ),
    ...(free < least || free > most ? [settingStep(REPORT.freeFrom, range, formatPrice(free), true)] : []),
  ]
}
