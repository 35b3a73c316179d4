import { expect, type Page } from '@playwright/test'

/**
 * Holds back the responses to a page's requests with matching addresses.
 * @returns a function that waits for the first such request, then lets all go on
 */
export async function holdBack(page: Page, address: RegExp): Promise<() => Promise<void>> {
  let asked = 0
  const held = Promise.withResolvers<undefined>()
  await page.route(address, async (route) => {
    asked += 1
    await held.promise
    await route.fallback()
  })
  return async () => {
    await expect.poll(() => asked, `requests that match ${String(address)}`).toBeGreaterThan(0)
    held.resolve(undefined)
  }
}
