import type { ClientDirective } from 'astro'
import { CHUNK_TIMEOUT_MS } from '../config/file-limits.ts'
import {
  optionsOf,
  WAKING,
  type HeldElement,
  type IntentElement,
  type IntentOptions,
} from './intent-ready.ts'
import { dropPresses, release, repeatPresses, type Holder } from './presses.ts'

/**
 * `client:intent`: an island's code is fetched when a shopper reaches for one of its controls or triggers, or a script sends
 * `intent`. Inline in every page, before any other code; island-code.ts fetches and starts. It also holds the presses on
 * controls whose code is not there yet, in an island or in a custom element (decision 3).
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
/** Controls that do nothing without script. The last is for browsers that do not know `command`. */
const PRESSED = `[data-press],[popovertarget]${'command' in HTMLButtonElement.prototype ? '' : ',[command]'}`

function waitingIslands(): IntentElement[] {
  return [...document.querySelectorAll<IntentElement>('[client=intent]')].filter(({ isUp }) => !isUp)
}

function wake(island: IntentElement): void {
  if (island.isUp || island.dataset['intent'] === 'waking') return
  island.dataset['intent'] = 'waking'
  island.dispatchEvent(new Event(WAKING, { bubbles: true }))
}

/** The island or element that a control waits for; nothing when it can act by itself. */
function findHolder(control: HTMLElement): Holder | null | undefined {
  const { press } = control.dataset
  if (press) return waitingIslands().find((island) => optionsOf(island).name === press)
  if (press === undefined && control.matches('[popovertarget]'))
    return 'popover' in document.body ? null : document.body
  const holder = control.closest<IntentElement>('[client=intent],:not(:defined)')
  return holder?.isUp ? null : holder
}

function awaitElement(element: Holder): void {
  void customElements.whenDefined(element.localName).then(() => repeatPresses(element))
  setTimeout(() => dropPresses(element), CHUNK_TIMEOUT_MS)
}

function hold(control: HTMLElement, holder: Holder): void {
  const isElement = holder.matches(':not([client],body)')
  holder.held ??= []
  // A form is sent once, however often its button is pressed while nothing happens.
  if (holder.held.at(-1) !== control || !control.matches('[type=submit]')) holder.held.push(control)
  control.ariaBusy = 'true'
  // Each module of a complete page has run or failed.
  if (isElement && document.readyState === 'complete') dropPresses(holder)
  else if (isElement) awaitElement(holder)
}

function reach(event: Event): void {
  const { target, type, ctrlKey, metaKey, shiftKey } = event as MouseEvent
  if (!(target instanceof Element)) return
  // Until the hero, the slider and the gallery are custom elements.
  const part = target.closest<HeldElement>('[data-held]')
  if (part && type === 'click' && !ctrlKey && !metaKey && !shiftKey) {
    event.preventDefault()
    part.pressed = target.closest('a, button') ?? target
  }
  const control = target.closest<HTMLElement>(PRESSED)
  const holder = control && findHolder(control)
  if (control && holder && type === 'click' && !ctrlKey && !metaKey && !shiftKey) {
    event.preventDefault()
    hold(control, holder)
  }
  for (const island of waitingIslands()) {
    const { triggers } = optionsOf(island)
    const isOwn = island.contains(target) && target.closest(CONTROLS)
    if (island === holder || isOwn || (triggers && target.closest(triggers))) wake(island)
  }
}

for (const type of REACHES) document.addEventListener(type, reach, true)
document.addEventListener('intent', ({ target }) => wake(target as IntentElement), true)
// The page's modules have run or failed, and a script that cannot be fetched has been told of (watch-trouble.ts).
addEventListener('load', () => document.querySelectorAll<HTMLElement>(':not(:defined)').forEach(release))

/** Astro's runtime calls it for each island of a page. */
const intent: ClientDirective = (load, _, island: IntentElement) => {
  island.load = load
  island.dispatchEvent(new Event('loadable'))
}

// Astro takes the default export of a directive's file.
// eslint-disable-next-line no-restricted-syntax
export default intent
