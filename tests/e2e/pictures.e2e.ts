import { expect, test, type APIRequestContext, type Locator } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { ALL_CATEGORY } from '../../src/domain/catalogue.ts'
import { listingPath } from '../../src/domain/listing-pages.ts'

/** The file that the browser chose and could read. */
async function chosenFile(picture: Locator): Promise<string> {
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  return picture.evaluate((img: HTMLImageElement) => img.currentSrc)
}

test("the first card's and its product's large picture come as AVIF, from the shop itself", async ({
  page,
  baseURL,
}) => {
  await page.goto('/produkty')
  const card = page.getByRole('list', { name: 'Produkty' }).getByRole('listitem').first()
  const small = await chosenFile(card.locator('img'))
  expect(small).toMatch(/\/pictures\/[0-9a-f]+-\d+\.avif$/)
  expect(new URL(small).origin).toBe(new URL(baseURL ?? '').origin)
  await card.getByRole('link').click()
  const main = page.getByRole('group', { name: 'Obrázky produktu' }).getByRole('img').first()
  expect(await chosenFile(main)).toMatch(/\/pictures\/[0-9a-f]+-\d+\.avif$/)
  await expect(main).toHaveAttribute('fetchpriority', 'high')
})

test('a browser without AVIF gets WebP, and what is below the fold waits', async ({ page }) => {
  await page.goto('/produkty')
  const cards = page.getByRole('list', { name: 'Produkty' }).getByRole('listitem')
  // The first source that a browser can read is the one it takes: the only one before the <img> is AVIF.
  const first = cards.first().locator('picture')
  expect(
    await first.evaluate((picture) =>
      [...picture.children].map((one) => [one.tagName, one.getAttribute('type')]),
    ),
  ).toEqual([
    ['SOURCE', 'image/avif'],
    ['IMG', null],
  ])
  await expect(first.locator('img')).toHaveAttribute('srcset', /^(\S+\.webp \d+w,?)+$/)
  await expect(first.locator('img')).toHaveAttribute('src', /\.webp$/)
  await first.evaluate((picture) => picture.querySelector('source')?.setAttribute('type', 'image/unknown'))
  await expect.poll(() => chosenFile(first.locator('img'))).toMatch(/\.webp$/)
  await expect(cards.nth(20).locator('img')).toHaveAttribute('loading', 'lazy')
})

test('answers made in the browser show the pictures of the media host', async ({ page }) => {
  await page.goto('/produkty?search=kriváň')
  const results = page.locator('#listing-results img')
  expect(await chosenFile(results.first())).toMatch(/\/web_files\/.*t_[^/]+$/)
})

test.describe('a product whose pictures are missing', () => {
  const { slug } = KNOWN_PRODUCTS.withoutPictures
  const name = 'Plechový hrnček Tatry 300 ml'

  test('has a placeholder with its name on its page, and nothing to zoom', async ({ page }) => {
    await page.goto(`/produkt/${slug}`)
    const main = page.getByRole('group', { name: 'Obrázky produktu' })
    await expect(main.getByRole('img', { name })).toBeVisible()
    await expect(main.locator('img')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Zväčšiť obrázok' })).toHaveCount(0)
  })

  for (const [by, address] of [
    ['the build', ''],
    ['the browser', '/produkty?search=plechový hrnček tatry'],
  ])
    test(`has a placeholder on the card that ${by} renders`, async ({ page, request }) => {
      await page.goto(address || (await builtListing(request)))
      const card = page.getByRole('listitem').filter({ has: page.locator(`a[href="/produkt/${slug}"]`) })
      await card.scrollIntoViewIfNeeded()
      await expect(card.locator('.no-picture')).toBeVisible()
      await expect(card.locator('img')).toHaveCount(0)
    })

  /** The page of the whole offer that has its card as the build made it. */
  async function builtListing(request: APIRequestContext): Promise<string> {
    for (let number = 1; ; number++) {
      const path = listingPath(ALL_CATEGORY, number)
      const html = await (await request.get(path)).text()
      if (html.includes(`/produkt/${slug}"`)) return path
      if (!html.includes('/produkt/')) throw new Error(`No listing has ${slug}`)
    }
  }
})
