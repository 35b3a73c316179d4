import { expect } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { holdBack } from './support/hold-back.ts'
import { watchForReact } from './support/react-code.ts'
import { addToCart } from './support/shopper.ts'
import { test } from './support/test.ts'
import { press } from './support/press.ts'

test('a listing downloads React only when a shopper reaches for an island', async ({ page }) => {
  const hasReact = watchForReact(page)
  await page.goto('/produkty/tricka', { waitUntil: 'networkidle' })
  expect(await hasReact()).toBe(false)
  await press(page.getByRole('checkbox', { name: 'Zvieratá' }))
  await expect(page.getByText(/^zobrazujem 17/).first()).toBeVisible()
  expect(await hasReact()).toBe(true)
})

test('the first click on a popup that is still coming opens it with its lines', async ({ page, context }) => {
  await addToCart(page, KNOWN_PRODUCTS.mug.slug)
  const other = await context.newPage()
  await other.goto('/produkty/tricka', { waitUntil: 'domcontentloaded' })
  await other.getByRole('button', { name: /^Nákupný košík/ }).click()
  await expect(other.getByRole('dialog').getByRole('link', { name: 'Hrnček Kriváň 330 ml' })).toBeVisible()
})

test('an empty cart says so on the cart page, in the popup and at the checkout', async ({ page }) => {
  for (const path of ['/cart', '/checkout']) {
    await page.goto(path)
    await expect(page.getByText('Nákupný košík je prázdny')).toBeVisible()
  }
})

test('removing the last line from the popup empties it and hides the icon', async ({ page }) => {
  await addToCart(page, KNOWN_PRODUCTS.mug.slug)
  const button = page.getByRole('button', { name: /^Nákupný košík/ })
  await button.click()
  const popup = page.getByRole('dialog', { name: 'Nákupný košík' })
  await popup.getByRole('button', { name: 'Odstrániť' }).click()
  await expect(popup).toContainText('je prázdny')
  await expect(button).toBeHidden()
})

