import { expect, type Locator } from '@playwright/test'
import { LOST_PICTURE } from '../../scripts/demo-api/seed/known-products.ts'
import { test } from './support/test.ts'

/** The file that the browser chose and could read. */
async function chosenFile(picture: Locator): Promise<string> {
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  return picture.evaluate((img: HTMLImageElement) => img.currentSrc)
}

test("the first card's picture comes as AVIF and its product's large one as WebP, from the shop itself", async ({
  page,
  baseURL,
}) => {
  await page.goto('/produkty')
  const card = page.getByRole('list', { name: 'Produkty' }).getByRole('listitem').first()
  const small = await chosenFile(card.locator('img'))
  expect(small).toMatch(/\/pictures\/[\w-]{8}-\d+\.avif$/)
  expect(new URL(small).origin).toBe(new URL(baseURL ?? '').origin)
  await card.getByRole('link').click()
  const main = page.getByRole('group', { name: 'Obrázky produktu' }).getByRole('img').first()
  expect(await chosenFile(main)).toMatch(/\/pictures\/[\w-]{8}-\d+\.webp$/)
})

test('what is answered in the browser shows the pictures of the media host, or a placeholder', async ({
  page,
}) => {
  await page.goto('/produkty?search=tričko čičmany')
  const cards = page.getByRole('list', { name: 'Produkty' }).getByRole('listitem')
  const lost = cards.filter({ has: page.locator(`a[href="/produkt/${LOST_PICTURE.slug}"]`) })
  const other = cards.filter({ has: page.locator('img') }).first()
  await expect.poll(() => chosenFile(other.locator('img'))).toMatch(/\/web_files\/.*t_[^/]+$/)
  await lost.scrollIntoViewIfNeeded()
  await expect(lost.locator('.no-picture')).toBeVisible()
  await expect(lost.locator('img')).toHaveCount(0)
})
