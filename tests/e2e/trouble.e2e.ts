import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { holdBack } from './support/hold-back.ts'
import { addToCart } from './support/shopper.ts'
import { untilRest } from './support/rest.ts'
import { test } from './support/test.ts'

const TITLE = 'Unexpected Application Error!'
const trouble = (page: Page) => page.getByRole('alert').filter({ hasText: TITLE })

/** Has every price on the page break whatever shows it. */
async function breakPrices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get: () => {
        throw new TypeError('cena sa pokazila')
      },
    })
  })
}

test('no page tells search engines of an error that it does not have', async ({ page, request }) => {
  for (const path of ['/', '/produkty/tricka', `/produkt/${KNOWN_PRODUCTS.mug.slug}`, '/cart', '/nic-take']) {
    expect(await (await request.get(path)).text(), path).not.toContain(TITLE)
    await page.goto(path)
    await expect(page.locator('h1, h2, h3').getByText('Error'), path).toHaveCount(0)
  }
})

for (const path of ['/cart', '/checkout'])
  test(`what breaks on ${path} says so in its place, with a way home; the cart is kept`, async ({ page }) => {
    await addToCart(page, KNOWN_PRODUCTS.mug.slug)
    const cart = await page.evaluate(() => localStorage.getItem('cart'))
    await breakPrices(page)
    await page.goto(path)
    const message = page.getByRole('main').getByRole('alert')
    await expect(message.getByRole('heading', { name: TITLE })).toBeVisible()
    await expect(message).toContainText('TypeError: cena sa pokazila')
    await expect(message).toContainText('Obsah košíka ani údaje objednávky ste nestratili')
    await message.getByRole('link', { name: 'Na úvodnú stránku' }).click()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe(cart)
  })

test('a popup that breaks says so, and the page goes on', async ({ page }) => {
  await addToCart(page, KNOWN_PRODUCTS.mug.slug)
  await breakPrices(page)
  await page.goto('/kontakt')
  await page.getByRole('button', { name: /^Nákupný košík/ }).click()
  await expect(page.getByRole('dialog')).toContainText('TypeError: cena sa pokazila')
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
})

for (const [path, chunk] of [
  ['/cart', 'CartPage'],
  ['/checkout', 'CheckoutPage'],
] as const)
  test.describe(`code of ${path} that does not come`, () => {
    const isChunk = new RegExp(`_astro/.*${chunk}.*\\.js`)
    const named = new RegExp(`ChunkLoadError: Loading chunk /_astro/${chunk}\\.[\\w-]+\\.js failed\\.$`)
    const message = (page: Page) => page.getByRole('main').getByRole('alert')

    async function expectToldInPlace(page: Page): Promise<void> {
      await expect(message(page).getByRole('heading', { name: TITLE })).toBeVisible()
      await expect(message(page)).toContainText('Obsah košíka ani údaje objednávky ste nestratili')
      await expect(message(page).getByRole('link', { name: /^\+421/ })).toHaveAttribute('href', /^tel:\+421/)
      await expect(message(page)).toContainText(named)
      await expect(page.getByRole('main').getByText('Načítavam košík…')).toBeHidden()
    }

    test('because it is gone after a deploy leaves a way on, with all that was typed', async ({ page }) => {
      await addToCart(page, KNOWN_PRODUCTS.mug.slug)
      await page.evaluate(() => localStorage.setItem('customerData', JSON.stringify({ name: 'Žofia' })))
      await page.route(isChunk, (route) => route.fulfill({ status: 404 }))
      await page.goto(path)
      await expectToldInPlace(page)
      await page.unroute(isChunk)
      await message(page).getByRole('button', { name: 'Načítať znova' }).click()
      await expect(page.getByRole('main').getByText('Hrnček Kriváň 330 ml')).toBeVisible()
      if (path === '/checkout')
        await expect(page.getByRole('group', { name: 'Fakturačné údaje' }).getByLabel('Meno')).toHaveValue(
          'Žofia',
        )
    })

    test('is waited for 120 seconds, and no longer', async ({ page }) => {
      await addToCart(page, KNOWN_PRODUCTS.mug.slug)
      await page.clock.install()
      await holdBack(page, isChunk)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('main').getByText('Načítavam košík…')).toBeVisible()
      await page.clock.runFor(119_000)
      await expect(message(page)).toBeHidden()
      await page.clock.runFor(1_000)
      await expectToldInPlace(page)
    })
  })

test('a quick view whose code hangs is waited for 120 seconds, and can be tried again', async ({ page }) => {
  await page.clock.install()
  const release = await holdBack(page, /_astro\/QuickView\..*\.js/)
  await page.goto('/produkty/tricka')
  const button = page.getByRole('button', { name: /^Rýchly náhľad/ }).first()
  await button.click()
  await page.clock.runFor(119_000)
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(1_000)
  await expect(trouble(page)).toContainText(
    /ChunkLoadError: Loading chunk \/_astro\/QuickView\.[\w-]+\.js failed\.$/,
  )
  await expect(button).not.toHaveAttribute('aria-busy')
  await trouble(page).getByRole('button', { name: 'Zavrieť' }).click()
  await release()
  await button.click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Pridať do košíka' })).toBeVisible()
})

