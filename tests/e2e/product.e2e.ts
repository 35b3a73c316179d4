// Rules 109, 113, 120, 126, 132
import { expect, type Locator, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { holdBack } from './support/requests.ts'
import { keep, MUG } from './support/checkout.ts'
import { press } from './support/press.ts'
import { untilRest } from './support/rest.ts'
import { addButton as add, addHere, cartButton, main, notifications } from './support/shopper.ts'
import { test } from './support/test.ts'

const { twoCuts, child, mug, colours, soldOut, sweatshirt } = KNOWN_PRODUCTS
/** A product whose name takes two lines, and three in the fallback font. */
const LONG_NAME = 'chlapcenska-mikina-s-kapucnou-pixelovy-votrelec'
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const more = (page: Page) => page.getByRole('button', { name: 'Zvýšiť množstvo' })
const pictures = (page: Page) => page.getByRole('group', { name: 'Obrázky produktu' })
const picture = (page: Page, name: RegExp) => pictures(page).getByRole('img', { name })
const thumbs = (page: Page) => page.getByRole('list', { name: 'Výber obrázka' }).getByRole('link')
const bar = (page: Page) => page.getByRole('button', { name: /^(?:Do\skošíka|Vyberte veľkosť)$/ })

async function untilShown(shown: Locator): Promise<void> {
  await expect
    .poll(() =>
      shown.evaluate((img: HTMLImageElement) => {
        // Measure the picture's frame: under the mouse the picture itself is enlarged.
        const x = (of: string) => img.closest(of)?.getBoundingClientRect().x ?? NaN
        return img.naturalWidth > 0 && Math.abs(x('.gallery-picture') - x('.gallery-strip')) < 1
      }),
    )
    .toBe(true)
}

test('a choice before the code is there shows its picture, gets into the address, and is bought', async ({
  page,
}) => {
  const release = await holdBack(page, /_astro\/.*\.js/)
  await page.goto(`/produkt/${colours.slug}`, { waitUntil: 'commit' })
  await press(radio(page, 'bordová'))
  await press(radio(page, 'XL'))
  for (const button of [more(page), more(page), add(page), more(page)]) await press(button)
  await release()
  await untilShown(picture(page, /bordová/))
  await expect(page).toHaveURL(/\?size=XL&color=bordov%C3%A1$/)
  await expect(notifications(page)).toContainText('Farba: bordová · Veľkosť: XL · Množstvo: 3')
  await expect(page.getByRole('textbox', { name: 'Množstvo' })).toHaveValue('4')
})

test('presses before the code is there never confirm a proposed size', async ({ page }) => {
  const question = page.getByRole('alert').filter({ hasText: /^Potvrďte veľkosť\sS alebo vyberte inú\.$/ })
  const release = await holdBack(page, /_astro\/.*\.js/)
  await page.goto(`/produkt/${colours.slug}`, { waitUntil: 'commit' })
  for (const button of [add(page), more(page), add(page)]) await press(button)
  await release()
  await expect(question).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Množstvo' })).toHaveValue('2')
  await expect(cartButton(page)).toBeHidden()
  await press(add(page))
  await expect(notifications(page)).toContainText('Veľkosť: S · Množstvo: 2')
})

test('a press on the proposed size before the code is there chooses it', async ({ page }) => {
  const release = await holdBack(page, /_astro\/.*\.js/)
  await page.goto(`/produkt/${colours.slug}`, { waitUntil: 'commit' })
  await press(radio(page, 'S'))
  await press(add(page))
  await release()
  await expect(notifications(page)).toContainText('Veľkosť: S')
})

test("a phone's bar names only a size from the address, even before its code is there", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const release = await holdBack(page, /_astro\/.*\.js/)
  await page.goto(`/produkt/${colours.slug}?size=XL`, { waitUntil: 'commit' })
  const choice = page.getByRole('link', { name: /Zmeniť výber/ })
  await expect(radio(page, 'XL')).toBeChecked()
  await expect(choice).toBeHidden()
  await release()
  await expect(choice).toContainText(/veľkosť\sXL/i)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

  test('a tap on the picture beside an open cart popup only closes the popup (rule 711)', async ({
    page,
  }) => {
    const zoom = page.getByRole('dialog', { name: 'Zväčšený obrázok' })
    const popup = page.getByRole('dialog', { name: 'Nákupný košík' })
    // Wide enough to see the picture beside the popup.
    await page.setViewportSize({ width: 800, height: 800 })
    await page.goto(`/produkt/${mug.slug}`)
    await addHere(page)
    await cartButton(page).tap()
    await expect(popup.getByRole('link', { name: 'Objednať' })).toBeVisible()
    const [x, y] = await pictures(page).evaluate((strip): [number, number] => {
      const { left, bottom } = strip.getBoundingClientRect()
      return [left + 20, Math.min(bottom, innerHeight) - 20]
    })
    await page.touchscreen.tap(x, y)
    await expect(popup).toBeHidden()
    await expect(zoom).toHaveCount(0)
    await pictures(page).tap()
    await expect(zoom).toBeVisible()
  })

  test('the first screen has the name, the price and the bar with the choice; with a short name also the first label of a choice', async ({
    page,
  }) => {
    const buyBar = page.locator('.buy-bar')
    for (const [slug, chosen] of [
      [child.slug, 'Veľkosť\u00A0110'],
      [twoCuts.slug, 'Dámsky · veľkosť\u00A0XS'],
      [colours.slug, 'Veľkosť\u00A0S · petrolejová'],
      [sweatshirt.slug, 'Veľkosť\u00A0110'],
      [LONG_NAME, 'Veľkosť\u00A0'],
    ] as const) {
      await page.goto(`/produkt/${slug}`)
      const lead = buyBar.getByRole('link', { name: /Zmeniť výber/ })
      await expect(lead).toBeInViewport({ ratio: 1 })
      await expect(lead).toContainText(chosen)
      const edge = (await buyBar.boundingBox())?.y ?? NaN
      const shownParts = [page.getByRole('heading', { level: 1 }), main(page).locator('.price').first()]
      // The label of cut or size.
      if (slug !== LONG_NAME) shownParts.push(page.locator('.choice > span').first())
      for (const shown of shownParts) {
        const box = await shown.boundingBox()
        expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(edge)
      }
    }
    await page.goto(`/produkt/${soldOut.slug}`)
    await expect(page.getByRole('button', { name: 'Vypredané' })).toBeDisabled()
    await expect(bar(page)).toHaveCount(0)
  })

  test('a picture is at least 430 px high, from edge to edge, and the choice in the bar is one line, heard whole', async ({
    page,
  }) => {
    for (const [width, height] of [
      [360, 780],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const { slug } of [mug, twoCuts]) {
        await page.goto(`/produkt/${slug}`)
        const box = await page.locator('.gallery-picture').first().boundingBox()
        expect(box?.width).toBe(width)
        expect(box?.height).toBeGreaterThanOrEqual(430)
      }
      const lead = page.getByRole('link', { name: /€ Dámsky · veľkosť\sXS Zmeniť výber$/ })
      await expect(lead).toBeVisible()
      expect((await lead.locator('.buy-bar-choice').boundingBox())?.height).toBeLessThan(30)
    }
  })

  test('the bar hides while a field outside the form has the focus, because of the screen keyboard', async ({
    page,
  }) => {
    await page.goto(`/produkt/${mug.slug}`)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(bar(page)).toBeVisible()
    const search = page.locator('#header-search-box')
    await search.focus()
    await expect(bar(page)).toBeHidden()
    await search.blur()
    await expect(bar(page)).toBeVisible()
  })
})

