import type { ClientDirective } from 'astro'
import { CHUNK_TIMEOUT_MS } from '../config/limits.ts'
import { linkStyles } from './link-styles.ts'
import { READY, WAKING } from './intent-ready.ts'

/**
 * `client:intent`, an Astro client directive: an island's code is fetched when a shopper reaches for one of its
 * controls (pointer over it, touch, focus, key) or of its triggers, or when a script of the page says so with an
 * `intent` event on it. What woke it is not lost: native controls keep what was typed and ticked, and the island reads
 * them when it mounts; a click that only it can answer is held and clicked again once it is up.
 *
 * It stands in every page and listens before any other code has come. Astro's runtime for islands comes with the first
 * reach (island-code.ts), and then hands over what fetches each island.
 *
 * When the code cannot be fetched, or has not come in time, the element says `data-intent="failed"`, for styles to tell
 * it, and the next reach tries again: Astro's runtime has by then tried a second address of its own, sent
 * `astro:hydration-error` and handed over a function that does nothing. Because of that second address an island's own
 * chunk may be there twice, so no store may lie in it (scripts/astro/no-store-in-islands.ts).
 */
export interface IntentOptions {
  /** Elements elsewhere on the page that wake it too, as a selector. */
  triggers?: string
  /** Controls, of its own or elsewhere, that do nothing or less without it: their clicks are held. */
  holds?: string
  /** Address of a style sheet of what only the island shows: it comes beside the island's code. */
  styles?: string
}

declare global {
  // Where Astro looks for the types of directives.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace Astro {
    interface ClientDirectives {
      'client:intent'?: IntentOptions
    }
  }
}

type Load = Parameters<ClientDirective>[0]

// A touch is a pointer that is over, too.
const REACHES = ['pointerover', 'focusin', 'input', 'click']
const CONTROLS = 'a,button,input,label,summary'

/** What fetches each island; known once Astro's runtime is there. */
const loads = new Map<Element, Load>()
/** The control whose click an island holds. */
const held = new Map<Element, HTMLElement>()
const up = new Set<Element>()

function release(island: Element): HTMLElement | undefined {
  const control = held.get(island)
  if (control) control.ariaBusy = null
  held.delete(island)
  return control
}

function optionsOf(island: Element): IntentOptions {
  return (JSON.parse(island.getAttribute('opts') ?? '') as { value: IntentOptions }).value
}

async function wake(island: HTMLElement): Promise<void> {
  if (island.dataset['intent'] === 'waking') return
  island.dataset['intent'] = 'waking'
  island.dispatchEvent(new Event(WAKING, { bubbles: true }))
  const { styles } = optionsOf(island)
  const styled = styles && linkStyles(styles)
  const hydrate = await new Promise<(() => Promise<void>) | undefined>((done) => {
    setTimeout(done, CHUNK_TIMEOUT_MS)
    const load = () => void loads.get(island)?.().then(done)
    island.addEventListener('loadable', load, { once: true })
    load()
    island.addEventListener(
      'astro:hydration-error',
      () => {
        done(undefined)
        const href = (held.get(island) as Partial<HTMLAnchorElement> | undefined)?.href
        if (!href) return
        // A link leads on by itself.
        location.href = href
        release(island)
      },
      { once: true },
    )
  })
  await styled
  if (hydrate) return hydrate()
  island.dataset['intent'] = 'failed'
  // A button has nothing else to do: the page's notice of trouble tells, which knows a chunk by its address.
  if (release(island)) throw new Error(island.getAttribute('component-url') ?? '')
}

/** Calls `act` for each island that is not up yet. */
function forEachAsleep(act: (island: HTMLElement, options: IntentOptions) => void): void {
  for (const island of document.querySelectorAll<HTMLElement>('[client=intent]'))
    if (!up.has(island)) act(island, optionsOf(island))
}

document.addEventListener(
  'click',
  (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    forEachAsleep((island, { holds }) => {
      const control = holds && (event.target as Element).closest<HTMLElement>(holds)
      if (!control) return
      event.preventDefault()
      release(island)
      held.set(island, control)
      control.ariaBusy = 'true'
    })
  },
  true,
)
for (const reach of REACHES)
  document.addEventListener(
    reach,
    ({ target }) => {
      if (target instanceof Element)
        forEachAsleep((island, { triggers }) => {
          // A control of its own, and not of the static content in its slot; or a trigger.
          const isOwn = island.contains(target) && target.closest(CONTROLS) && !target.closest('astro-slot')
          if (isOwn || (triggers && target.closest(triggers))) void wake(island)
        })
    },
    true,
  )
document.addEventListener('intent', ({ target }) => void wake(target as HTMLElement), true)
document.addEventListener(READY, ({ target }) => {
  const island = (target as Element).closest<HTMLElement>('[client=intent]')
  if (!island) return
  up.add(island)
  delete island.dataset['intent']
  release(island)?.click()
})

/** Astro's runtime calls it for each island of a page. */
const intent: ClientDirective = (load, _, island) => {
  loads.set(island, load)
  island.dispatchEvent(new Event('loadable'))
}

// Astro takes the default export of a directive's file.
// eslint-disable-next-line no-restricted-syntax
export default intent
