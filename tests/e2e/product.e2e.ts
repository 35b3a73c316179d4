import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { holdBack } from './support/hold-back.ts'
import { press } from './support/press.ts'
import { untilRest } from './support/rest.ts'
import { test } from './support/test.ts'

const { twoCuts, child, cap, mug, soldOut, colours } = KNOWN_PRODUCTS
const sizes = (page: Page) => page.getByRole('group', { name: 'Veľkosť' }).getByRole('radio')
/** What a shopper reads and presses. */
const choice = (page: Page, name: string) =>
  page.locator('.buy-form label').filter({ hasText: new RegExp(`^${name}$`) })
const add = (page: Page) => page.getByRole('button', { name: 'Pridať do košíka' })
const toasts = (page: Page) => page.getByRole('list', { name: 'Upozornenia' })
const lines = (page: Page) => page.getByRole('main').getByRole('listitem')
const pictures = (page: Page) => page.getByRole('group', { name: 'Obrázky produktu' })
const thumbs = (page: Page) => page.getByRole('list', { name: 'Výber obrázka' }).getByRole('link')

async function values(page: Page): Promise<string[]> {
  return sizes(page).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
}

test.describe('a t-shirt with two cuts', () => {
  test('offers the sizes of the chosen cut, and each cut is a line of its own', async ({ page }) => {
    await page.goto(`/produkt/${twoCuts.slug}`)
    await expect(page.getByRole('radio', { name: 'dámsky' })).toBeChecked()
    expect(await values(page)).toEqual(['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'])
    await expect(sizes(page).first()).toBeChecked()
    await add(page).click()

    await choice(page, 'pánsky').click()
    expect(await values(page)).toEqual(['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL'])
    await choice(page, '5XL').click()
    await add(page).click()
    await add(page).click()

    await page.goto('/cart')
    await expect(lines(page)).toHaveCount(2)
    await expect(lines(page).filter({ hasText: 'dámsky' })).toContainText('XS')
    const male = lines(page).filter({ hasText: 'pánsky' })
    await expect(male).toContainText('5XL')
    await expect(male).toContainText('37,80\u00A0€')
  })

  test('is bought with the keyboard alone', async ({ page }) => {
    await page.goto(`/produkt/${twoCuts.slug}`)
    await page.getByRole('radio', { name: 'dámsky' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'pánsky' })).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(sizes(page).first()).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'S', exact: true })).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(toasts(page)).toContainText('Strih: pánsky · Veľkosť: S · Množstvo: 1')
    await expect(toasts(page)).toContainText('18,90\u00A0€')
  })
})

test('what is chosen before the modules are there is bought', async ({ page }) => {
  const release = await holdBack(page, /_astro\/.*\.js/)
  await page.goto(`/produkt/${twoCuts.slug}`, { waitUntil: 'commit' })
  await choice(page, 'pánsky').click()
  await choice(page, '5XL').click()
  await page.getByRole('button', { name: 'Zvýšiť množstvo' }).click()
  await add(page).click()
  await release()
  await expect(toasts(page)).toContainText('Veľkosť: 5XL · Množstvo: 2')
  await page.goto('/cart')
  await expect(lines(page)).toContainText('pánsky')
})

