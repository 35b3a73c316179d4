import { getEshopConfig } from '../../api/calls.ts'
import { BROWSER_RETRY_POLICY, createApiClient } from '../../api/client.ts'
import { API_URL } from '../../config/browser-env.ts'
import {
  USUAL_FEE_CENTS,
  USUAL_FREE_FROM_CENTS,
  USUAL_SETTING_TIMES,
} from '../../config/checkout-settings.ts'
import { costChanges, refreshSettings } from '../rules/compare-settings.ts'
import { applySettings, readBuiltSettings } from './settings-store.ts'

const USUAL = { feeCents: USUAL_FEE_CENTS, freeFromCents: USUAL_FREE_FROM_CENTS }

/**
 * Asks for the settings of today, and takes over what they change of the page's. They are of no use if two options have one
 * id, or if nothing can be delivered and paid. The console says so, and names the sums that are not taken.
 * @returns whether all of it was taken
 * @throws {ApiError}
 */
export async function askSettings(signal: AbortSignal): Promise<boolean> {
  const config = await getEshopConfig(createApiClient(API_URL, BROWSER_RETRY_POLICY, { signal }))
  const built = readBuiltSettings()
  const fresh = refreshSettings(built, config, USUAL, USUAL_SETTING_TIMES)
  const isSure = fresh?.odd.length === 0
  if (!isSure) console.warn('get_eshop_config is ignored:', fresh?.odd ?? 'nothing can be ordered with it')
  if (!fresh || signal.aborted) return false
  const now = { ...built, ...fresh.now }
  applySettings({ now, changes: costChanges(built, now) })
  return isSure
}
