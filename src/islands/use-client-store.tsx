import { useStore } from '@nanostores/react'
import type { Store, StoreValue } from 'nanostores'
import { useSyncExternalStore } from 'react'

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
