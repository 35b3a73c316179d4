import { useEffect, useState } from 'react'
import type { ArtworkIds } from '../catalogue/rules/artwork.ts'
import type { DeliverySettings } from '../catalogue/rules/settings.ts'
import { toCheckout, type Checkout } from './rules/checkout.ts'
import { $shownCheckout } from './store/checkout-store.ts'
import { storeShownChoices } from './store/choices-store.ts'
import { useClientStore } from '../islands/use-client-store.tsx'
import { useSettings } from './use-settings.tsx'

/** Delivery, payment and costs by the settings of the built page, or by newer ones from the API. */
export function useCheckout(
  built: DeliverySettings,
  artworkIds: ArtworkIds,
): Checkout & { settings: DeliverySettings } {
  const [untouched] = useState(() => toCheckout([], built, null, null))
  const settings = useSettings(built, artworkIds)
  useEffect(storeShownChoices, [settings])
  return { ...useClientStore($shownCheckout, untouched), settings }
}
