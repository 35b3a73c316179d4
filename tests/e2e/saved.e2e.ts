// Rule 138
import { expect, type Locator, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { press } from './support/press.ts'
import { cartButton, cards, main, notifications, quickViewButtons } from './support/shopper.ts'
import { test } from './support/test.ts'

const { mug, colours } = KNOWN_PRODUCTS
const headerLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Odložené/ })
const heart = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Odložiť: / })
    .first()
const rows = (page: Page) => main(page).locator('saved-goods').getByRole('listitem')

async function keepOnItsPage(page: Page, { slug }: { slug: string }): Promise<void> {
  await page.goto(`/produkt/${slug}`)
  await press(heart(page))
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
}

test('a heart on a card, in the quick view and on the product is one, and the header counts it at the first paint', async ({
  page,
}) => {
  await page.goto('/produkty/hrnceky')
  await expect(headerLink(page)).toBeHidden()
  const [box, picture] = [
    await heart(page).boundingBox(),
    await cards(page).first().locator('img').first().boundingBox(),
  ]
  expect(box).toMatchObject({ width: 40, height: 40 })
  const below = (of: typeof box) => (of?.y ?? NaN) + (of?.height ?? NaN)
  expect(below(picture) - below(box)).toBeCloseTo(4, 0)
  await press(heart(page))
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(headerLink(page)).toHaveAccessibleName('Odložené, 1\u00A0produkt')
  await quickViewButtons(page).first().click()
  const kept = page.getByRole('dialog').getByRole('button', { name: /^Odložiť: / })
  await expect(kept).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await press(cards(page).first().getByRole('link').first())
  await expect(page).toHaveURL(/\/produkt\//)
  await expect(headerLink(page)).toHaveText('1')
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await press(heart(page))
  await expect(headerLink(page)).toBeHidden()
})

test('hearts of kept goods are filled before any file of script has come, on home and in a listing', async ({
  page,
}) => {
  await page.route(/\.js$/, () => undefined)
  for (const path of ['/', '/produkty/hrnceky']) {
    await page.goto(path, { waitUntil: 'commit' })
    await heart(page).evaluate((one) => {
      const id = one.closest<HTMLElement>('[data-product]')?.dataset['product']
      localStorage.setItem('saved', `[[${id},"Hrnček"]]`)
    })
    await page.goto(path, { waitUntil: 'commit' })
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  }
})

test('two tabs agree on what is kept: on a product, on cards and on the page of kept goods', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto(`/produkt/${mug.slug}`)
  await other.keyboard.press('Shift')
  await keepOnItsPage(page, mug)
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'true')
  await expect(headerLink(other)).toHaveAccessibleName('Odložené, 1\u00A0produkt')
  await other.goto('/odlozene')
  await expect(rows(other)).toHaveCount(1)
  await page.goto('/vlastna-potlac')
  await press(heart(page))
  await expect(rows(other)).toHaveCount(2)
  await press(
    rows(other)
      .last()
      .getByRole('button', { name: /^Odložiť/ }),
  )
  await expect(headerLink(page)).toHaveText('1')
})

test('hearts of kept goods are filled without a touch, on every kind of card', async ({ page }) => {
  await page.goto('/')
  const slider = page.getByRole('group', { name: 'Najnovšie pridané produkty' })
  const [inSlider, inListing] = [slider, page.locator('.static-grid')].map((place) =>
    place.getByRole('button', { name: /^Odložiť/ }).first(),
  ) as [Locator, Locator]
  for (const one of [inSlider, inListing]) {
    await press(one)
    await expect(one).toHaveAttribute('aria-pressed', 'true')
  }
  await page.reload()
  for (const one of [inSlider, inListing]) await expect(one).toHaveAttribute('aria-pressed', 'true')
})

test('the page of kept goods adds what leaves nothing to choose, leads to other choices, and says what is gone', async ({
  page,
}) => {
  await keepOnItsPage(page, mug)
  await keepOnItsPage(page, colours)
  await page.evaluate(() => {
    const saved = JSON.parse(localStorage.getItem('saved') ?? '') as [number, string][]
    localStorage.setItem('saved', JSON.stringify([...saved, [99_999_999, 'Tričko Vlna']]))
  })
  await page.goto('/odlozene')
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).nth(2)).toHaveText('Tričko VlnaUž nepredávame.')
  await expect(
    rows(page)
      .first()
      .getByRole('link', { name: /^Vybrať/ }),
  ).toHaveAttribute('href', `/produkt/${colours.slug}#vyber`)
  const heart = rows(page)
    .first()
    .getByRole('button', { name: /^Odložiť/ })
  const ground = await heart.evaluate((button) => getComputedStyle(button).backgroundColor)
  await press(
    rows(page)
      .nth(1)
      .getByRole('button', { name: /^Pridať do košíka: / }),
  )
  await expect(notifications(page)).toContainText('Pridané do košíka')
  await expect(cartButton(page)).toHaveAccessibleName(/, 1/)
  // The popup brings styles of options, which are pressed buttons, too.
  await press(cartButton(page))
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Objednať' })).toBeVisible()
  await expect(heart).toHaveCSS('background-color', ground)
  await page.keyboard.press('Escape')
  for (const index of [0, 1, 2])
    await press(
      rows(page)
        .nth(index)
        .getByRole('button', { name: /^Odložiť/ }),
    )
  await expect(headerLink(page)).toBeHidden()
  await page.reload()
  await expect(main(page).getByRole('link', { name: 'Prejsť na produkty' })).toBeVisible()
})

test("a friend's list is shown beside one's own, which it changes only when it is kept", async ({ page }) => {
  await keepOnItsPage(page, mug)
  await page.goto(`/produkt/${colours.slug}`)
  const id = await page.locator('product-hearts').first().getAttribute('data-product')
  await page.goto(`/odlozene?produkty=x,,${id},${id},-1,1e3,%3Cb%3E,99999999`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odložené od priateľa')
  await expect(page).toHaveTitle(/^Odložené od priateľa/)
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first().getByRole('link').first()).toHaveAttribute(
    'href',
    `/produkt/${colours.slug}`,
  )
  await expect(rows(page).nth(1)).toHaveText('ProduktUž nepredávame.')
  await expect(headerLink(page)).toHaveText('1')
  await press(page.getByRole('button', { name: 'Uložiť medzi moje' }))
  await expect(main(page).getByRole('status')).toContainText('Odložené máte 3\u00A0produkty.')
  await expect(headerLink(page)).toHaveText('3')
})

test("a link for a friend that is broken shows one's own list", async ({ page }) => {
  await keepOnItsPage(page, mug)
  await page.goto('/odlozene?produkty=abc,%22,1.5')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odložené')
  await expect(rows(page).getByRole('link').first()).toHaveAttribute('href', `/produkt/${mug.slug}`)
})

test('the link for a friend carries the kept goods', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await keepOnItsPage(page, mug)
  await page.goto('/odlozene')
  await press(page.getByRole('button', { name: 'Poslať zoznam priateľovi' }))
  await expect(main(page).getByRole('status')).toContainText('Odkaz je skopírovaný')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`/odlozene\\?produkty=\\d+$`),
  )
})

test('clearing the stored data clears what is kept', async ({ page }) => {
  await keepOnItsPage(page, mug)
  await page.goto('/ochrana-osobnych-udajov')
  await press(page.getByRole('button', { name: 'Vymazať košík a všetky uložené údaje' }))
  await expect(headerLink(page)).toBeHidden()
})
