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
    const forget = () => (seen = null)
    const isOfOrder = ({ key, storageArea }: StorageEvent) =>
      // The shop's own events have no storage.
      storageArea !== null && (key === null || FORM_KEYS.some((one) => one === key))
    // Capturing comes first, so the stores have not read the change yet.
    window.addEventListener('storage', (event) => isOfOrder(event) && (seen ??= shownOrder()), options)
    window.addEventListener(
      'storage',
      (event) => {
        const before = seen
        if (!before || !isOfOrder(event)) return
        fetchOrderCode().then(
          (code) => code.tellElsewhere(before),
          () => $elsewhere.set({ differences: [], isSeen: false }),
        )
      },
      { signal: ending.signal },
    )
    for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, forget, options)
    return () => ending.abort()
  }, [])
}
