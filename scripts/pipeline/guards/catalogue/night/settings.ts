import {
  costChanges,
  settingSteps,
  unusualSettings,
  type SettingStep,
} from '../../../../../src/cart/rules/compare-settings.ts'
import { REPORT } from '../../../report/texts.ts'
import {
  USUAL_FEE_CENTS,
  USUAL_FREE_FROM_CENTS,
  USUAL_SETTING_TIMES,
} from '../../../../../src/config/usual-settings.ts'
import type { Measures } from '../measures.ts'
import type { BothShops } from './both-shops.ts'
import { shareStep, type Step } from './step.ts'

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

export function settings({ now: { settings: now, givenSettings }, online }: BothShops): Step[] {
  const gone = online.givenSettings
    .filter((name) => !givenSettings.includes(name))
    .map((about) => settingStep({ about, was: 'API', is: '–', isFar: true }))
  if (!online.settings || !now) return gone
  return [
    ...gone,
    ...settingSteps(online.settings, now, USUAL_SETTING_TIMES).map(settingStep),
    ...costChanges(online.settings, now).flatMap((change) => {
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
