import {
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { READY, type IntentElement } from './intent-ready.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { OPEN_PANEL } from '../look/open-panel.ts'

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

/** Elements that are open or focused. Call it while the built page's elements are still there. A build has none. */
function findTouched(): HTMLElement[] {
  if (typeof document === 'undefined') return []
  return [...document.querySelectorAll<HTMLElement>('astro-island :is(:focus, [open], [popover])')].filter(
    (element) => !element.popover || element.matches(OPEN_PANEL),
  )
}

function alike(element: HTMLElement): string {
  const { localName, id, className, type, name, value } = element as HTMLElement & Partial<HTMLInputElement>
  const own = (name ? `[name="${name}"]` : '') + (type === 'checkbox' ? `[value="${value}"]` : '')
  return localName + (id && `#${id}`) + (className && `[class="${className}"]`) + own
}

/** The new element in place of an old one; the old one itself if it is still in the page. */
function successor(old: HTMLElement, island: HTMLElement): HTMLElement | undefined {
  if (old.isConnected) return old
  const root = old.getRootNode() as HTMLElement
  const now = [...island.children].find(
    (one) => one.localName === root.localName && one.className === root.className,
  )
  if (old === root) return now as HTMLElement | undefined
  const place = [...root.querySelectorAll(alike(old))].indexOf(old)
  return now?.querySelectorAll<HTMLElement>(alike(old))[place]
}

/**
 * React renders an island anew when a translator or an extension has changed its HTML before hydration. This carries over to
 * the new elements what a shopper had opened or focused in the old ones.
 */
function handOver(touched: readonly HTMLElement[], island: HTMLElement): void {
  for (const old of touched) {
    const now = old.isConnected ? undefined : successor(old, island)
    if (!now) continue
    if (now.popover) now.showPopover()
    else if (now instanceof HTMLDetailsElement) now.open = true
    else now.focus({ preventScroll: true })
  }
}
