import { useEffect, useLayoutEffect, useReducer, useRef, useState, type ReactNode } from 'react'
import { READY, type IntentElement } from './intent-ready.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { findTouched, handOver, successor } from './hand-over.ts'

/** Tells its directive that the island is hydrated, and shows in its place what breaks in it. */
export function IntentIsland({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null)
  const [touched] = useState(findTouched)
  // React reads the stores anew some time after hydration. Until then it gives an input the value of the built page, and
  // letters typed in between would be lost. A change of state has it read them at once.
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
