import { expect, onTestFinished, vi } from 'vitest'
import { commands, page, type Locator } from 'vitest/browser'
import { slovakTime } from '../fixtures/slovak-time.ts'

export const press = (control: Locator, times?: number) => commands.press(control.selector, times)

export async function focus(control: Locator): Promise<void> {
  ;(await control.findElement()).focus()
}

/** Sets the size of the window for the rest of a test. */
export async function setWindow(width: number, height: number): Promise<void> {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(width, height)
}

export async function usePhone(): Promise<void> {
  await setWindow(360, 740)
  onTestFinished(() => commands.setTouchScreen(false))
  await commands.setTouchScreen(true)
}

/**
 * Puts a component's markup into the page. Its script runs when a test file imports it, once.
 * @param path the component's file, such as `/src/cart/Toasts.astro`
 */
export async function showAstro(path: string, props?: Readonly<Record<string, unknown>>): Promise<void> {
  const html = await commands.renderAstro(path, props)
  document.body.insertAdjacentHTML('beforeend', html)
}

export function showHtml(html: string): void {
  const fragment = document.createRange().createContextualFragment(html)
  for (const module of fragment.querySelectorAll('script[type=module]')) module.remove()
  document.body.append(fragment)
}

export async function showNotifications(): Promise<void> {
  if (document.getElementById('toasts')) return
  await showAstro('/src/cart/Toasts.astro')
  await import('../../src/cart/cart-toasts.ts')
}

/** The farthest, in pixels, that something may move when something else is pressed (rule 714). */
const STILL_PX = 4

/** Expects that things stay where they are in the window, in every frame while the shopper acts. */
export async function expectToStay(
  things: Readonly<Record<string, Locator>>,
  act: () => Promise<void>,
): Promise<void> {
  const find = (thing: Locator) => thing.elements()[0]?.getBoundingClientRect()
  const before = Object.entries(things).map(([name, thing]) => ({ name, thing, place: find(thing) }))
  const moved = new Map<string, string>()
  let frame = 0
  const look = () => {
    for (const { name, thing, place } of before) {
      const now = find(thing)
      if (!place || !now) continue
      const [right, down] = [now.left - place.left, now.top - place.top]
      if (Math.max(Math.abs(right), Math.abs(down)) > STILL_PX)
        moved.set(name, `${right} right, ${down} down`)
    }
    frame = requestAnimationFrame(look)
  }
  look()
  await act()
  cancelAnimationFrame(frame)
  look()
  cancelAnimationFrame(frame)
  for (const { name, place } of before) if (!place) moved.set(name, 'not there before')
  expect(Object.fromEntries(moved)).toEqual({})
}

/** The addresses that links and scripts have opened, without the shop's origin. No page is really left. */
export const visits: string[] = []

export function stayOnPage(): void {
  navigation.addEventListener('navigate', (event) => {
    const { sameDocument, url } = event.destination
    if (sameDocument || !event.cancelable) return
    visits.push(url.replace(location.origin, ''))
    event.preventDefault()
  })
}

export function watchHistory(): string[] {
  const added: string[] = []
  const note = ({ navigationType, destination }: NavigateEvent) => {
    if (navigationType === 'push') added.push(destination.url)
  }
  navigation.addEventListener('navigate', note)
  onTestFinished(() => navigation.removeEventListener('navigate', note))
  return added
}

/** Sets the clock for the rest of a test, and shows the page again, as a shopper does who comes back to it. */
export function setClock(time: string, ...alsoFaked: ('setTimeout' | 'clearTimeout')[]): void {
  vi.useFakeTimers({ toFake: ['Date', ...alsoFaked], now: slovakTime(time) })
  onTestFinished(() => void vi.useRealTimers())
  // eslint-disable-next-line no-restricted-syntax -- only the browser itself shows a tab
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}
