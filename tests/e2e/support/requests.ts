import { type Page, type Request, expect } from '@playwright/test'

export function watchRequests(page: Page, isWanted: (request: Request) => boolean): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (isWanted(request)) asked.push(request.url())
  })
  return asked
}

export function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}

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
