import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { checkout, keep, MUG } from './support/checkout.ts'
import { addToCart, main, see } from './support/shopper.ts'
import { test } from './support/test.ts'

const WIDTHS = { phone: 360, desktop: 1440 }
const PAGES = [
  ...['/', '/produkty/tricka', `/produkt/${KNOWN_PRODUCTS.colours.slug}`, '/kontakt', '/page-search'],
  '/produkty/all?filters=%7B%22100%22%3A%5B%22121%22%5D%7D&productsCount=40',
]

const LAST_PARTS = {
  '/cart': (page: Page) => main(page).getByText('Celková suma tovaru'),
  '/checkout': (page: Page) => page.getByRole('button', { name: 'Pokračovať: údaje' }),
} as const

/** Leaves out the shop's font: it would depend on the machine if the font came before a paint, after it or too late. */
const leaveFontOut = (page: Page) => page.route(/\.woff2/, (route) => route.abort())

async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    const note = (list: { getEntries: () => PerformanceEntryList }) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: { node: Node | null }[]
        }
        // A busy machine may paint the header before it has read the cart's button: a hair's breadth of the search box.
        const isInHeader = sources.every(({ node }) => !node || node.parentElement?.closest('.site-header'))
        if (isInHeader && value < 0.001) continue
        const moved = sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : (node?.textContent ?? '?'),
        )
        shifts.push(`${value.toFixed(4)} ${moved.join(', ')}`)
      }
    }
    const observer = new PerformanceObserver(note)
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, {
      shiftsSoFar: () => {
        note({ getEntries: () => observer.takeRecords() })
        return shifts
      },
    })
  })
  return () =>
    page.evaluate(async () => {
      await document.fonts.ready
      // Wait for work in idle time, which may still move the page.
      await new Promise((done) => requestIdleCallback(done, { timeout: 15_000 }))
      // The browser reports a shift after the frame that painted it.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      return (window as unknown as { shiftsSoFar: () => string[] }).shiftsSoFar()
    })
}

async function slowDown(page: Page): Promise<void> {
  let last = Promise.resolve()
  await page.route(/_astro|web_files|v1\/get/, async (route) => {
    const turn = last.then(async () => {
      await page
        .evaluate(async () => {
          while (performance.getEntriesByType('paint').length === 0) await new Promise(requestAnimationFrame)
          await new Promise(requestAnimationFrame)
        })
        .catch(() => undefined)
    })
    last = turn
    await turn
    await route.continue().catch(() => undefined)
  })
}

for (const [path, lastPart] of Object.entries(LAST_PARTS))
  test(`nothing of ${path} moves if everything comes late`, async ({ page }) => {
    // Real products: for others the API's answer would add a notice above the lines.
    await keep(page, { cart: [MUG] })
    await addToCart(page, KNOWN_PRODUCTS.cap.slug)
    await addToCart(page, KNOWN_PRODUCTS.colours.slug, 'M')
    await slowDown(page)
    await leaveFontOut(page)
    const shifts = await watchShifts(page)
    for (const [width, isFull] of [
      [WIDTHS.phone, true],
      [WIDTHS.desktop, true],
      // An empty cart looks the same at every width.
      [WIDTHS.phone, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      if (!isFull) await keep(page, {})
      await page.goto(path)
      await expect(isFull ? lastPart(page) : checkout(page).empty).toBeVisible()
      expect(await shifts(), `${width} pixels wide`).toEqual([])
    }
  })

for (const { width, cart } of [
  { width: WIDTHS.phone, cart: [MUG] },
  { width: WIDTHS.desktop, cart: [] },
])
  test(`nothing of any other page moves while it loads, ${width} pixels wide with ${cart.length} in the cart`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    await leaveFontOut(page)
    const shifts = await watchShifts(page)
    await keep(page, { cart })
    for (const path of PAGES) {
      await page.goto(path)
      await expect(page.getByRole('button', { name: /^Nákupný košík, 1/ })).toHaveCount(cart.length)
      expect(await shifts(), path).toEqual([])
    }
  })

test('nothing moves when hearts of kept goods fill', async ({ page }) => {
  await leaveFontOut(page)
  const shifts = await watchShifts(page)
  for (const path of [
    '/',
    '/produkty/tricka',
    `/produkt/${KNOWN_PRODUCTS.twoCuts.slug}`,
    '/vlastna-potlac',
  ]) {
    await keep(page, { saved: [[MUG.id, 'Hrnček']] })
    await page.goto(path)
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /^Odložiť/ })
      .first()
    await heart.press('Enter')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(await shifts(), path).toEqual([])
  }
})

test('nothing moves when recently seen products appear on home, below a product or an empty cart; a full cart has none', async ({
  page,
}) => {
  await see(page, KNOWN_PRODUCTS.mug, KNOWN_PRODUCTS.cap)
  await leaveFontOut(page)
  const shifts = await watchShifts(page)
  const row = page.getByRole('region', { name: 'Naposledy ste si pozreli' })
  for (const path of ['/', `/produkt/${KNOWN_PRODUCTS.twoCuts.slug}`, '/cart']) {
    await page.goto(path)
    await page.locator('recently-seen').scrollIntoViewIfNeeded()
    await expect(row.getByRole('heading', { level: 3 }).first()).toBeVisible()
    expect(await shifts(), path).toEqual([])
  }
  await addToCart(page, KNOWN_PRODUCTS.mug.slug)
  await page.goto('/cart')
  await expect(LAST_PARTS['/cart'](page)).toBeVisible()
  await expect(row).toBeHidden()
})
