import type { ClientDirective } from 'astro'
import '../look/press-outside.ts'
import { optionsOf, WAKING, type IntentElement, type IntentOptions } from './intent-ready.ts'

/**
 * `client:intent`: an island's code is fetched when a shopper reaches for one of its controls or triggers, or a script
 * sends `intent`. Inline in every page, before other code; wake.ts fetches and starts. It also holds presses on
 * controls whose code is missing yet, in islands and in custom elements with `data-waits` (decision 3). Elements of
 * browser extensions do not have that attribute. wake.ts repeats or drops the presses.
 */
declare global {
  // Astro looks for the types of directives in this namespace.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace Astro {
    interface ClientDirectives {
      'client:intent'?: IntentOptions
    }
  }
}

// `pointerover` covers touch, too.
const REACHES = ['pointerover', 'focusin', 'input', 'click']
const CONTROLS = 'a,button,input,label,summary'
/** Controls that do nothing without script. In older browsers these include buttons for popovers and dialogs. */
const PRESSED = [
  '[data-press]',
  ...('popover' in HTMLElement.prototype ? [] : ['[popovertarget]']),
  ...('command' in HTMLButtonElement.prototype ? [] : ['[command]']),
].join()

function findAll(selector: string): IntentElement[] {
  return [...document.querySelectorAll<IntentElement>(selector)].filter(({ isUp }) => !isUp)
}

function wake(holder: IntentElement): void {
  if (holder.isUp || holder.dataset['intent'] === 'waking') return
  holder.dataset['intent'] = 'waking'
  for (const name of holder.dataset['files']?.split(' ') ?? []) {
    const as = /css$/.test(name) ? 'style' : /json$/.test(name) ? 'fetch' : ''
    const file = { rel: as ? 'preload' : 'modulepreload', as, crossOrigin: '', href: `/_astro/${name}` }
    document.head.append(Object.assign(document.createElement('link'), file))
  }
  holder.dispatchEvent(new Event(WAKING, { bubbles: true }))
}

/** The element whose code a press waits for: the named island, or the outermost around it. `undefined`: no wait. */
function findHolder(control: HTMLElement): IntentElement | undefined {
  const { press } = control.dataset
  if (press) return findAll('[client=intent]').find((island) => optionsOf(island).name === press)
  if (press === undefined && control.matches('[popovertarget]')) return findAll('body')[0]
  return findAll('[client=intent],[data-waits]:not(:defined)').find((holder) => holder.contains(control))
}

function hold(control: HTMLElement, holder: IntentElement): void {
  const held = (holder.held ??= [])
  // A form is sent once, even if its button is pressed again while nothing happens.
  if (held.at(-1) !== control || (control as HTMLButtonElement).type !== 'submit') held.push(control)
  control.ariaBusy = 'true'
  wake(holder)
}

function reach(event: Event): void {
  const { target, type, ctrlKey, metaKey, shiftKey } = event as MouseEvent
  if (!(target instanceof Element)) return
  const control = target.closest<HTMLElement>(PRESSED)
  const holder = control && findHolder(control)
  if (control && holder && type === 'click' && !ctrlKey && !metaKey && !shiftKey) {
    const { form } = control as HTMLButtonElement
    // The header's search needs no code to lead to what was typed. Without script it leads to /page-search (rule 907).
    if (form && holder.role === 'search') {
      form.action = '/produkty/all'
      ;(form[0] as HTMLInputElement).name = 'search'
    } else {
      event.preventDefault()
      hold(control, holder)
    }
  }
  for (const island of findAll('[client=intent]')) {
    const { triggers } = optionsOf(island)
    const isOwn = island.contains(target) && target.closest(CONTROLS)
    if (island === holder || isOwn || (triggers && target.closest(triggers))) wake(island)
  }
}

for (const type of REACHES) document.addEventListener(type, reach, true)
document.addEventListener('intent', ({ target }) => wake(target as IntentElement), true)

/** Astro's runtime calls this for each island of a page. */
const intent: ClientDirective = (load, _, island: IntentElement) => {
  island.load = load
  island.dispatchEvent(new Event('loadable'))
}

// Astro uses the default export of a directive's file.
// eslint-disable-next-line no-restricted-syntax
export default intent
