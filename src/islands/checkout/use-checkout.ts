import { useState } from 'react'
import type { ShopSettings } from '../../domain/catalogue.ts'
import { $checkout, $settings, checkoutView, type CheckoutView } from '../../stores/checkout.ts'
import { useClientStore } from '../use-client-store.ts'

/** Delivery, payment and costs under the settings that the page was built with. */
export function useCheckout(settings: ShopSettings): CheckoutView {
  const [untouched] = useState(() => {
    // Before the first reading; the settings of a page never change.
    $settings.set(settings)
    return checkoutView([], settings, null, null)
  })
  return useClientStore($checkout, untouched)
}
