import {
  USUAL_FEE_CENTS,
  USUAL_FREE_FROM_CENTS,
  USUAL_SETTING_TIMES,
} from '../../../../src/config/build-limits.ts'
import type { ShopSettings } from '../../../../src/catalogue/rules/settings.ts'
import { REPORT } from '../../../../src/company/texts/report.ts'
import { formatPrice } from '../../../../src/text/money.ts'
import type { Published } from '../../publish/published.ts'
import type { Step } from './compare.ts'

type Kept = NonNullable<Published['settings']>
type Option = Kept['deliveryOptions'][number]

/** A step that stops a build, or that is told. */
const toStep = (about: string, was: string, is: string, isFar: boolean): Step => ({
  ...{ about, value: `${was} → ${is}`, count: 1 },
  percent: isFar ? 100 : 1,
})

/** A sum in cents that is another one; it is far when it is gone, or many times what it was. */
function sumSteps(about: string, was: number, is: number): Step[] {
  if (was === is) return []
  const isFar = was > 0 && (is * USUAL_SETTING_TIMES < was || is > was * USUAL_SETTING_TIMES)
  return [toStep(about, formatPrice(was), formatPrice(is), isFar)]
}

function optionSteps(before: readonly Option[], now: readonly Option[]): Step[] {
  return before.flatMap((was) => {
    const isOther = ({ name }: Option) => before.some((one) => one.name === name)
    const is =
      now.find(({ name }) => name === was.name) ?? now.find((one) => one.id === was.id && !isOther(one))
    if (!is) return toStep(was.name, formatPrice(was.costCents), '–', true)
    return [
      ...sumSteps(is.name, was.costCents, is.costCents),
      ...(was.name === is.name ? [] : [toStep(is.name, was.name, is.name, false)]),
      ...(was.kind === undefined || was.kind === is.kind
        ? []
        : [toStep(is.name, was.kind, is.kind ?? '–', false)]),
      ...(was.id === is.id ? [] : [toStep(is.name, `id ${was.id}`, `id ${is.id}`, false)]),
    ]
  })
}

/** What the settings are beside those online: an option that is gone and a sum that is many times another stop a build. */
export function settingSteps(before: Kept, now: Kept): Step[] {
  return [
    ...sumSteps(REPORT.freeFrom, before.deliveryFreeFromCents, now.deliveryFreeFromCents),
    ...optionSteps(before.deliveryOptions, now.deliveryOptions),
    ...optionSteps(before.paymentOptions, now.paymentOptions),
    ...before.paymentOptions.flatMap(({ name, visibleInDelivery: was }) => {
      const is = now.paymentOptions.find((one) => one.name === name)?.visibleInDelivery ?? was
      return was.join() === is.join() ? [] : [toStep(name, was.join(), is.join() || '–', is.length === 0)]
    }),
  ]
}

/** Settings that are not as usual in any shop. */
export function unusualSettings(settings: ShopSettings): Step[] {
  const { least, most } = USUAL_FREE_FROM_CENTS
  const { deliveryFreeFromCents: free, deliveryOptions, paymentOptions } = settings
  const odd = (about: string, usual: string, is: string): Step => toStep(about, usual, is, true)
  return [
    ...[...deliveryOptions, ...paymentOptions]
      .filter(({ costCents }) => costCents > USUAL_FEE_CENTS)
      .map(({ name, costCents }) => odd(name, `≤ ${formatPrice(USUAL_FEE_CENTS)}`, formatPrice(costCents))),
    ...(free < least || free > most
      ? [odd(REPORT.freeFrom, `${formatPrice(least)} – ${formatPrice(most)}`, formatPrice(free))]
      : []),
  ]
}
