import { atom, computed } from 'nanostores'
import { DEFAULT_SETTINGS } from '../../config/checkout-settings.ts'
import type { ShopSettings } from '../../catalogue/rules/settings.ts'
import { digest } from '../../text/digest.ts'
import { storedAtom } from '../../storage/persistence.ts'
import { costChanges } from '../rules/compare-settings.ts'

/** The settings that count: those of the shop's last build, until the API has confirmed or changed them (rule 317). */
export const $settings = atom<ShopSettings>(DEFAULT_SETTINGS)

/** Those of the page, which the shopper has seen. */
const $built = atom<ShopSettings>(DEFAULT_SETTINGS)

/** A digest of the changed settings that the shopper has agreed to, so that the next page does not ask again. */
const agreed = storedAtom<string | null>('agreedCosts', {
  initial: null,
  encode: (value) => value ?? undefined,
  decode: (json) => (typeof json === 'string' ? json : null),
})

const digestOf = ({ deliveryFreeFromCents, deliveryOptions, paymentOptions }: ShopSettings) =>
  digest(JSON.stringify([deliveryFreeFromCents, deliveryOptions, paymentOptions]))

/** The API's settings of now; `null` until they are known. */
export const $freshSettings = computed([$settings, $built], (now, built) => (now === built ? null : now))

/** The settings that the shopper knows and has agreed to. */
export const $knownSettings = computed([$settings, $built, agreed.$value], (now, built, seen) =>
  seen === digestOf(now) ? now : built,
)

/** What has changed of the settings since the page was built, and was not agreed to. */
export const $costChanges = computed([$settings, $knownSettings], (now, known) =>
  now === known ? [] : costChanges(known, now),
)

/** Pages that need settings set theirs. */
export function openSettings(settings: ShopSettings): void {
  $built.set(settings)
  $settings.set(settings)
}

export function agreeToCosts(): void {
  agreed.update(() => ($settings.get() === $built.get() ? null : digestOf($settings.get())))
}

/** The shopper is about to order what the page shows, so that no agreement on an earlier page counts. */
export function forgetAgreedCosts(): void {
  agreed.update(() => null)
}

/** The settings of the page. */
export const readBuiltSettings = (): ShopSettings => $built.get()
