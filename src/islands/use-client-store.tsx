import { useStore } from '@nanostores/react'
import type { Store, StoreValue } from 'nanostores'
import { useSyncExternalStore, useEffect, useState } from 'react'

/** The store's value; `serverValue` in the build and while hydrating, because storage is read a moment later (decision 6). */
export function useClientStore<TStore extends Store>(
  store: TStore,
  serverValue: StoreValue<TStore>,
): StoreValue<TStore> {
  return useStore(store, { ssr: () => serverValue })
}

const subscribeToNothing = () => () => undefined

/** False at build time and while hydrating, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

/** Longer than a held arrow key rests on a choice. Under 500 ms, so a layout shift still counts as caused by the key. */
const REST_MS = 400

/** False for a moment after each change. A live region is busy until then, so it reads out only the last of quick choices. */
export function useSettled(value: unknown): boolean {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(settle, REST_MS, value)
    return () => clearTimeout(timer)
  }, [value])
  return settled === value
}
