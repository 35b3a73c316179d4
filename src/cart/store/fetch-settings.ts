import { getEshopConfig } from '../../api/calls.ts'
import { BROWSER_RETRY_POLICY, createApiClient } from '../../api/client.ts'
import { API_URL } from '../../config/browser-env.ts'
import {
  USUAL_FEE_CENTS,
  USUAL_FREE_FROM_CENTS,
  USUAL_SETTING_TIMES,
} from '../../config/checkout-settings.ts'
import type { DeliverySettings } from '../../catalogue/rules/settings.ts'
import { costChanges, refreshSettings } from '../rules/compare-settings.ts'
import type { FreshSettings } from './settings-store.ts'

const USUAL = { feeCents: USUAL_FEE_CENTS, freeFromCents: USUAL_FREE_FROM_CENTS }

/**
 * The page's settings as they are today. `null` if the answer is of no use: two options have one id, or nothing can be
 * delivered and paid. The console says so, and names the sums that are not taken.
 * @throws {ApiError}
 */
export async function fetchSettings(
  built: DeliverySettings,
  signal: AbortSignal,
): Promise<FreshSettings | null> {
  const config = await getEshopConfig(createApiClient(API_URL, BROWSER_RETRY_POLICY, { signal }))
  const fresh = refreshSettings(built, config, USUAL, USUAL_SETTING_TIMES)
  const isSure = fresh?.odd.length === 0
  if (!isSure) console.warn('get_eshop_config is ignored:', fresh?.odd ?? 'nothing can be ordered with it')
  if (!fresh) return null
  const now = { ...built, ...fresh.now }
  return { now, changes: costChanges(built, now), isSure }
}