test('a quick view whose code is gone tells it in a notice that can be closed, and loads the page again when asked', async ({
  page,
}) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  const isCode = /_astro\/QuickView\..*\.js/
  await page.route(isCode, (route) => route.fulfill({ status: 404 }))
  await page.goto('/produkty/tricka')
  const button = page.getByRole('button', { name: /^Rýchly náhľad/ }).first()
  await button.click()
  await expect(trouble(page)).toContainText(
    /ChunkLoadError: Loading chunk \/_astro\/QuickView\.[\w-]+\.js failed\.$/,
  )
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await trouble(page).getByRole('button', { name: 'Zavrieť' }).click()
  await expect(trouble(page)).toBeHidden()
  await button.click()
  await expect(trouble(page)).toBeVisible()
  expect(loads).toBe(1)
  await page.unroute(isCode)
  await trouble(page).getByRole('button', { name: 'Načítať znova' }).click()
  await button.click()
  await expect(page.getByRole('dialog')).toContainText('Kód produktu')
  expect(loads).toBe(2)
})

test("a cart's popup whose code is gone tells it, and the cart stays", async ({ page }) => {
  await addToCart(page, KNOWN_PRODUCTS.mug.slug)
  await page.route(/_astro\/CartPopup\..*\.js/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/kontakt')
  await page.getByRole('button', { name: /^Nákupný košík/ }).click()
  await expect(trouble(page)).toContainText(
    /ChunkLoadError: Loading chunk \/_astro\/CartPopup\.[\w-]+\.js failed\.$/,
  )
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toContain('Hrnček')
})

test("a page's own module that is gone is a ChunkLoadError", async ({ page }) => {
  await page.route(/_astro\/Page.*\.js/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/kontakt')
  await expect(trouble(page)).toContainText(
    /ChunkLoadError: Loading chunk \/_astro\/Page\.[\w-]+\.js failed\.$/,
  )
})

test("an error of a page's own module is told, and the page stays", async ({ page }) => {
  await breakPrices(page)
  await page.goto(`/produkt/${KNOWN_PRODUCTS.mug.slug}`)
  await page.getByRole('button', { name: 'Pridať do košíka' }).click()
  await expect(trouble(page)).toContainText('TypeError: cena sa pokazila')
  await expect(trouble(page).getByRole('link', { name: 'Na úvodnú stránku' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test("what a browser's extension breaks is not the shop's to tell", async ({ page }) => {
  await page.goto('/kontakt')
  await page.evaluate(() => {
    const foreign = Object.assign(new Error('x'), {
      stack: 'Error: x at chrome-extension://abc/content.js:1:1',
    })
    // eslint-disable-next-line no-restricted-syntax -- an error of somebody else's script
    dispatchEvent(new ErrorEvent('error', { error: foreign, message: 'x' }))
    // eslint-disable-next-line no-restricted-syntax -- an error of somebody else's script
    dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }))
    // eslint-disable-next-line no-restricted-syntax -- an error of somebody else's script
    dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
    void Promise.reject(foreign)
    void Promise.reject(Object.assign(new Error(), { stack: undefined }))
    return new Promise((done) => setTimeout(done))
  })
  await expect(trouble(page)).toBeHidden()
})

test('offline says so on every page, and so does being back', async ({ page, context }) => {
  for (const path of ['/', '/kontakt', `/produkt/${KNOWN_PRODUCTS.mug.slug}`, '/checkout']) {
    await page.goto(path)
    const notice = page.locator('#connection[role=status]')
    await expect(notice).toBeHidden()
    await context.setOffline(true)
    await expect(notice).toContainText('Ste offline.')
    await context.setOffline(false)
    await expect(notice).toHaveText('Ste opäť online.')
  }
})

test('being back is said for four seconds; being offline until it ends', async ({ page, context }) => {
  await page.clock.install()
  await page.goto('/kontakt')
  const notice = page.getByText(/^Ste /)
  await context.setOffline(true)
  await page.clock.runFor(60_000)
  await expect(notice).toContainText('Ste offline.')
  await context.setOffline(false)
  await expect(notice).toHaveText('Ste opäť online.')
  await page.clock.runFor(4000)
  await expect(notice).toHaveCount(0)
})

test('offline, a product can be put into the cart', async ({ page, context }) => {
  await untilRest(page, () => page.goto(`/produkt/${KNOWN_PRODUCTS.mug.slug}`))
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Pridať do košíka' }).click()
  await expect(page.getByRole('button', { name: /^Nákupný košík, 1/ })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Zobraziť košík' })).toBeVisible()
  await expect(trouble(page)).toBeHidden()
})
