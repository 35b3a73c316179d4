/**
 * Starts an island when client-intent.ts asks for it, which has asked for all its files, too. Repeats held presses (decision 3)
 * when the code has come, and drops them when it cannot come.
 * If the code cannot be fetched or takes too long, the island gets `data-intent="failed"`, which styles show. The next
 * reach tries again. Until then Astro's runtime has tried a second address, sent `astro:hydration-error` and handed
 * over a function that does nothing. The second address may load an island's chunk twice, so no store may lie in it
 * (scripts/astro/script-files.ts).
 */
import { CHUNK_TIMEOUT_MS } from '../config/file-limits.ts'
import './hand-over.ts'
import { OPEN_PANEL } from '../look/open-panel.ts'
import { optionsOf, READY, WAKING, type IntentElement } from './intent-ready.ts'
import { linkStyles } from './link-styles.ts'
import type { TroubleNotice } from './watch-trouble.ts'

/** Forgets the held presses. @returns the controls that were pressed, in order, without those that Escape called off (one-press.ts) */
function release(holder: IntentElement): HTMLElement[] {
  const held = (holder.held ?? []).filter(({ ariaBusy }) => ariaBusy)
  delete holder.held
  for (const control of held) control.ariaBusy = null
  return held
}

/** Called when the code has come. */
export function repeatPresses(holder: IntentElement): void {
  for (const control of release(holder)) control.click()
}

/** Called when the code cannot be fetched. @throws {Error} if something was pressed; the notice of trouble shows it */
export function dropPresses(holder: IntentElement): void {
  if (release(holder).length > 0) throw new Error(holder.localName)
}

/** Waits for the definition of a custom element in which something was pressed. */
function awaitElement(element: IntentElement): void {
  const stop = (end: (holder: IntentElement) => void) => () => {
    delete element.dataset['intent']
    end(element)
  }
  if (customElements.get(element.localName)) {
    stop(repeatPresses)()
    return
  }
  void customElements.whenDefined(element.localName).then(stop(repeatPresses))
  setTimeout(stop(dropPresses), CHUNK_TIMEOUT_MS)
  // On a complete page every module has run or failed.
  if (document.readyState === 'complete') stop(dropPresses)()
  else addEventListener('load', stop(dropPresses), { once: true })
}

/** By island: the errors that told of its missing code. */
const failures = new WeakMap<Element, Set<unknown>>()

/** Closes the notice of trouble (rule 709) if it shows one of these errors: a later attempt has succeeded. */
export function closeTroubleNotice(overcome: ReadonlySet<unknown>): void {
  const notice = document.getElementById('trouble') as TroubleNotice | null
  if (notice?.popover && overcome.has(notice.told)) notice.hidePopover()
}

/** The function that starts an island; `undefined` when its code cannot be fetched in time. */
function fetchIsland(island: IntentElement): Promise<(() => Promise<void>) | undefined> {
  return new Promise((done) => {
    setTimeout(done, CHUNK_TIMEOUT_MS)
    const load = () => void island.load?.().then(done)
    island.addEventListener('loadable', load, { once: true })
    load()
    island.addEventListener('astro:hydration-error', () => done(undefined), { once: true })
  })
}

/** By address: files of properties, because the two islands of a listing share one. */
const propsFiles = new Map<string, Promise<string>>()

async function fetchPropsFile(address: string): Promise<string> {
  // It lies in a file that such an island needs anyway.
  const { fetchOwnFile } = await import('../api/fetch-own-file.ts')
  const signal = AbortSignal.timeout(CHUNK_TIMEOUT_MS)
  return JSON.stringify(await fetchOwnFile<unknown>('properties', address, signal))
}

/** Gives an island its properties, if they are too many for the page. @returns false if they cannot be fetched in time */
async function fetchProps(island: IntentElement): Promise<boolean> {
  const address = island.dataset['props']
  if (address === undefined) return true
  const file = propsFiles.get(address) ?? fetchPropsFile(address)
  propsFiles.set(address, file)
  const props = await file.catch(() => {
    propsFiles.delete(address)
  })
  if (props !== undefined) island.setAttribute('props', props)
  return props !== undefined
}

async function wake(island: IntentElement): Promise<void> {
  const { styles } = optionsOf(island)
  const styled = styles && linkStyles(styles)
  const fetched = fetchIsland(island)
  const hydrate = (await fetchProps(island)) && (await fetched)
  if (hydrate) {
    await styled
    return hydrate()
  }
  island.dataset['intent'] = 'failed'
  const held = release(island)
  const link = held.find((control) => control instanceof HTMLAnchorElement)
  if (link) {
    location.assign(link.href)
    return
  }
  // A shopper is told only after a press, or when an open popup lacks its content.
  if (held.length === 0 && !document.querySelector(OPEN_PANEL)) return
  // The notice of trouble shows this text: the name of the chunk.
  const error = new Error(island.getAttribute('component-url') ?? '')
  failures.set(island, (failures.get(island) ?? new Set()).add(error))
  throw error
}

function start(holder: IntentElement): void {
  // add-popovers.ts fetches the polyfill for popovers by itself.
  if (holder === document.body) return
  if (holder.localName.includes('-') && !holder.matches('[client]')) awaitElement(holder)
  else void wake(holder)
}

addEventListener(WAKING, ({ target }) => start(target as IntentElement))
// A shopper may have reached for an island before this module ran.
document.querySelectorAll<IntentElement>('[data-intent]').forEach(start)

document.addEventListener(READY, ({ target }) => {
  const island = (target as Element).closest<IntentElement>('[client=intent]')
  if (!island) return
  island.isUp = true
  delete island.dataset['intent']
  closeTroubleNotice(failures.get(island) ?? new Set())
  repeatPresses(island)
})
