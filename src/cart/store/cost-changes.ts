import { computed } from 'nanostores'
import type { DeliverySettings } from '../../catalogue/rules/settings.ts'
import { digest } from '../../text/digest.ts'
import { storedAtom } from '../../storage/persistence.ts'
import { availableLines } from '../rules/cart-changes.ts'
import { toCheckout } from '../rules/checkout.ts'
import { costChanges } from '../rules/compare-settings.ts'
import { resolveDelivery, resolvePayment } from '../rules/delivery.ts'
import { ofChosen } from '../rules/find-changes.ts'
import { $cartChanges } from './cart-changes-store.ts'
import { $cart } from './cart-store.ts'
import { $chosenPayment, $delivery } from './choices-store.ts'
import { deliveryNote } from '../texts/delivery-note.ts'
import { $bothSettings, $costChanges, $deliveryNote, $freshSettings, $settings } from './settings-store.ts'

/** A digest of the changed settings that the shopper has agreed to, so that the next page does not ask again. */
const agreed = storedAtom<string | null>('agreedCosts', {
  initial: null,
  encode: (value) => value ?? undefined,
  decode: (json) => (typeof json === 'string' ? json : null),
})

const digestOf = (settings: DeliverySettings) => digest(JSON.stringify(settings))

/** The settings that the shopper knows: those of the built page, or the present ones after agreeing to them. */
export const $knownSettings = computed([$bothSettings, agreed.$value], ({ now, built }, seen) =>
  seen === digestOf(now) ? now : built,
)

/** The ids of the delivery and the payment that count now, chosen or not. */
const $chosenIds = computed([$settings, $delivery, $chosenPayment], (settings, delivery, payment) => {
  const deliveryId = resolveDelivery(settings, delivery)?.id ?? 0
  return { delivery: deliveryId, payment: resolvePayment(settings, deliveryId, payment)?.id }
})

computed([$bothSettings, $knownSettings, $chosenIds], ({ now }, known, chosen) =>
  now === known ? [] : ofChosen(costChanges(known, now), chosen),
).subscribe((changes) => $costChanges.set(changes))

/** The costs of the same goods at the prices and fees that the shopper last agreed to. */
export const $costsBefore = computed(
  [$cart, $cartChanges, $knownSettings, $delivery, $chosenPayment],
  (cart, changes, ...choices) => toCheckout(availableLines(cart, changes), ...choices).costs,
)

/** Takes over the API's present settings. */
export function applySettings(now: DeliverySettings): void {
  $bothSettings.set({ ...$bothSettings.get(), now })
  $deliveryNote.set(deliveryNote(now.deliveryOptions))
}

export function agreeToCosts(): void {
  const fresh = $freshSettings.get()
  if (fresh) agreed.update(() => digestOf(fresh))
}

/** Called when an order must match the page: agreements from an earlier page no longer count. */
export function forgetAgreedCosts(): void {
  agreed.update(() => null)
}
