import type { Page } from '@playwright/test'

/**
 * Leaves out the shop's font. It depends on the machine whether the font comes before a paint, after it or too late;
 * `npm run bench` sees what that moves.
 */
export async function leaveFontOut(page: Page): Promise<void> {
  await page.route(/\.woff2/, (route) => route.abort())
}
