import { getEshopConfig } from '../../api/calls.ts'
import { BROWSER_RETRY_POLICY, createApiClient } from '../../api/client.ts'
import { API_URL } from '../../config/browser-env.ts'
import { USUAL_SUMS } from '../../config/checkout-settings.ts'
import { refreshSettings } from '../rules/compare-settings.ts'
import { applySettings } from './cost-changes.ts'
import { $bothSettings } from './settings-store.ts'

/**
 * Asks for the settings of today, and takes over what they change of the page's. They are of no use if two options have one
 * id, or if nothing can be delivered and paid. The console says so, and names the sums that are not taken.
 * @returns whether all of it was taken
 * @throws {ApiError}
 */
export async function askSettings(signal: AbortSignal): Promise<boolean> {
  const config = await getEshopConfig(createApiClient(API_URL, BROWSER_RETRY_POLICY, { signal }))
  const { built } = $bothSettings.get()
  const fresh = refreshSettings(built, config, USUAL_SUMS)
  const isSure = fresh?.odd.length === 0
  if (!isSure) console.warn('get_eshop_config is ignored:', fresh?.odd ?? 'nothing can be ordered with it')
  if (!fresh || signal.aborted) return false
  applySettings(fresh.now)
  return isSure
}
