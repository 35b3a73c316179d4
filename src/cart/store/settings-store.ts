import { atom, computed } from 'nanostores'
import { DEFAULT_SETTINGS } from '../../config/checkout-settings.ts'
import type { ShopSettings } from '../../catalogue/rules/settings.ts'
import { digest } from '../../text/digest.ts'
import { storedAtom } from '../../storage/persistence.ts'
import type { CostChange } from '../rules/compare-settings.ts'

/** Settings of now, and what a shopper is told of them. */
export interface FreshSettings {
  now: ShopSettings
  changes: readonly CostChange[]
}

/** Settings of the page's build, which the shopper has seen, and those of now (rule 317). */
const $both = atom<FreshSettings & { built: ShopSettings }>({
  built: DEFAULT_SETTINGS,
  now: DEFAULT_SETTINGS,
  changes: [],
})

/** The settings that count. */
export const $settings = computed($both, ({ now }) => now)

/** A digest of the changed settings that the shopper has agreed to, so that the next page does not ask again. */
const agreed = storedAtom<string | null>('agreedCosts', {
  initial: null,
  encode: (value) => value ?? undefined,
  decode: (json) => (typeof json === 'string' ? json : null),
})

const digestOf = ({ deliveryFreeFromCents, deliveryOptions, paymentOptions }: ShopSettings) =>
  digest(JSON.stringify([deliveryFreeFromCents, deliveryOptions, paymentOptions]))

/** The API's settings of now; `null` until they are known. */
export const $freshSettings = computed($both, ({ now, built }) => (now === built ? null : now))

/** The settings that the shopper knows and has agreed to. */
export const $knownSettings = computed([$both, agreed.$value], ({ now, built }, seen) =>
  seen === digestOf(now) ? now : built,
)

/** Changes of settings since the page was built that were not agreed to. */
export const $costChanges = computed([$both, $knownSettings], ({ now, changes }, known) =>
  now === known ? [] : changes,
)

/** Pages that need settings set theirs. */
export function openSettings(built: ShopSettings): void {
  $both.set({ built, now: built, changes: [] })
}

/** The API has other settings than the page, or the same. */
export function adoptSettings(fresh: FreshSettings): void {
  $both.set({ ...$both.get(), ...fresh })
}

export function agreeToCosts(): void {
  const fresh = $freshSettings.get()
  if (fresh) agreed.update(() => digestOf(fresh))
}

/** The shopper is about to order what the page shows, so that no agreement on an earlier page counts. */
export function forgetAgreedCosts(): void {
  agreed.update(() => null)
}

/** The settings of the page. */
export const readBuiltSettings = (): ShopSettings => $both.get().built
