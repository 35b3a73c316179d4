import type { Page } from '@playwright/test'

/**
 * Has a page do without the shop's font. Whether that comes just before a paint, just after it or too late to be used is the
 * machine's affair; what it moves is seen by `npm run bench`.
 */
export async function leaveFontOut(page: Page): Promise<void> {
  await page.route(/\.woff2/, (route) => route.abort())
}
