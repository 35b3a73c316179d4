import { getEshopConfig } from '../../api/calls.ts'
import { BROWSER_RETRY_POLICY, createApiClient } from '../../api/client.ts'
import { API_URL } from '../../config/browser-env.ts'
import {
  USUAL_FEE_CENTS,
  USUAL_FREE_FROM_CENTS,
  USUAL_SETTING_TIMES,
} from '../../config/checkout-settings.ts'
import { KIND_WORDS } from '../../config/kind-words.ts'
import type { DeliverySettings } from '../../catalogue/rules/settings.ts'
import { costChanges, mergeSettings } from '../rules/compare-settings.ts'
import { pointsFilesOf, readSettings } from '../rules/read-settings.ts'
import type { FreshSettings } from './settings-store.ts'

const USUAL = { feeCents: USUAL_FEE_CENTS, freeFromCents: USUAL_FREE_FROM_CENTS }

/**
 * The present settings, option by option. `null` if they are of no use: two options have one id, or nothing can be
 * delivered and paid. The console has the reasons, also for single changes that are not taken.
 * @throws {ApiError}
 */
export async function fetchSettings(
  built: DeliverySettings,
  signal: AbortSignal,
): Promise<FreshSettings | null> {
  const config = await getEshopConfig(createApiClient(API_URL, BROWSER_RETRY_POLICY, { signal }))
  const { settings, faults } = readSettings(config, built, KIND_WORDS, pointsFilesOf(built.deliveryOptions))
  const broken = faults.filter(({ reason }) => reason.endsWith('-id'))
  const taken = broken.length > 0 ? null : mergeSettings(built, settings, USUAL, USUAL_SETTING_TIMES)
  const odd = (taken?.odd ?? []).map(({ about, was, is }) => `${about ?? 'deliveryFreeFrom'}: ${was} → ${is}`)
  const reasons = [
    ...faults.map(({ reason, value, field }) => [reason, value, field].join(' ').trim()),
    ...odd,
  ]
  if (reasons.length > 0 || !taken) console.warn(`get_eshop_config is ignored: ${reasons.join('; ')}`)
  if (!taken) return null
  const now = { ...built, ...taken.now }
  return { now, changes: costChanges(built, now), isSure: odd.length === 0 }
}
