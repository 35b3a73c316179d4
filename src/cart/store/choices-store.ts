import { atom, computed } from 'nanostores'
import type { StoredKey } from '../../storage/stored-keys.ts'
import { chosenId, isGone, parseChosen, type ChosenOption } from '../rules/checkout.ts'
import { resolveDelivery, resolvePayment } from '../rules/delivery.ts'
import type { DeliverySettings } from '../../catalogue/rules/settings.ts'
import { $settings } from './settings-store.ts'
import { storedAtom } from '../../storage/persistence.ts'

/** The id of a chosen option. Until the shopper chooses it is `null`, which is not stored. */
function storedChoice(key: StoredKey) {
  return storedAtom<number | null>(key, {
    initial: null,
    encode: (id) => id ?? undefined,
    decode: (json) => {
      // Older versions of the shop stored a text.
      const id = typeof json === 'string' && json !== '' ? Number(json) : json
      return Number.isSafeInteger(id) ? (id as number) : null
    },
  })
}

export const storedChoices = {
  delivery: storedChoice('chosenDelivery'),
  payment: storedChoice('chosenPayment'),
}
type Choice = keyof typeof storedChoices

interface ChosenNames extends Partial<Record<Choice, ChosenOption | undefined>> {
  /** The chosen delivery, if the shop no longer offers it, until the shopper chooses another one. */
  gone?: ChosenOption | undefined
}

/** Names and kinds of the chosen options, because the API may later give their ids to others. */
export const chosenNames = storedAtom<ChosenNames>('chosenNames', {
  initial: {},
  encode: (value) => ((value.delivery ?? value.payment ?? value.gone) ? value : undefined),
  decode: (json) => {
    const { delivery, payment, gone } = (json ?? {}) as Partial<Record<keyof ChosenNames, unknown>>
    return { delivery: parseChosen(delivery), payment: parseChosen(payment), gone: parseChosen(gone) }
  },
})

/** The name of a chosen delivery that is no longer offered; `null` for none (rule 405). */
export const $goneDelivery = computed(chosenNames.$value, ({ gone }) => gone?.name ?? null)

const optionsOf = (settings: DeliverySettings) => ({
  delivery: settings.deliveryOptions,
  payment: settings.paymentOptions,
})

/** Stores a choice with its name and kind. */
export function keepChoice(what: Choice, id: number | null): void {
  const option = optionsOf($settings.get())[what].find((one) => one.id === id)
  storedChoices[what].update(() => id)
  chosenNames.update((current) => ({ ...current, [what]: option && parseChosen(option) }))
}

/** The present id of a stored choice. */
const $stored = (what: Choice) =>
  computed([$settings, storedChoices[what].$value, chosenNames.$value], (settings, id, chosen) =>
    chosenId(optionsOf(settings)[what], id, chosen[what]),
  )
export const $delivery = $stored('delivery')

/** The id of a choice as it is stored now. */
export const readChoice = (what: Choice) =>
  chosenId(optionsOf($settings.get())[what], storedChoices[what].read(), chosenNames.read()[what])

/** The payment that the shopper chose on this page. The chosen delivery may not offer it. */
const $wantedPayment = atom<number | null>(null)

/** The id of the wanted payment, or of its replacement if the delivery does not offer it. */
function offeredPayment(settings: DeliverySettings, deliveryId: number | null, wantedId: number) {
  const delivery = resolveDelivery(settings, deliveryId)
  return resolvePayment(settings, delivery?.id ?? 0, wantedId)?.id
}

/** The payment wanted on this page, while the stored one is it or its replacement; else the stored one, chosen elsewhere. */
export const $chosenPayment = computed(
  [$settings, $delivery, $stored('payment'), $wantedPayment],
  (settings, deliveryId, payment, wanted) =>
    wanted !== null && offeredPayment(settings, deliveryId, wanted) === payment ? wanted : payment,
)

/** Stores the payment that is shown: the wanted one or its replacement (rule 405). */
function storePayment(wanted: number | null): void {
  $wantedPayment.set(wanted)
  if (wanted !== null)
    keepChoice('payment', offeredPayment($settings.get(), $delivery.get(), wanted) ?? wanted)
}

/** Replaces stored choices that are no longer offered, for example after a change of settings. */
export function storeShownChoices(): void {
  const wanted = $chosenPayment.get()
  const id = $delivery.get()
  const isChosen = storedChoices.delivery.$value.get() !== null
  const was = chosenNames.read().delivery
  const now = resolveDelivery($settings.get(), id)
  keepChoice('delivery', isChosen ? (now?.id ?? id) : null)
  if (isChosen && was && now && isGone(was, now)) chosenNames.update((current) => ({ ...current, gone: was }))
  storePayment(wanted)
}

/** Chooses a delivery, and a payment that it offers. Both are stored. */
export function chooseDelivery(id: number): void {
  const wanted = $chosenPayment.get()
  keepChoice('delivery', id)
  chosenNames.update(({ gone: _, ...current }) => current)
  storePayment(wanted)
}

export const choosePayment: (id: number) => void = storePayment
