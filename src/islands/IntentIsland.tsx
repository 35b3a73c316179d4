import { useEffect, useRef, type ReactNode } from 'react'
import { READY } from './intent-ready.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/**
 * Wraps an island on intent: tells its directive when it is up, with all that it listens to, and says in its place what
 * breaks in it.
 */
export function IntentIsland({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null)
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
