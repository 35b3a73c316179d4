import { useEffect } from 'react'
import type { StoredKey } from '../storage/stored-keys.ts'
import { fetchOrderCode } from './order-code.tsx'
import { $elsewhere } from './store/order-view.ts'

const CART: StoredKey = 'cart'

/** Tells what other tabs change in the cart while the form is open (rule 522). */
export function useOtherTabs(): void {
  useEffect(() => {
    const ending = new AbortController()
    const onStorage = ({ key, oldValue, storageArea }: StorageEvent) => {
      // The shop's own events have no storage.
      if (!storageArea || key !== CART) return
      fetchOrderCode().then(
        (code) => code.tellElsewhere(oldValue),
        () => $elsewhere.set({ differences: [] }),
      )
    }
    window.addEventListener('storage', onStorage, { signal: ending.signal })
    return () => ending.abort()
  }, [])
}
