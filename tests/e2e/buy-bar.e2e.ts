import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { untilRest } from './support/rest.ts'
import { test } from './support/test.ts'

const { twoCuts, child, colours, soldOut, mug, sweatshirt } = KNOWN_PRODUCTS
/** Its name takes two lines, three in the font that stands in for the shop's. */
const LONG_NAME = 'chlapcenska-mikina-s-kapucnou-pixelovy-votrelec'
const own = (page: Page) => page.getByRole('button', { name: 'Pridať do košíka' })
const bar = (page: Page) => page.getByRole('button', { name: 'Do\u00A0košíka', exact: true })
const choice = (page: Page) => page.locator('.buy-bar')
/** What the bar says of the choice; it leads to where that is made. */
const lead = (page: Page) => choice(page).getByRole('link', { name: /Zmeniť výber/ })
/** What a shopper reads and presses. */
const label = (page: Page, name: string) =>
  page.locator('.buy-form label').filter({ hasText: new RegExp(`^${name}$`) })
const toasts = (page: Page) => page.getByRole('list', { name: 'Upozornenia' })

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

test('the bar is at the lower edge while the button of the form is out of view, above or below', async ({
  page,
}) => {
  await page.goto(`/produkt/${colours.slug}`)
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
  await expect(own(page)).not.toBeInViewport()
  await expect(choice(page)).toContainText('21,90\u00A0€')
  await expect(choice(page)).toContainText('Veľkosť\u00A0S · petrolejová')
  await own(page).scrollIntoViewIfNeeded()
  await expect(own(page)).toBeInViewport({ ratio: 1 })
  await expect(bar(page)).toBeHidden()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
})

for (const [slug, chosen] of [
  [child.slug, 'Veľkosť\u00A0110'],
  [twoCuts.slug, 'Dámsky · veľkosť\u00A0XS'],
  [colours.slug, 'Veľkosť\u00A0S · petrolejová'],
  [sweatshirt.slug, 'Veľkosť\u00A0110'],
  [LONG_NAME, 'Veľkosť\u00A0'],
] as const)
  test(`the first screen of ${slug} has its name, its price and what the bar buys`, async ({ page }) => {
    await page.goto(`/produkt/${slug}`)
    await expect(lead(page)).toBeInViewport({ ratio: 1 })
    await expect(lead(page)).toContainText(chosen)
    const edge = (await choice(page).boundingBox())?.y ?? NaN
    for (const shown of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('main').locator('.price').first(),
    ]) {
      await expect(shown).toBeInViewport({ ratio: 1 })
      const box = await shown.boundingBox()
      expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(edge)
    }
  })

test('what the bar says of the choice leads to where it is made, and counts what it buys', async ({
  page,
}) => {
  await page.goto(`/produkt/${child.slug}`)
  await lead(page).tap()
  const first = page.getByRole('radio', { name: '110' })
  await expect(first).toBeFocused()
  await expect(first).toBeInViewport({ ratio: 1 })
  await label(page, '134').tap()
  await page.getByRole('button', { name: 'Zvýšiť množstvo' }).tap()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(lead(page)).toContainText('Veľkosť\u00A0134 · 2\u00A0kusy')
  await expect(page).toHaveURL(`/produkt/${child.slug}?size=134`)
  await bar(page).tap()
  await expect(toasts(page)).toContainText('Veľkosť: 134 · Množstvo: 2')
})

test('it says what is chosen, and buys that', async ({ page }) => {
  await page.goto(`/produkt/${twoCuts.slug}`)
  await label(page, 'pánsky').tap()
  await label(page, '5XL').tap()
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(choice(page)).toContainText('Pánsky · veľkosť\u00A05XL')
  await bar(page).tap()
  await expect(toasts(page)).toContainText('Veľkosť: 5XL · Množstvo: 1')
  await page.goto('/cart')
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('pánsky')
})

test('without a size it says so, leads to the sizes and buys nothing', async ({ page }) => {
  await page.goto(`/produkt/${twoCuts.slug}`)
  await label(page, 'pánsky').tap()
  await label(page, '5XL').tap()
  await label(page, 'dámsky').tap()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(choice(page)).toContainText('Zvoľte veľkosť.')
  await bar(page).tap()
  const size = page.getByRole('radio', { name: 'XS', exact: true })
  await expect(size).toBeFocused()
  await expect(size).toBeInViewport({ ratio: 1 })
  const hint = page.getByText('Veľkosť 5XL v\u00A0tomto strihu nie je, zvoľte inú.')
  await expect(hint).toBeInViewport({ ratio: 1 })
  await expect(toasts(page)).toBeEmpty()
  await label(page, 'M').tap()
  await expect(choice(page)).toContainText('Dámsky · veľkosť\u00A0M')
})

test('nothing that takes the focus lies under it, and the page ends above it', async ({ page }) => {
  await page.goto(`/produkt/${colours.slug}`)
  await expect(bar(page)).toBeVisible()
  const covered: string[] = []
  for (let stop = 0; stop < 150; stop++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return null
      const { bottom } = element.getBoundingClientRect()
      const edge = document.querySelector('.buy-bar')?.getBoundingClientRect()
      const isCovered = edge && edge.height > 0 && !element.closest('.buy-bar') && bottom > edge.top
      return isCovered ? element.outerHTML.slice(0, 120) : ''
    })
    if (found === null) break
    if (found !== '') covered.push(found)
  }
  expect(covered).toEqual([])
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const look = page.getByRole('combobox', { name: 'Vzhľad' })
  await expect
    .poll(async () => {
      const [last, edge] = await Promise.all([look.boundingBox(), choice(page).boundingBox()])
      return last && edge ? last.y + last.height <= edge.y : false
    })
    .toBe(true)
})

test('it makes room for the keyboard of the screen', async ({ page }) => {
  await page.goto(`/produkt/${mug.slug}`)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(bar(page)).toBeVisible()
  const search = page.getByRole('combobox', { name: 'Hľadať v obchode' })
  await search.focus()
  await expect(bar(page)).toBeHidden()
  await search.blur()
  await expect(bar(page)).toBeVisible()
})

test("the focus goes on to the form's button when that one comes into view", async ({ page }) => {
  await page.goto(`/produkt/${colours.slug}`)
  await bar(page).focus()
  await own(page).evaluate((button) => button.scrollIntoView({ block: 'center' }))
  await expect(bar(page)).toBeHidden()
  await expect(own(page)).toBeFocused()
})

test('there is none for what cannot be bought, on a wide window, or without JavaScript', async ({
  page,
  browser,
  baseURL,
}) => {
  await untilRest(page, () => page.goto(`/produkt/${soldOut.slug}`))
  await expect(bar(page)).toHaveCount(0)
  await page.goto(`/produkt/${colours.slug}`)
  await expect(bar(page)).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 400 })
  await expect(bar(page)).toBeHidden()

  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    ...(baseURL ? { baseURL } : {}),
  })
  const plain = await context.newPage()
  await plain.goto(`/produkt/${colours.slug}`)
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar(plain)).toBeHidden()
  await context.close()
})
