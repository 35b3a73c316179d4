import type { Page } from '@playwright/test'

/**
 * Has a page do without the shop's font. Whether that comes just before a paint, just after it or too late to be used is the
 * machine's affair; what it moves is seen by `npm run bench`.
 * @param isCacheUsed true where the browser's cache is to be used: a route, which is surer, switches it off
 */
export async function leaveFontOut(page: Page, isCacheUsed = false): Promise<void> {
  if (!isCacheUsed) {
    await page.route(/\.woff2/, (route) => route.abort())
    return
  }
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.setBlockedURLs', { urls: ['*.woff2'] })
}
