import { costChanges } from '../../../../../src/cart/rules/compare-settings.ts'
import { REPORT } from '../../../report/texts.ts'
import {
  USUAL_FEE_CENTS,
  USUAL_FREE_FROM_CENTS,
  USUAL_SETTING_TIMES,
} from '../../../../../src/config/checkout-settings.ts'
import type { Measures } from '../measures.ts'
import type { BothShops } from './both-shops.ts'
import { settingSteps, unusualSettings, type SettingStep } from './setting-steps.ts'
import { percentOf, shareStep, type Step } from './step.ts'

export function sizeLabels({ now, online }: BothShops): Step {
  const labels = (shop: Pick<Measures, 'settings'>) => Object.fromEntries(shop.settings?.sizeLabels ?? [])
  const [was, is] = [labels(online), labels(now)]
  const lost = Object.keys(was).filter((tag) => was[tag] !== is[tag])
  return shareStep(
    lost.map((tag) => `${tag} ${was[tag] ?? ''}`),
    Object.keys(was).length,
  )
}

function settingStep({ about, was, is, isFar }: SettingStep): Step {
  return { percent: isFar ? 100 : 1, count: 1, about: about ?? REPORT.freeFrom, value: `${was} → ${is}` }
}

/** Deliveries whose list of pick-up points is still there, but shorter. */
export function points({ now, online }: BothShops): Step[] {
  return Object.entries(online.points).flatMap(([about, was]) => {
    const is = now.points[about]
    if (is === undefined) return []
    return { percent: percentOf(was - is, was), count: was - is, about, value: `${was} → ${is}` }
  })
}

/** The settings online without deliveries whose list of pick-up points is gone, and without payments only for them. */
function withoutLostPoints({ online, pulled }: BothShops): Measures['settings'] {
  const { settings } = online
  if (!settings) return undefined
  const lost = pulled.pointLists.filter((list) => list.points.length === 0)
  const deliveryOptions = settings.deliveryOptions.filter(
    ({ kind, id, name }) => kind !== 'point' || !lost.some((one) => one.name === name || one.id === id),
  )
  const ids = deliveryOptions.map(({ id }) => id)
  const paymentOptions = settings.paymentOptions.filter(
    ({ visibleInDelivery }) =>
      visibleInDelivery.length === 0 || visibleInDelivery.some((id) => ids.includes(id)),
  )
  return { ...settings, deliveryOptions, paymentOptions }
}

export function settings(shops: BothShops): Step[] {
  const { online } = shops
  const { settings: now, givenSettings } = shops.now
  const before = withoutLostPoints(shops)
  const gone = online.givenSettings
    .filter((name) => !givenSettings.includes(name))
    .map((about) => settingStep({ about, was: 'API', is: '–', isFar: true }))
  if (!before || !now) return gone
  return [
    ...gone,
    ...settingSteps(before, now, USUAL_SETTING_TIMES).map(settingStep),
    ...costChanges(before, now).flatMap((change) => {
      if (!('delivery' in change)) return []
      const { name: about, delivery: was } = change
      const isFar = now.paymentOptions.some(
        ({ name, visibleInDelivery }) => name === about && visibleInDelivery.length === 0,
      )
      return settingStep({ about, was, is: '–', isFar })
    }),
  ]
}

const USUAL_SUMS = { feeCents: USUAL_FEE_CENTS, freeFromCents: USUAL_FREE_FROM_CENTS }

export function oddSettings({ pulled: { catalogue } }: BothShops): Step[] {
  return unusualSettings(catalogue.settings, USUAL_SUMS).map(settingStep)
}
