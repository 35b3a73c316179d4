import { useEffect } from 'react'
import { fetchOrderCode } from './order-code.tsx'
import type { ReceiptCheckout } from './rules/receipt.ts'
import { $elsewhere, FORM_KEYS, shownOrder } from './store/order-view.ts'

/** Tells what other tabs change in the order while its form is open (rule 522). */
export function useOtherTabs(): void {
  useEffect(() => {
    const ending = new AbortController()
    const options = { signal: ending.signal, capture: true }
    /** The order as the shopper last saw it in this tab. */
    let seen: ReceiptCheckout | null = null
    const onStorage = ({ key, storageArea }: StorageEvent) => {
      // The shop's own events have no storage.
      if (storageArea === null || (key !== null && !FORM_KEYS.some((one) => one === key))) return
      // Capturing comes before the stores, which have not read the change yet.
      const before = (seen ??= shownOrder())
      fetchOrderCode().then(
        (code) => code.tellElsewhere(before),
        () => $elsewhere.set({ differences: [] }),
      )
    }
    window.addEventListener('storage', onStorage, options)
    for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, () => (seen = null), options)
    return () => ending.abort()
  }, [])
}
