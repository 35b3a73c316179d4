import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { test } from './support/test.ts'

const MUG = `/produkt/${KNOWN_PRODUCTS.mug.slug}`

const fetchedAhead = (page: Page, path: string) => page.locator(`head link[rel=prefetch][href$="${path}"]`)
const card = (page: Page) => page.locator(`.card a[href="${MUG}"]`).first()

/** Opens a page and waits until its links are listened to: their module comes after the page itself has loaded. */
async function openListening(page: Page, path: string) {
  const module = page.waitForResponse(/prefetch-links/)
  await page.goto(path)
  await page.evaluate((url) => import(url) as Promise<unknown>, (await module).url())
}

// A browser without speculation rules, as Safari and Firefox are.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => (HTMLScriptElement.supports = () => false))
})

test('a pointer that rests on a link has its page fetched, once', async ({ page }) => {
  await openListening(page, '/produkty/hrnceky')
  await card(page).hover()
  await expect(fetchedAhead(page, MUG)).toHaveCount(1)
  await page.mouse.move(0, 0)
  await card(page).hover()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).hover()
  await expect(fetchedAhead(page, '/kontakt')).toHaveCount(1)
  await expect(fetchedAhead(page, MUG)).toHaveCount(1)
})

test('a finger on a link has its page fetched, never the cart', async ({ page }) => {
  await openListening(page, '/kontakt')
  const touch = (path: string) =>
    page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href })
      document.body.append(link)
      // eslint-disable-next-line no-restricted-syntax -- a finger that has touched and not let go
      link.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }))
    }, path)
  await touch('/cart')
  await touch('/checkout')
  await touch('https://example.com/')
  await touch(MUG)
  await expect(fetchedAhead(page, MUG)).toHaveCount(1)
  await expect(page.locator('head link[rel=prefetch]')).toHaveCount(1)
})

test('whoever saves data has nothing fetched ahead', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await openListening(page, '/produkty/hrnceky')
  // eslint-disable-next-line no-restricted-syntax -- a finger that has touched and not let go
  await card(page).dispatchEvent('touchstart')
  await expect(page.locator('head link[rel=prefetch]')).toHaveCount(0)
})
