import { useEffect, useLayoutEffect, useReducer, useRef, type ReactNode } from 'react'
import { READY } from './intent-ready.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** Tells its directive that the island is hydrated, and shows in its place what breaks in it. */
export function IntentIsland({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null)
  // React reads the stores anew some time after hydration. Until then it gives an input the value of the built page, and
  // letters typed in between would be lost. A change of state has it read them at once.
  const [, readStores] = useReducer(() => true, false)
  useLayoutEffect(readStores, [readStores])
  useEffect(() => {
    place.current?.dispatchEvent(new Event(READY, { bubbles: true }))
  }, [])
  return (
    <>
      <ErrorBoundary>{children}</ErrorBoundary>
      <span ref={place} hidden />
    </>
  )
}
