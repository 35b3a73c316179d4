import { useEffect, useState } from 'react'
import type { ArtworkIds } from '../catalogue/rules/artwork.ts'
import type { DeliverySettings } from '../catalogue/rules/settings.ts'
import { completeArtwork } from './rules/cart-artwork.ts'
import { updateCart } from './store/cart-store.ts'
import { $settings, openSettings } from './store/settings-store.ts'
import { useClientStore } from '../islands/use-client-store.tsx'

/** The settings of the built page, or newer ones from the API. */
export function useSettings(built: DeliverySettings, artworkIds: ArtworkIds): DeliverySettings {
  // Set before the store is first read.
  useState(() => openSettings(built))
  useEffect(() => updateCart((cart) => completeArtwork(cart, artworkIds)), [artworkIds])
  return useClientStore($settings, built)
}