test('without JavaScript every product can still be reached and read', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/produkty')
  const total = Number(
    /z\u00A0(\d+)/.exec(
      (await page
        .getByText(/^zobrazujem/)
        .first()
        .textContent()) ?? '',
    )?.[1],
  )
  const slugs = new Set<string>()
  for (;;) {
    for (const link of await page.getByRole('list', { name: 'Produkty' }).getByRole('link').all())
      slugs.add((await link.getAttribute('href')) ?? '')
    const next = page.getByRole('link', { name: 'Načítaj ďalšie...' })
    if ((await next.count()) === 0) break
    await next.click()
  }
  expect(total).toBeGreaterThan(100)
  expect(slugs.size).toBe(total)
  await page.goto(`/produkt/${KNOWN_PRODUCTS.twoCuts.slug}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Tričko Tatry' })).toBeVisible()
  await context.close()
})

test('hostile HTML of a description does nothing', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  page.on('dialog', () => errors.push(new Error('a dialog was opened')))
  await page.goto(`/produkt/${KNOWN_PRODUCTS.hostile.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(
    await page
      .locator('.rich-text')
      .getByRole('link')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href'))),
  ).not.toContainEqual(expect.stringContaining('javascript:'))
  expect(await page.locator('.rich-text :is(script, img, iframe, [onerror])').count()).toBe(0)
  expect(errors).toEqual([])
})

test('an unknown address is the not-found page with status 404', async ({ page }) => {
  const response = await page.goto('/nic-take')
  expect(response?.status()).toBe(404)
  await expect(page.getByText("THE PAGE YOU WERE LOOKING FOR DOESN'T EXIST.")).toBeVisible()
  await page.getByRole('link', { name: 'Return Home Page' }).click()
  await expect(page).toHaveURL('/')
})

for (const [path, chunk] of [
  ['/cart', /_astro\/CartPage.*\.js/],
  ['/checkout', /_astro\/CheckoutPage.*\.js/],
] as const)
  test(`${path} says at once that the cart is empty, and of a full one only that it comes`, async ({
    page,
  }) => {
    const release = await holdBack(page, chunk)
    const main = page.getByRole('main')
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(main.getByText('Nákupný košík je prázdny')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Prejsť na produkty' })).toBeVisible()
    await expect(main.getByText('Načítavam košík…')).toBeHidden()

    await addToCart(page, KNOWN_PRODUCTS.mug.slug)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(main.getByText('Načítavam košík…')).toBeVisible()
    await expect(main.getByText('Nákupný košík je prázdny')).toBeHidden()
    // Nothing that could be typed or ticked and then be lost, and no sum that could be wrong.
    await expect(main.locator('input, textarea, button')).toHaveCount(0)
    await expect(main).not.toContainText('€')
    await release()
    await expect(main.getByText('Hrnček Kriváň 330 ml')).toBeVisible()
  })

test('without JavaScript the cart and the checkout say how to order', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  for (const path of ['/cart', '/checkout']) {
    await page.goto(path)
    await expect(page.locator('noscript .notice')).toContainText('Objednať môžete aj telefonicky')
    await expect(page.getByRole('main').getByText('Načítavam košík…')).toBeHidden()
    await expect(page.getByRole('main').getByText('Nákupný košík je prázdny')).toBeHidden()
  }
  await context.close()
})

test('two tabs keep one cart', async ({ page, context }) => {
  await addToCart(page, KNOWN_PRODUCTS.mug.slug)
  const other = await context.newPage()
  await addToCart(other, KNOWN_PRODUCTS.cap.slug)
  const button = page.getByRole('button', { name: /^Nákupný košík/ })
  await expect(button).toHaveAccessibleName('Nákupný košík, 2\u00A0kusy')
  await page.goto('/cart')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
  await other.goto('/cart')
  await other.getByRole('main').getByRole('button', { name: 'Odstrániť: Hrnček' }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
})

test('a line never holds more than 99 pieces, and the notification tells the truth', async ({ page }) => {
  await page.goto(`/produkt/${KNOWN_PRODUCTS.mug.slug}`)
  await page.getByRole('spinbutton', { name: 'Množstvo' }).fill('98')
  const add = page.getByRole('button', { name: 'Pridať do košíka' })
  await add.click()
  await page.getByRole('spinbutton', { name: 'Množstvo' }).fill('5')
  await add.click()
  const toasts = page.getByRole('list', { name: 'Upozornenia' })
  await expect(toasts).toContainText('Množstvo: 1')
  await add.click()
  await expect(toasts).toContainText('V košíku je už najväčšie možné množstvo')
  await page.goto('/cart')
  await expect(page.getByRole('button', { name: 'Zvýšiť množstvo' })).toBeDisabled()
  await expect(page.getByRole('main')).toContainText('881,10\u00A0€')
})

test('from 35 € delivery is free and no fee is shown', async ({ page }) => {
  await addToCart(page, KNOWN_PRODUCTS.twoCuts.slug)
  await addToCart(page, KNOWN_PRODUCTS.twoCuts.slug)
  await page.goto('/checkout')
  await expect(page.getByRole('main').getByText('Dopravu máte zadarmo.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Doprava' })).not.toContainText('€')
  await expect(page.getByRole('complementary')).toContainText('Spolu k úhrade37,80\u00A0€')
})

test('a browser that keeps nothing is told so, and shops on this page all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await addToCart(page, KNOWN_PRODUCTS.mug.slug)
  await expect(page.getByRole('list', { name: 'Upozornenia' })).toContainText(
    'Prehliadač nedovolil uložiť košík.',
  )
  await page.getByRole('button', { name: /^Nákupný košík/ }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Hrnček Kriváň 330 ml' })).toBeVisible()
})

test('a page that comes back is not covered by the popup it was left from', async ({ page }) => {
  await addToCart(page, KNOWN_PRODUCTS.mug.slug)
  await page.getByRole('button', { name: /^Nákupný košík/ }).click()
  await page.getByRole('link', { name: 'Objednať' }).click()
  await expect(page).toHaveURL('/checkout')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('nothing shifts while a page comes up, with an empty cart or a full one', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const paths = [
    '/',
    '/produkty/tricka',
    `/produkt/${KNOWN_PRODUCTS.colours.slug}`,
    '/produkty/all?filters=%7B%22100%22%3A%5B%22121%22%5D%7D&productsCount=40',
  ]
  const shiftsOf = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    return page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  }
  for (const path of paths) expect(await shiftsOf(path), path).toEqual([])
  await addToCart(page, KNOWN_PRODUCTS.mug.slug)
  for (const path of paths) expect(await shiftsOf(path), `${path} with a cart`).toEqual([])
})

test('the size chart has a table for each cut, and closes with Escape', async ({ page }) => {
  await page.goto(`/produkt/${KNOWN_PRODUCTS.twoCuts.slug}`)
  await page.getByRole('button', { name: 'Tabuľka veľkostí' }).click()
  const chart = page.getByRole('dialog', { name: 'Tabuľka veľkostí' })
  await expect(chart.getByRole('table')).toHaveCount(2)
  await expect(chart.getByRole('table', { name: 'Dámsky strih' }).getByRole('row')).toHaveCount(8)
  await expect(
    chart.getByRole('table', { name: 'Pánsky strih' }).getByRole('row', { name: /^5XL/ }),
  ).toContainText('73\u00A0cm')
  await page.keyboard.press('Escape')
  await expect(chart).toBeHidden()
  await page.goto(`/produkt/${KNOWN_PRODUCTS.mug.slug}`)
  await expect(page.getByRole('button', { name: 'Tabuľka veľkostí' })).toHaveCount(0)
})
