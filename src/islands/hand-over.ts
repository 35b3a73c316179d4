/**
 * React renders an island anew when a translator or an extension has changed its HTML before hydration. This carries over to
 * the new elements what a shopper had opened, focused or pressed in the old ones. IntentIsland.tsx sends the events.
 */
import { OPEN_PANEL } from '../look/open-panel.ts'
import { READY, type IntentElement, type RenderEvent } from './intent-ready.ts'

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

function handOver(old: HTMLElement, island: HTMLElement): void {
  const now = old.isConnected ? undefined : successor(old, island)
  if (!now) return
  if (now.popover) now.showPopover()
  else if (now instanceof HTMLDetailsElement) now.open = true
  else now.focus({ preventScroll: true })
}

/** Elements that were open or focused when React last began to render an island. */
let touched: HTMLElement[] = []

const on = (type: RenderEvent | typeof READY, act: (event: Event) => void) =>
  document.addEventListener(type, act)

on('intent:rendering', () => {
  const found = document.querySelectorAll<HTMLElement>('astro-island :is(:focus, [open], [popover])')
  touched = [...found].filter((element) => !element.popover || element.matches(OPEN_PANEL))
})

const islandOf = ({ target }: Event) => (target as Element).closest<IntentElement>('astro-island')

on('intent:rendered', (event) => {
  const island = islandOf(event)
  if (island) for (const old of touched) handOver(old, island)
})

on(READY, (event) => {
  const island = islandOf(event)
  if (island?.held) island.held = island.held.flatMap((control) => successor(control, island) ?? [])
})
