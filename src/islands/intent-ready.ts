import type { ClientDirective } from 'astro'

export const READY = 'intent:ready'

/** The event, on the window, with which the first reach for an island asks for its code. */
export const WAKING = 'waking'

export interface IntentOptions {
  /** Elements elsewhere on the page that wake it too, as a selector. */
  triggers?: string
  /** Controls, of its own or elsewhere, that do nothing or less without it: their clicks are held. */
  holds?: string
  /** Address of a style sheet of what only the island shows: it comes beside the island's code. */
  styles?: string
}

export interface IntentElement extends HTMLElement {
  /** Fetches it; known once Astro's runtime is there. */
  load?: Parameters<ClientDirective>[0]
  /** The control whose click it holds. */
  held?: HTMLElement | undefined
  isUp?: boolean
}

export function optionsOf(island: Element): IntentOptions {
  return (JSON.parse(island.getAttribute('opts') ?? '') as { value: IntentOptions }).value
}

/** A part of the page, or all of it, whose script has not run yet, with what was pressed in it. */
export interface HeldElement extends HTMLElement {
  pressed?: Element
}

/** For a script that listens by now: repeats the press that was held for it. */
export function repeatHeld(place: HeldElement): void {
  delete place.dataset['held']
  ;(place.pressed as HTMLElement | undefined)?.click()
}

/** Lets go of the control whose click an island holds. */
export function release(island: IntentElement): HTMLElement | undefined {
  const control = island.held
  if (control) control.ariaBusy = null
  delete island.held
  return control
}
