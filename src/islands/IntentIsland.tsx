import {
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { READY, type RenderEvent } from './intent-ready.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

const tell = (type: RenderEvent | typeof READY, target: EventTarget | null) =>
  target?.dispatchEvent(new Event(type, { bubbles: true }))

/** Wraps an island: tells hand-over.ts and wake.ts how far it is, and shows an error in its place. */
export function IntentIsland({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null)
  // The built page's elements are still there.
  useState(() => typeof document !== 'undefined' && tell('intent:rendering', document))
  // React reads the stores again some time after hydration. Until then an input keeps the built page's value, and
  // letters typed meanwhile would be lost. This change of state makes React read them at once.
  const [, readStores] = useReducer(() => true, false)
  useLayoutEffect(() => {
    tell('intent:rendered', place.current)
    readStores()
  }, [readStores])
  useEffect(() => void tell(READY, place.current), [])
  return (
    <>
      <ErrorBoundary>{children}</ErrorBoundary>
      <span ref={place} hidden />
    </>
  )
}

/** The component as an island of its own. */
export function asIsland<Props extends object>(Content: ComponentType<Props>) {
  return function Island(props: Props) {
    return (
      <IntentIsland>
        <Content {...props} />
      </IntentIsland>
    )
  }
}
