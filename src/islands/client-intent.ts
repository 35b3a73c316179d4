import type { ClientDirective } from 'astro'
import { CHUNK_TIMEOUT_MS } from '../config/limits.ts'
import { READY, WAKING } from './intent-ready.ts'

/**
 * `client:intent`, an Astro client directive: an island's code is fetched when a shopper reaches for one of its
 * controls (pointer over it, touch, focus, key) or of its triggers, or when a script of the page says so with an
 * `intent` event on it. What woke it is not lost: native controls keep what was typed and ticked, and the island reads
 * them when it mounts; a click that only it can answer is held and clicked again once it is up.
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

// A touch is a pointer that is over, too.
const REACHES = ['pointerover', 'focusin', 'input', 'click']
const CONTROLS = 'a,button,input,label,summary'

const intent: ClientDirective = (load, { value }, island) => {
  const { triggers, holds } = value as IntentOptions
  const listening = new AbortController()
  const { signal } = listening
  let isWaking = false
  let held: HTMLElement | null | undefined

  /** A control of its own, and not of the static content in its slot; or a trigger. */
  const isReach = (target: unknown) =>
    target instanceof Element &&
    ((island.contains(target) && target.closest(CONTROLS) && !target.closest('astro-slot')) ||
      (triggers && target.closest(triggers)))

  const release = () => {
    const control = held
    if (control) control.ariaBusy = held = null
    return control
  }

  const wake = async () => {
    if (isWaking) return
    isWaking = true
    island.dataset['intent'] = 'waking'
    dispatchEvent(new Event(WAKING))
    const lost = new Promise<undefined>((done) => {
      setTimeout(done, CHUNK_TIMEOUT_MS)
      island.addEventListener(
        'astro:hydration-error',
        () => {
          done(undefined)
          const href = (held as Partial<HTMLAnchorElement> | null | undefined)?.href
          if (!href) return
          // A link leads on by itself.
          location.href = href
          release()
        },
        { signal },
      )
    })
    const hydrate = await Promise.race([lost, load()])
    if (hydrate) return hydrate()
    isWaking = false
    island.dataset['intent'] = 'failed'
    // A button has nothing else to do: the page's notice of trouble tells, which knows a chunk by its address.
    if (release()) throw new Error(island.getAttribute('component-url') ?? '')
  }

  document.addEventListener(
    'click',
    (event) => {
      const control = holds && (event.target as Element).closest<HTMLElement>(holds)
      if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      release()
      held = control
      control.ariaBusy = 'true'
    },
    { capture: true, signal },
  )
  for (const reach of REACHES)
    document.addEventListener(reach, ({ target }) => isReach(target) && void wake(), {
      capture: true,
      signal,
    })
  island.addEventListener('intent', () => void wake())
  island.addEventListener(READY, () => {
    listening.abort()
    delete island.dataset['intent']
    release()?.click()
  })
  // A shopper was quicker than this script.
  if (isReach(document.activeElement)) void wake()
}

// Astro takes the default export of a directive's file.
// eslint-disable-next-line no-restricted-syntax
export default intent
