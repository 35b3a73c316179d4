import { useStore } from '@nanostores/react'
import type { Store, StoreValue } from 'nanostores'
import { useSyncExternalStore } from 'react'

/**
 * A store's value in an island. While the page is rendered at build time and while it hydrates, it is
 * `serverValue`, a constant: storage is read a moment later, so that hydration finds the HTML it expects.
 */
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
