import { expect, type Locator } from '@playwright/test'
import { KNOWN_PRODUCTS, LOST_PICTURE } from '../../scripts/demo-api/seed/known-products.ts'
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
  expect(small).toMatch(/\/pictures\/[0-9a-f]+-\d+\.avif$/)
  expect(new URL(small).origin).toBe(new URL(baseURL ?? '').origin)
  await card.getByRole('link').click()
  const main = page.getByRole('group', { name: 'Obrázky produktu' }).getByRole('img').first()
  expect(await chosenFile(main)).toMatch(/\/pictures\/[0-9a-f]+-\d+\.webp$/)
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

for (const [name, path, expected] of [
  ["home's first banner", '/', ['banner high']],
  ["a listing's first row", '/produkty', Array<string>(4).fill('card high')],
  ["a product's large picture", `/produkt/${KNOWN_PRODUCTS.twoCuts.slug}`, ['gallery-picture high']],
  ['nothing of the cart', '/cart', []],
] as const)
  test(`${name} comes at once and before other pictures, which all wait`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const eager = page.locator('img:not([loading=lazy])')
    const found = await eager.evaluateAll((all: HTMLImageElement[]) =>
      all.map((img) => `${img.closest('[class]')?.className} ${img.fetchPriority}`),
    )
    expect(found).toEqual(expected)
  })

test('answers made in the browser show the pictures of the media host', async ({ page }) => {
  await page.goto('/produkty?search=kriváň')
  const card = page.getByRole('list', { name: 'Produkty' }).getByRole('listitem').first()
  await expect.poll(() => chosenFile(card.locator('img'))).toMatch(/\/web_files\/.*t_[^/]+$/)
})

test.describe('a product whose picture is missing', () => {
  const { slug, name } = LOST_PICTURE

  test('has a placeholder with its name on its page, and nothing to zoom', async ({ page }) => {
    await page.goto(`/produkt/${slug}`)
    const main = page.getByRole('group', { name: 'Obrázky produktu' })
    await expect(main.getByRole('img', { name })).toBeVisible()
    await expect(main.locator('img')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Zväčšiť obrázok' })).toHaveCount(0)
  })

  for (const [by, address] of [
    ['the build', '/produkty'],
    ['the browser', '/produkty?search=tričko čičmany'],
  ] as const)
    test(`has a placeholder on the card that ${by} renders`, async ({ page }) => {
      await page.goto(address)
      const card = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator(`a[href="/produkt/${slug}"]`) })
      await card.scrollIntoViewIfNeeded()
      await expect(card.locator('.no-picture')).toBeVisible()
      await expect(card.locator('img')).toHaveCount(0)
    })
})
