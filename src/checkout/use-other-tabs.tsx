import { useEffect } from 'react'
import { fetchOrderCode } from './order-code.tsx'
import { $elsewhere, FORM_KEYS, shownOrder } from './store/order-view.ts'

/** Tells what other tabs change in the order while its form is open (rule 522). */
export function useOtherTabs(): void {
  useEffect(() => {
    const ending = new AbortController()
    const onStorage = ({ key, storageArea }: StorageEvent) => {
      // The shop's own events have no storage.
      if (!storageArea || !FORM_KEYS.some((one) => one === key)) return
      const before = shownOrder()
      fetchOrderCode().then(
        (code) => code.tellElsewhere(before),
        () => $elsewhere.set({ differences: [] }),
      )
    }
    // Capturing comes before the stores, which have not read the change yet.
    window.addEventListener('storage', onStorage, { signal: ending.signal, capture: true })
    return () => ending.abort()
  }, [])
}
