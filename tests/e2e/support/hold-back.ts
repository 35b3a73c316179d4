import { expect, type Page, type Route } from '@playwright/test'

/**
 * Holds back the responses to a page's requests with matching addresses.
 * @param answer gives each response once it is released; the server's own unless given
 * @returns releases them; it waits for a request first, because without one nothing was held back
 */
export async function holdBack(
  page: Page,
  address: RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => Promise<void>> {
  let asked = 0
  let letGo = (): void => undefined
  const held = new Promise<void>((done) => (letGo = done))
  await page.route(address, async (route) => {
    asked += 1
    await held
    await answer(route)
  })
  return async () => {
    await expect.poll(() => asked, `requests that match ${String(address)}`).toBeGreaterThan(0)
    letGo()
  }
}
