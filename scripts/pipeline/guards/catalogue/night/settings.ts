import { costChanges } from '../../../../../src/cart/rules/compare-settings.ts'
import type { Measures } from '../measures.ts'
import type { BothShops } from './both-shops.ts'
import { settingStep, settingSteps, unusualSettings } from './setting-steps.ts'
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
    .map((about) => settingStep(about, 'API', '–', true))
  if (!before || !now) return gone
  return [
    ...gone,
    ...settingSteps(before, now),
    ...costChanges(before, now).flatMap((change) => {
      if (!('delivery' in change)) return []
      const isFar = now.paymentOptions.some(
        ({ name, visibleInDelivery }) => name === change.name && visibleInDelivery.length === 0,
      )
      return settingStep(change.name, change.delivery, '–', isFar)
    }),
  ]
}

export function oddSettings({ pulled: { catalogue } }: BothShops): Step[] {
  return unusualSettings(catalogue.settings)
}
