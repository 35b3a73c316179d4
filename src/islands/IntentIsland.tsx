import { useEffect, useLayoutEffect, useReducer, useRef, useState, type ReactNode } from 'react'
import { READY, type IntentElement } from './intent-ready.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { findTouched, handOver, successor } from './hand-over.ts'

/** Wraps an island: tells `client:intent` that it is hydrated, and shows an error in its place. */
export function IntentIsland({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null)
  const [touched] = useState(findTouched)
  // React reads the stores again some time after hydration. Until then an input keeps the built page's value, and
  // letters typed meanwhile would be lost. This change of state makes React read them at once.
  const [, readStores] = useReducer(() => true, false)
  useLayoutEffect(() => {
    const island = place.current?.closest<HTMLElement>('astro-island')
    if (island) handOver(touched, island)
    readStores()
  }, [touched, readStores])
  useEffect(() => {
    const island = place.current?.closest<IntentElement>('astro-island')
    if (island?.held) island.held = island.held.flatMap((control) => successor(control, island) ?? [])
    place.current?.dispatchEvent(new Event(READY, { bubbles: true }))
  }, [])
  return (
    <>
      <ErrorBoundary>{children}</ErrorBoundary>
      <span ref={place} hidden />
    </>
  )
}
