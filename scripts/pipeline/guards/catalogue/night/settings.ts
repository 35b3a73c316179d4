import { costChanges } from '../../../../../src/cart/rules/compare-settings.ts'
import type { Measures } from '../measures.ts'
import { sayFault } from '../../../report/faults.ts'
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

/** Deliveries whose list of pick-up points is shorter, or cannot be read. */
export function points({ pulled, online }: BothShops): Step[] {
  return Object.entries(online.points).flatMap(([about, was]) => {
    const list = pulled.pointLists.find(({ name }) => name === about)
    if (!list) return []
    const { length } = list.points
    const details = list.fault ? [sayFault(list.fault, 'sk')] : []
    return {
      ...{ percent: percentOf(was - length, was), count: was - length },
      ...{ about, value: `${was} → ${length}`, details },
    }
  })
}

export function settings({ online, now: { settings: now, givenSettings } }: BothShops): Step[] {
  const { settings: before } = online
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
