import { expect, test, type Locator } from '@playwright/test'

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
  await expect(cards.first().locator('img')).toHaveAttribute('srcset', /\.webp \d+w/)
  await expect(cards.nth(20).locator('img')).toHaveAttribute('loading', 'lazy')
})

test('answers made in the browser show the pictures of the media host', async ({ page }) => {
  await page.goto('/produkty?search=kriváň')
  const results = page.locator('#listing-results img')
  expect(await chosenFile(results.first())).toMatch(/\/web_files\/.*t_[^/]+$/)
})
