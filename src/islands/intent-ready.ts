import type { ClientDirective } from 'astro'

export const READY = 'intent:ready'

/** Asks for code: the first reach for an island sends it, and so does a held press in a custom element. It bubbles to the window. */
export const WAKING = 'waking'

export interface IntentOptions {
  /** Elements elsewhere on the page that wake it too, as a selector. */
  triggers?: string
  /** Controls elsewhere with this name in `data-press` wake it, and their presses wait for it. */
  name?: string
  /** Address of a style sheet of what only the island shows: it comes beside the island's code. */
  styles?: string
}

/** An island; or a custom element, or the page's body while there are no popovers, in which something was pressed. */
export interface IntentElement extends HTMLElement {
  /** The controls that were pressed too early, in order. */
  held?: HTMLElement[]
  /** Fetches it; known once Astro's runtime is there. */
  load?: Parameters<ClientDirective>[0]
  isUp?: boolean
}

export function optionsOf(island: Element): IntentOptions {
  return (JSON.parse(island.getAttribute('opts') ?? '') as { value: IntentOptions }).value
}
