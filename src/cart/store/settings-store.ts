import { atom, computed } from 'nanostores'
import type { DeliverySettings } from '../../catalogue/rules/settings.ts'
import type { CostChange } from '../rules/compare-settings.ts'

/** No delivery and no payment, until a page opens its settings. */
const NO_SETTINGS: DeliverySettings = { deliveryFreeFromCents: 0, deliveryOptions: [], paymentOptions: [] }

/** The settings of the built page, which the shopper has seen, and the present ones. */
export const $bothSettings = atom({ built: NO_SETTINGS, now: NO_SETTINGS })

/** The settings in force. */
export const $settings = computed($bothSettings, ({ now }) => now)

/** The API's present settings; `null` until they are known. */
export const $freshSettings = computed($bothSettings, ({ now, built }) => (now === built ? null : now))

/** Changes since the page was built that the shopper has not agreed to. cost-changes.ts, which comes with the API's settings, sets it. */
export const $costChanges = atom<readonly CostChange[]>([])

/** Says what the API's present deliveries cost; `null` until they are known. applySettings sets it. */
export const $deliveryNote = atom<string | null>(null)

/** Sets the settings of the page's build. Each page that needs settings calls it. */
export function openSettings(built: DeliverySettings): void {
  $bothSettings.set({ built, now: built })
}
