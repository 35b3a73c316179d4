/**
 * React renders an island anew when a translator or an extension has changed its HTML before hydration. This file
 * carries over to the new elements what a shopper had opened, focused or pressed in the old ones.
 */
import { OPEN_PANEL } from '../look/open-panel.ts'

/** Elements that are open or focused. Call it while the built page's elements are still there. A build has none. */
export function findTouched(): HTMLElement[] {
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
export function successor(old: HTMLElement, island: HTMLElement): HTMLElement | undefined {
  if (old.isConnected) return old
  const root = old.getRootNode() as HTMLElement
  const now = [...island.children].find(
    (one) => one.localName === root.localName && one.className === root.className,
  )
  if (old === root) return now as HTMLElement | undefined
  const place = [...root.querySelectorAll(alike(old))].indexOf(old)
  return now?.querySelectorAll<HTMLElement>(alike(old))[place]
}

export function handOver(touched: readonly HTMLElement[], island: HTMLElement): void {
  for (const old of touched) {
    const now = old.isConnected ? undefined : successor(old, island)
    if (!now) continue
    if (now.popover) now.showPopover()
    else if (now instanceof HTMLDetailsElement) now.open = true
    else now.focus({ preventScroll: true })
  }
}
