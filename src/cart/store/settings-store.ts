import { atom, computed } from 'nanostores'
import type { DeliverySettings } from '../../catalogue/rules/settings.ts'
import { digest } from '../../text/digest.ts'
import { storedAtom } from '../../storage/persistence.ts'
import type { CostChange } from '../rules/compare-settings.ts'

/** The present settings, and the changes that a shopper is told. */
export interface FreshSettings {
  now: DeliverySettings
  changes: readonly CostChange[]
}

/** No delivery and no payment, until a page opens its settings. */
const NO_SETTINGS: DeliverySettings = { deliveryFreeFromCents: 0, deliveryOptions: [], paymentOptions: [] }

/** The settings of the built page, which the shopper has seen, and the present ones. */
const $both = atom<FreshSettings & { built: DeliverySettings }>({
  built: NO_SETTINGS,
  now: NO_SETTINGS,
  changes: [],
})

/** The settings in force. */
export const $settings = computed($both, ({ now }) => now)

/** A digest of the changed settings that the shopper has agreed to, so that the next page does not ask again. */
const agreed = storedAtom<string | null>('agreedCosts', {
  initial: null,
  encode: (value) => value ?? undefined,
  decode: (json) => (typeof json === 'string' ? json : null),
})

const digestOf = ({ deliveryFreeFromCents, deliveryOptions, paymentOptions }: DeliverySettings) =>
  digest(JSON.stringify([deliveryFreeFromCents, deliveryOptions, paymentOptions]))

/** The API's present settings; `null` until they are known. */
export const $freshSettings = computed($both, ({ now, built }) => (now === built ? null : now))

/** The settings that the shopper knows: those of the built page, or the present ones after agreeing to them. */
export const $knownSettings = computed([$both, agreed.$value], ({ now, built }, seen) =>
  seen === digestOf(now) ? now : built,
)

/** Changes since the page was built that the shopper has not agreed to. */
export const $costChanges = computed([$both, $knownSettings], ({ now, changes }, known) =>
  now === known ? [] : changes,
)

/** Sets the settings of the page's build. Each page that needs settings calls it. */
export function openSettings(built: DeliverySettings): void {
  $both.set({ built, now: built, changes: [] })
}

/** Takes over the API's present settings. */
export function applySettings(fresh: FreshSettings): void {
  $both.set({ ...$both.get(), ...fresh })
}

export function agreeToCosts(): void {
  const fresh = $freshSettings.get()
  if (fresh) agreed.update(() => digestOf(fresh))
}

/** Called when an order must match the page: agreements from an earlier page no longer count. */
export function forgetAgreedCosts(): void {
  agreed.update(() => null)
}

/** The settings of the built page. */
export const readBuiltSettings = (): DeliverySettings => $both.get().built
