import { getEshopConfig } from '../../api/calls.ts'
import { BROWSER_RETRY_POLICY, createApiClient } from '../../api/client.ts'
import { API_URL } from '../../config/browser-env.ts'
import { USUAL_FEE_CENTS, USUAL_FREE_FROM_CENTS, USUAL_SETTING_TIMES } from '../../config/usual-settings.ts'
import { KIND_WORDS } from '../../config/kind-words.ts'
import type { ShopSettings } from '../../catalogue/rules/settings.ts'
import {
  costChanges,
  inOrderOf,
  settingSteps,
  unusualSettings,
  type SettingStep,
} from '../rules/compare-settings.ts'
import { pointsFilesOf, readSettings } from '../rules/read-settings.ts'
import type { FreshSettings } from './settings-store.ts'

const USUAL = { feeCents: USUAL_FEE_CENTS, freeFromCents: USUAL_FREE_FROM_CENTS }

const describeStep = ({ about, was, is }: SettingStep) => `${about ?? 'deliveryFreeFrom'}: ${was} → ${is}`

/**
 * The present settings. `null` if a build would refuse them (rule 411); the console then has the reasons.
 * @throws {ApiError}
 */
export async function fetchSettings(built: ShopSettings, signal: AbortSignal): Promise<FreshSettings | null> {
  const config = await getEshopConfig(createApiClient(API_URL, BROWSER_RETRY_POLICY, { signal }))
  const { settings, faults } = readSettings(config, built, KIND_WORDS, pointsFilesOf(built.deliveryOptions))
  const allowed = unusualSettings(built, USUAL).map(describeStep)
  const reasons = [
    ...faults.map(({ text }) => text),
    ...settingSteps(built, settings, USUAL_SETTING_TIMES)
      .filter(({ isFar }) => isFar)
      .map(describeStep),
    ...unusualSettings(settings, USUAL)
      .map(describeStep)
      .filter((text) => !allowed.includes(text)),
  ]
  if (reasons.length === 0) {
    const deliveryOptions = inOrderOf(built.deliveryOptions, settings.deliveryOptions)
    const paymentOptions = inOrderOf(built.paymentOptions, settings.paymentOptions)
    const now = { ...built, ...settings, deliveryOptions, paymentOptions }
    return { now, changes: costChanges(built, now) }
  }
  console.warn(`get_eshop_config is ignored: ${reasons.join('; ')}`)
  return null
}
