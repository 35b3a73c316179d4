import type { ClientDirective } from 'astro'

export const READY = 'intent:ready'

/** Events of an island before `READY`: React begins to render it, and has changed the page. */
export type RenderEvent = 'intent:rendering' | 'intent:rendered'

/** Event that asks for code. The first reach for an island sends it, and so does a held press. It bubbles to the window. */
export const WAKING = 'waking'

export interface IntentOptions {
  /** A selector of elements elsewhere on the page that also wake the island. */
  triggers?: string
  /** Controls elsewhere on the page with this name in `data-press` wake the island. Their presses wait for the island. */
  name?: string
  /** Address of a style sheet that only the hydrated island needs. It is fetched together with the code. */
  styles?: string
}

/** An element that holds presses: an island, a custom element, or the body while popovers are missing. */
export interface IntentElement extends HTMLElement {
  /** The controls that were pressed too early, in order. */
  held?: HTMLElement[]
  /** Fetches the island's code. It is set when Astro's runtime has started. */
  load?: Parameters<ClientDirective>[0]
  isUp?: boolean
}

export function optionsOf(island: Element): IntentOptions {
  return (JSON.parse(island.getAttribute('opts') ?? '') as { value: IntentOptions }).value
}
