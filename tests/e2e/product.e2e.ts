import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { holdBack } from './support/hold-back.ts'
import { press } from './support/press.ts'
import { untilRest } from './support/rest.ts'
import { addButton as add, cartButton, main, notifications } from './support/shopper.ts'
import { test } from './support/test.ts'

const { twoCuts, child, mug, colours } = KNOWN_PRODUCTS
const sizes = (page: Page) => page.getByRole('group', { name: 'Veľkosť' }).getByRole('radio')
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const pictures = (page: Page) => page.getByRole('group', { name: 'Obrázky produktu' })
const thumbs = (page: Page) => page.getByRole('list', { name: 'Výber obrázka' }).getByRole('link')

test('what is chosen before the modules are there is bought', async ({ page }) => {
  const release = await holdBack(page, /_astro\/.*\.js/)
  await page.goto(`/produkt/${twoCuts.slug}`, { waitUntil: 'commit' })
  await press(radio(page, 'pánsky'))
  await press(radio(page, '5XL'))
  await page.getByRole('button', { name: 'Zvýšiť množstvo' }).click()
  await add(page).click()
  await release()
  await expect(notifications(page)).toContainText('Veľkosť: 5XL · Množstvo: 2')
  await page.goto('/cart')
  await expect(main(page).getByRole('listitem')).toContainText('pánsky')
})

test('a size that the chosen cut does not have is not bought, however late the code that says so', async ({
  page,
}) => {
  const release = await holdBack(page, /_astro\/buy-form-on-intent\..*\.js/)
  await page.goto(`/produkt/${twoCuts.slug}`)
  for (const name of ['pánsky', '5XL', 'dámsky']) await press(radio(page, name))
  await add(page).click()
  await release()
  await expect(page.getByText(/^Veľkosť 5XL v\stomto strihu nie je, zvoľte inú\.$/)).toBeVisible()
  await expect(sizes(page).first()).toBeFocused()
  await expect(cartButton(page)).toBeHidden()
})

test('the size chart holds the focus until it is closed, and gives it back', async ({ page }) => {
  await page.goto(`/produkt/${child.slug}`)
  const button = page.getByRole('button', { name: 'Tabuľka veľkostí' })
  const chart = page.getByRole('dialog', { name: 'Tabuľka veľkostí' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(chart.getByRole('table', { name: 'Detský strih' }).getByRole('row')).toHaveCount(6)
  for (const _ of [1, 2, 3, 4]) {
    await page.keyboard.press('Tab')
    // The focus may be in the browser's own controls, and never on the page behind.
    expect(
      await chart.evaluate((dialog) =>
        [dialog, document.body].some((e) => e.contains(document.activeElement)),
      ),
    ).toBe(true)
    expect(
      await main(page).evaluate((element) => element.querySelector(':focus:not(dialog, dialog *)')),
    ).toBeNull()
  }
  await page.keyboard.press('Escape')
  await expect(chart).toBeHidden()
  await expect(button).toBeFocused()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('the zoom opens when a tap on the picture or its button is the first thing a shopper does', async ({
    page,
  }) => {
    for (const first of [page.getByRole('link', { name: 'Zväčšiť obrázok' }), pictures(page)]) {
      // Until the page's own code is there, a tap leads to the picture's file.
      await untilRest(page, () => page.goto(`/produkt/${mug.slug}`))
      await first.tap()
      await expect(page.getByRole('dialog', { name: 'Zväčšený obrázok' }).getByRole('img')).toBeVisible()
      await expect(page).toHaveURL(`/produkt/${mug.slug}`)
    }
  })
})

test('a picture that does not come leaves its place, not a torn icon', async ({ page }) => {
  const PICTURE = /\/pictures\/|\/web_files\//
  await page.route(PICTURE, (route) => route.abort())
  // The picture fails before the rest of the page is read: a script behind it waits for that.
  const failed = page.waitForEvent('requestfailed', (request) => PICTURE.test(request.url()))
  await page.route('**/stop.js', async (route) => {
    await failed
    await route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.route(`**/produkt/${mug.slug}`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replace('</article>', '<script src="/stop.js"></script></article>'),
    })
  })
  await page.goto(`/produkt/${mug.slug}`)
  const picture = pictures(page).getByRole('img').first()
  await expect(picture).toHaveClass(/torn/)
  expect((await picture.boundingBox())?.height).toBeGreaterThan(300)
})

test('pictures that nobody has asked to see are not fetched', async ({ page }) => {
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

  test('the pictures turn by their links and open large', async ({ page, request }) => {
    await page.goto(`/produkt/${colours.slug}`)
    await thumbs(page).nth(1).click()
    await expect(pictures(page).getByRole('img', { name: /bordová/ })).toBeInViewport({ ratio: 0.5 })
    const large = await page.getByRole('link', { name: 'Zväčšiť obrázok' }).getAttribute('href')
    expect((await request.get(large ?? '')).headers()['content-type']).toMatch(/^image\//)
  })
})
