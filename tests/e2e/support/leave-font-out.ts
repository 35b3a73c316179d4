import type { Page } from '@playwright/test'

/**
 * Leaves out the shop's font: it would depend on the machine if the font came before a paint, after it or too late.
 */
export async function leaveFontOut(page: Page): Promise<void> {
  await page.route(/\.woff2/, (route) => route.abort())
}
