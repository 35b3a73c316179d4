import { expect, type Page } from '@playwright/test'
import { payload, PAYLOADS } from '../fixtures/payloads.ts'
import { cartButton, main } from './support/shopper.ts'
import { test } from './support/test.ts'

/** @returns a check that fails if a payload ran or changed `Object.prototype`. test.ts notices refused loads */
async function watchForHarm(page: Page): Promise<(where: string) => Promise<void>> {
  const harm: string[] = []
  await page.exposeFunction('hostile', () => harm.push('a payload ran'))
  page.on('pageerror', ({ message }) => harm.push(message))
  return async (where) => {
    if (await page.evaluate(() => 'hostile' in {})) harm.push('Object.prototype')
    expect(harm, where).toEqual([])
  }
}

async function store(page: Page, kept: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/favicon.svg')
  await page.evaluate((entries) => {
    for (const storage of [localStorage, sessionStorage]) {
      storage.clear()
      for (const [key, text] of Object.entries(entries)) storage.setItem(key, text)
    }
  }, kept)
}

const storedLine = (i: number) => ({
  id: i + 1,
  price: 9.9,
  count: 1,
  name: payload(i),
  slug: payload(i + 1),
  image: payload(i + 2),
  size: payload(i + 3),
  color: payload(i + 4),
  cut: payload(i + 5),
  selectedCut: payload(i + 6),
})

test('popup, cart and checkout show a hostile stored cart as text', async ({ page }) => {
  const expectNoHarm = await watchForHarm(page)
  // Without the API, whose texts would replace the stored ones.
  await page.route(/\/v1\/get\//, (route) => route.abort())
  await store(page, { cart: JSON.stringify(PAYLOADS.map((_, i) => storedLine(i))) })
  for (const path of ['/cart', '/checkout']) {
    await page.goto(path)
    const links = main(page).locator('a[href^="/produkt/"]')
    await expect
      .poll(() => links.evaluateAll((all) => all.map(({ textContent }) => textContent.toWellFormed())))
      .toEqual(PAYLOADS.map((text) => text.toWellFormed()))
    await expectNoHarm(path)
  }
  await page.goto('/kontakt')
  await cartButton(page).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(PAYLOADS.length)
  await expectNoHarm('popup')
})