test('pictures out of sight are not fetched', async ({ page }) => {
  await untilRest(page, () => page.goto(`/produkt/${colours.slug}`))
  const loaded = () =>
    pictures(page)
      .locator('img')
      .evaluateAll((all) => all.filter((img) => (img as HTMLImageElement).naturalWidth > 0).length)
  await expect.poll(loaded).toBe(1)
  await thumbs(page).nth(1).click()
  await expect.poll(loaded).toBeGreaterThan(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('links under the gallery change the picture and open it large', async ({ page, request }) => {
    await page.goto(`/produkt/${colours.slug}`)
    await thumbs(page).nth(2).click()
    await expect(pictures(page).getByRole('img', { name: /bordová/ })).toBeInViewport({ ratio: 0.5 })
    const large = await page.getByRole('link', { name: 'Zväčšiť obrázok' }).getAttribute('href')
    expect((await request.get(large ?? '')).headers()['content-type']).toMatch(/^image\//)
  })
})

test('the wheel of a mouse scrolls past a quantity and never changes it', async ({ page }) => {
  await keep(page, { cart: [{ ...MUG, count: 2 }] })
  await page.goto('/checkout')
  const field = main(page).getByRole('textbox', { name: /^Množstvo/ })
  await field.fill('3')
  await field.hover()
  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before)
  await expect(field).toHaveValue('3')
})

test('on paper a product has its sizes, and no button', async ({ page }) => {
  await page.goto(`/produkt/${twoCuts.slug}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('XL', { exact: true }).first()).toBeVisible()
  await expect(page.locator('main button:visible, main .icon-button:visible')).toHaveCount(0)
})

test('a wide table of a description scrolls by itself, with whole words, on a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/produkt/${twoCuts.slug}`)
  const table = page.locator('.rich-text table')
  await page
    .locator('.rich-text')
    .first()
    .evaluate((text) => {
      const table = document.createElement('table')
      const tr = table.insertRow()
      for (let at = 0; at < 6; at++) tr.insertCell().textContent = 'Najnehmotnejšieho'
      text.append(table)
    })
  const heights = await table
    .locator('td')
    .evaluateAll((cells) => cells.map((cell) => cell.getClientRects()[0]?.height))
  expect(new Set(heights).size).toBe(1)
  expect(heights[0]).toBeLessThan(40)
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