test('the size chart holds the focus until it is closed, and gives it back', async ({ page }) => {
  await page.goto(`/produkt/${twoCuts.slug}`)
  const button = page.getByRole('button', { name: 'Tabuľka veľkostí' })
  const chart = page.getByRole('dialog', { name: 'Tabuľka veľkostí' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(chart).toBeVisible()
  for (const _ of [1, 2, 3, 4]) {
    await page.keyboard.press('Tab')
    // The browser's own controls take their turn; the page behind never does.
    expect(
      await chart.evaluate((dialog) =>
        [dialog, document.body].some((e) => e.contains(document.activeElement)),
      ),
    ).toBe(true)
    expect(
      await page.getByRole('main').evaluate((main) => main.querySelector(':focus:not(dialog, dialog *)')),
    ).toBeNull()
  }
  await page.keyboard.press('Escape')
  await expect(chart).toBeHidden()
  await expect(button).toBeFocused()
})

test("a child's t-shirt comes in centimetres, with the table of children's sizes", async ({ page }) => {
  await page.goto(`/produkt/${child.slug}`)
  await expect(page.getByRole('main')).toContainText('Strih: detský')
  await expect(page.getByRole('main').getByText('Novinka').first()).toBeVisible()
  expect(await values(page)).toEqual(['110', '122', '134', '146', '158'])
  await page.getByRole('button', { name: 'Tabuľka veľkostí' }).click()
  await expect(page.getByRole('table', { name: 'Detský strih' }).getByRole('row')).toHaveCount(6)
  await page.keyboard.press('Escape')
  await choice(page, '134').click()
  await add(page).click()
  await expect(toasts(page)).toContainText('Veľkosť: 134')
})

test('a cap takes no cut, and no size from the tags of cuts', async ({ page }) => {
  await page.goto(`/produkt/${cap.slug}`)
  await expect(page.getByText(/Strih/)).toHaveCount(0)
  expect(await values(page)).toEqual(['Uni'])
  await add(page).click()
  await page.goto('/cart')
  await expect(lines(page)).toContainText('Uni')
  await expect(lines(page)).not.toContainText('Strih')
})

test('a mug has nothing to choose but how many, from 1 to 99', async ({ page }) => {
  await page.goto(`/produkt/${mug.slug}`)
  const count = page.getByRole('spinbutton', { name: 'Množstvo' })
  const less = page.getByRole('button', { name: 'Znížiť množstvo' })
  const more = page.getByRole('button', { name: 'Zvýšiť množstvo' })
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0)
  await expect(count).toHaveValue('1')
  await expect(less).toBeDisabled()
  await count.fill('98')
  await more.click()
  await expect(count).toHaveValue('99')
  await expect(more).toBeDisabled()
  await add(page).click()
  await expect(toasts(page)).toContainText('Množstvo: 99')
  await expect(toasts(page)).toContainText('8,90\u00A0€')
})

test('a typed count that no line may have is put right when the field is left', async ({ page }) => {
  await page.goto(`/produkt/${mug.slug}`)
  const count = page.getByRole('spinbutton', { name: 'Množstvo' })
  const addButton = add(page)
  for (const [wrong, right] of [
    ['0', '1'],
    ['-3', '1'],
    ['100', '99'],
    ['1.5', '1'],
    ['', '1'],
  ] as const) {
    await count.fill(wrong)
    await addButton.focus()
    await expect(count, wrong).toHaveValue(right)
  }
  await count.fill('250')
  await count.press('Enter')
  await expect(toasts(page)).toContainText('Množstvo: 99')
})

test('at its limits a step keeps the focus, and each step is announced', async ({ page }) => {
  await page.goto(`/produkt/${mug.slug}`)
  const stepper = page.getByRole('group', { name: 'Množstvo' })
  const less = page.getByRole('button', { name: 'Znížiť množstvo' })
  await page.getByRole('button', { name: 'Zvýšiť množstvo' }).click()
  await expect(stepper.getByRole('status')).toHaveText('Množstvo: 2')
  await less.focus()
  await page.keyboard.press('Enter')
  await expect(stepper.getByRole('status')).toHaveText('Množstvo: 1')
  await page.keyboard.press('Enter')
  await expect(less).toBeFocused()
  await expect(page.getByRole('spinbutton', { name: 'Množstvo' })).toHaveValue('1')
})

test('a size stays when the other cut has it; one that it has not must be chosen anew', async ({ page }) => {
  await page.goto(`/produkt/${twoCuts.slug}`)
  await choice(page, 'pánsky').click()
  await choice(page, 'XL').click()
  await choice(page, 'dámsky').click()
  await expect(page.getByRole('radio', { name: 'XL', exact: true })).toBeChecked()
  await choice(page, 'pánsky').click()
  await choice(page, '5XL').click()
  await choice(page, 'dámsky').click()
  const hint = page
    .getByRole('alert')
    .filter({ hasText: 'Veľkosť 5XL v\u00A0tomto strihu nie je, zvoľte inú.' })
  await expect(hint).toBeVisible()
  await add(page).click()
  await expect(toasts(page)).toBeEmpty()
  await choice(page, 'L').click()
  await expect(hint).toBeHidden()
  await add(page).click()
  await expect(toasts(page)).toContainText('Veľkosť: L')
})

test('a sold-out product says so and cannot be bought', async ({ page }) => {
  await page.goto(`/produkt/${soldOut.slug}`)
  await expect(page.getByText('Vypredané', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Tento produkt je vypredaný.')).toBeVisible()
  await expect(add(page)).toHaveCount(0)
})

test.describe('a product with colours', () => {
  test('shows the chosen colour and buys it; sold-out sizes are shown, not sold', async ({ page }) => {
    await page.goto(`/produkt/${colours.slug}`)
    for (const size of ['XS', '2XL'])
      await expect(page.getByRole('radio', { name: `${size} (vypredané)` })).toBeDisabled()
    await expect(page.getByRole('radio', { name: 'S', exact: true })).toBeChecked()

    await choice(page, 'bordová').click()
    const burgundy = pictures(page).getByRole('img', { name: /bordová/ })
    await expect(burgundy).toBeInViewport({ ratio: 0.5 })
    await add(page).click()
    await expect(toasts(page).locator('img')).toHaveAttribute('src', /burgundy/)
    await expect(toasts(page)).toContainText('Strih: pánsky · Farba: bordová · Veľkosť: S · Množstvo: 1')
    await choice(page, 'sivý melír').click()
    await expect(burgundy).not.toBeInViewport({ ratio: 0.1 })
    await add(page).click()

    await page.goto('/cart')
    await expect(lines(page)).toHaveCount(2)
    await expect(lines(page).filter({ hasText: 'bordová' }).locator('img')).toHaveAttribute('src', /burgundy/)
  })

  test('thumbnails turn the pictures, and tell which one is shown', async ({ page }) => {
    await page.goto(`/produkt/${colours.slug}`)
    await expect(thumbs(page)).toHaveCount(4)
    await expect(thumbs(page).nth(0)).toHaveAttribute('aria-current', 'true')
    await thumbs(page).nth(2).click()
    await expect(pictures(page).getByRole('img', { name: /sivý melír/ })).toBeInViewport({ ratio: 0.5 })
    await expect(thumbs(page).nth(2)).toHaveAttribute('aria-current', 'true')
    await expect(thumbs(page).nth(0)).not.toHaveAttribute('aria-current')

    await pictures(page).focus()
    await page.keyboard.press('ArrowRight')
    await expect(pictures(page).getByRole('img', { name: /4\szo\s4/ })).toBeInViewport({ ratio: 0.5 })
    await expect(thumbs(page).nth(3)).toHaveAttribute('aria-current', 'true')
  })
})

test('the mouse zooms the picture under it', async ({ page }) => {
  await page.goto(`/produkt/${mug.slug}`)
  const picture = pictures(page).getByRole('img').first()
  const scale = () => picture.evaluate((img) => getComputedStyle(img).transform)
  const size = await picture.boundingBox()
  expect(await scale()).toBe('none')
  // The zoom comes with the first reach, and follows the moves from then on.
  let x = 40
  await expect(async () => {
    await picture.hover({ position: { x: ++x, y: 40 } })
    expect(await scale()).toBe('matrix(2, 0, 0, 2, 0, 0)')
  }).toPass()
  await page.getByRole('heading', { level: 1 }).hover()
  await expect.poll(scale).toBe('none')
  expect(await picture.boundingBox()).toEqual(size)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('a tap opens the picture large, and closing brings the page back as it was', async ({ page }) => {
    await page.goto(`/produkt/${colours.slug}`)
    await thumbs(page).nth(1).tap()
    await expect(pictures(page).getByRole('img', { name: /bordová/ })).toBeInViewport({ ratio: 0.5 })
    await pictures(page).tap()
    const zoom = page.getByRole('dialog', { name: 'Zväčšený obrázok' })
    const large = zoom.getByRole('img', { name: /bordová/ })
    await expect(large).toBeVisible()
    expect((await large.boundingBox())?.width).toBeGreaterThanOrEqual(1200)
    await zoom.getByRole('button', { name: 'Zavrieť zväčšený obrázok' }).tap()
    await expect(zoom).toBeHidden()
    await expect(page).toHaveURL(`/produkt/${colours.slug}?size=S&color=bordov%C3%A1`)
  })
})

test('a sold-out size in the address is passed over', async ({ page }) => {
  await page.goto(`/produkt/${colours.slug}?size=2XL&color=bordov%C3%A1`)
  await expect(page.getByRole('radio', { name: 'bordová' })).toBeChecked()
  await expect(page.getByRole('radio', { name: '2XL (vypredané)' })).not.toBeChecked()
  await press(page.getByRole('button', { name: 'Pridať do košíka' }))
  await expect(page.getByRole('list', { name: 'Upozornenia' })).toContainText('Veľkosť: S')
})

for (const [name, reach] of [
  ['a tap on its button', (page: Page) => page.getByRole('link', { name: 'Zväčšiť obrázok' }).tap()],
  ['a tap on the picture', (page: Page) => pictures(page).tap()],
] as const)
  test(`the zoom opens when ${name} is the first thing a shopper does`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ hasTouch: true, ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    await page.goto(`/produkt/${mug.slug}`)
    await reach(page)
    await expect(page.getByRole('dialog', { name: 'Zväčšený obrázok' }).getByRole('img')).toBeVisible()
    await expect(page).toHaveURL(`/produkt/${mug.slug}`)
    await context.close()
  })

test('a picture that does not come leaves its place, not a torn icon', async ({ page }) => {
  const PICTURE = /\/pictures\/|\/web_files\//
  await page.route(PICTURE, (route) => route.abort())
  // It has failed before the browser has read on: the page stops behind it for a script that waits for that.
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
  expect(await loaded()).toBe(1)
  await thumbs(page).nth(1).click()
  await expect.poll(loaded).toBeGreaterThan(1)
})

test('without JavaScript the pictures turn by their links and open large', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto(`/produkt/${colours.slug}`)
  await thumbs(page).nth(1).click()
  await expect(pictures(page).getByRole('img', { name: /bordová/ })).toBeInViewport({ ratio: 0.5 })
  const large = await page.getByRole('link', { name: 'Zväčšiť obrázok' }).getAttribute('href')
  expect((await context.request.get(large ?? '')).headers()['content-type']).toMatch(/^image\//)
  await context.close()
})

test('the notification stays 3 seconds, longer while the pointer rests on it', async ({ page }) => {
  await page.clock.install()
  await page.goto(`/produkt/${twoCuts.slug}`)
  // From here on the page's clock stands but for the steps below, however long those take.
  await page.clock.pauseAt(Date.now() + 60_000)
  await add(page).click()
  const toast = toasts(page).getByRole('listitem')
  await expect(toast).toContainText('Tričko Tatry')
  await expect(toasts(page)).toHaveAttribute('aria-live', 'polite')
  await page.clock.runFor(2000)
  await expect(toast).toBeVisible()
  await toast.hover()
  await page.clock.runFor(10_000)
  await expect(toast).toBeVisible()
  await page.getByRole('heading', { level: 1 }).hover()
  await page.clock.runFor(1500)
  await expect(toast).toBeHidden()
})
