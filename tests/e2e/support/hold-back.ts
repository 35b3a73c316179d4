import { expect, type Page, type Route } from '@playwright/test'

/**
 * Holds back the answers to what a page asks for at matching addresses.
 * @param answer gives each answer once it may go; what the server says, unless given
 * @returns lets them go; it fails when the page has asked for none, because then nothing was held
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
