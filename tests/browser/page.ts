import { onTestFinished } from 'vitest'
import { commands, page, type Locator } from 'vitest/browser'

export const press = (control: Locator, times?: number) => commands.press(control.selector, times)

export async function focus(control: Locator): Promise<void> {
  ;(await control.findElement()).focus()
}

export async function usePhone(): Promise<void> {
  const { innerWidth, innerHeight } = window
  onTestFinished(async () => {
    await commands.setTouchScreen(false)
    await page.viewport(innerWidth, innerHeight)
  })
  await page.viewport(360, 740)
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
