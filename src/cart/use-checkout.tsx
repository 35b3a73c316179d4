import { useEffect, useState } from 'react'
import type { ArtworkIds } from '../catalogue/rules/artwork.ts'
import type { DeliverySettings } from '../catalogue/rules/settings.ts'
import { completeArtwork } from './rules/cart-artwork.ts'
import { toCheckout, type Checkout } from './rules/checkout.ts'
import { $shownCheckout } from './store/checkout-store.ts'
import { storeShownChoices } from './store/choices-store.ts'
import { updateCart } from './store/cart-store.ts'
import { $settings, openSettings } from './store/settings-store.ts'
import { useClientStore } from '../islands/use-client-store.tsx'

/** Delivery, payment and costs by the settings of the built page, or by newer ones from the API. */
export function useCheckout(
  built: DeliverySettings,
  artworkIds: ArtworkIds,
): Checkout & { settings: DeliverySettings } {
  const [untouched] = useState(() => {
    // Set before the store is first read.
    openSettings(built)
    return toCheckout([], built, null, null)
  })
  const settings = useClientStore($settings, built)
  useEffect(storeShownChoices, [settings])
  useEffect(() => updateCart((cart) => completeArtwork(cart, artworkIds)), [artworkIds])
  return { ...useClientStore($shownCheckout, untouched), settings }
}
