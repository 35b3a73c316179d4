import { useEffect, useState } from 'react'
import type { ShopSettings } from '../catalogue/rules/settings.ts'
import { toCheckout, type Checkout } from './rules/checkout.ts'
import { $settings, $shownCheckout, keepShownChoices } from './store/checkout.ts'
import { useClientStore } from '../islands/use-client-store.tsx'

/** Delivery, payment and costs under the settings that the page was built with. */
export function useCheckout(settings: ShopSettings): Checkout {
  const [untouched] = useState(() => {
    // Set before the store is first read; the settings of a page never change.
    $settings.set(settings)
    return toCheckout([], settings, null, null)
  })
  useEffect(keepShownChoices, [])
  return useClientStore($shownCheckout, untouched)
}
