import type { ClientDirective } from 'astro'
import {
  optionsOf,
  release,
  WAKING,
  type HeldElement,
  type IntentElement,
  type IntentOptions,
} from './intent-ready.ts'

/**
 * `client:intent`: an island's code is fetched when a shopper reaches for one of its controls or triggers, or a
 * script sends `intent`. Clicks that only it can handle are held and repeated once it is up (decision 3).
 * Inline in every page, before any other code; island-code.ts fetches and starts. It holds clicks in `data-held`
 * parts too, until their script calls `repeatHeld`, and those of panels' buttons where there are no popovers yet.
 */
declare global {
  // Where Astro looks for the types of directives.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace Astro {
    interface ClientDirectives {
      'client:intent'?: IntentOptions
    }
  }
}

// A touch fires `pointerover` too.
const REACHES = ['pointerover', 'focusin', 'input', 'click']
const CONTROLS = 'a,button,input,label,summary'

function wake(island: HTMLElement): void {
  if (island.dataset['intent'] === 'waking') return
  island.dataset['intent'] = 'waking'
  island.dispatchEvent(new Event(WAKING, { bubbles: true }))
}

function reach(event: Event): void {
  const { target, type, ctrlKey, metaKey, shiftKey } = event as MouseEvent
  if (!(target instanceof Element)) return
  const isPlainClick = type === 'click' && !ctrlKey && !metaKey && !shiftKey
  const part = target.closest<HeldElement>('[data-held]')
  if (part && isPlainClick) {
    event.preventDefault()
    part.pressed = target.closest('a, button') ?? target
  }
  const opener = target.closest('[popovertarget]')
  if (opener && isPlainClick && !('popover' in document.body)) (document.body as HeldElement).pressed = opener
  for (const island of document.querySelectorAll<IntentElement>('[client=intent]')) {
    if (island.isUp) continue
    const { triggers, holds } = optionsOf(island)
    const control = holds && target.closest<HTMLElement>(holds)
    if (control && isPlainClick) {
      event.preventDefault()
      release(island)
      island.held = control
      control.ariaBusy = 'true'
    }
    const isOwn = island.contains(target) && target.closest(CONTROLS)
    if (isOwn || (triggers && target.closest(triggers))) wake(island)
  }
}

for (const type of REACHES) document.addEventListener(type, reach, true)
document.addEventListener('intent', ({ target }) => wake(target as HTMLElement), true)

/** Astro's runtime calls it for each island of a page. */
const intent: ClientDirective = (load, _, island: IntentElement) => {
  island.load = load
  island.dispatchEvent(new Event('loadable'))
}

// Astro takes the default export of a directive's file.
// eslint-disable-next-line no-restricted-syntax
export default intent
