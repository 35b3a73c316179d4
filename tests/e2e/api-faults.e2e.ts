import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { ORDER_TIMEOUT_MS, OWN_FILE_TIMEOUT_MS } from '../../src/config/limits.ts'
import { checkout, fillBilling, goToCheckout, keep, MUG, newCustomer, sendOrder } from './support/checkout.ts'
import { untilRest } from './support/rest.ts'
import { addHere, cards, listingCount, main, quickViewButtons } from './support/shopper.ts'
import { test } from './support/test.ts'
import { watchErrors, watchRequests } from './support/watch-page.ts'

const JSON_TYPE = 'application/json'
const CORS = { 'access-control-allow-origin': '*' }
/** How long anything but an order may be loading at most (rule 210). */
const TIMEOUT_MS = 12_000

/** What may become of a call, however often it is repeated. */
const FAULTS = {
  hang: () => Promise.resolve(),
  abort: (route: Route) => route.abort('connectionreset'),
  500: (route: Route) => route.fulfill({ status: 500, headers: CORS, json: { error: 'x' } }),
  404: (route: Route) => route.fulfill({ status: 404, headers: CORS, body: 'Not Found' }),
  'CORS refusal': (route: Route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': 'https://other.example' },
      json: { data: null },
    }),
  HTML: (route: Route) =>
    route.fulfill({ headers: CORS, contentType: 'text/html', body: '<!doctype html><h1>Údržba</h1>' }),
  truncated: (route: Route) =>
    route.fulfill({ headers: CORS, contentType: JSON_TYPE, body: '{"data":{"products":[{"id":1,"na' }),
  'wrong type': (route: Route) => route.fulfill({ headers: CORS, json: { data: 7, meta: [] } }),
  empty: (route: Route) => route.fulfill({ headers: CORS, contentType: JSON_TYPE, body: '' }),
} as const
type Fault = keyof typeof FAULTS

interface Call {
  /** Addresses of the call, and of its fallback if it has one. */
  address: RegExp
  /** How long the page waits for each call that hangs, one after the other; `TIMEOUT_MS` for all unless given. */
  waits?: readonly number[]
  /** Makes the page call. */
  ask: (page: Page) => Promise<unknown>
  /** What the page shows once its code waits, where a file is asked for before the code is there. */
  whileAsking?: (page: Page) => Locator
  /** What a shopper sees afterwards, and can go on with. */
  expectAfter: (page: Page) => Promise<void>
}

async function openQuickView(page: Page): Promise<void> {
  await page.goto('/produkty/hrnceky')
  await quickViewButtons(page).first().click()
}

/** The browser's calls. `get_newest_products` and `get_eshop_config` are asked by the build alone. */
const CALLS: Readonly<Record<string, Call>> = {
  'the listing, index and API': {
    address: /\/listing\/.*\.json|get_products/,
    waits: [OWN_FILE_TIMEOUT_MS, TIMEOUT_MS - OWN_FILE_TIMEOUT_MS],
    ask: async (page) => {
      await page.goto('/produkty/tricka')
      await page.getByRole('checkbox', { name: 'Zvieratá' }).click()
    },
    whileAsking: (page) => page.locator('.grid[aria-busy=true]'),
    expectAfter: async (page) => {
      await expect(
        page.getByRole('alert').filter({ hasText: 'Váš výber sa nepodarilo načítať' }),
      ).toBeVisible()
      await expect(page.getByRole('checkbox', { name: 'Zvieratá' })).not.toBeChecked()
      await expect(cards(page)).toHaveCount(40)
      await expect(page).toHaveURL('/produkty/tricka')
    },
  },
  "the listing's index alone": {
    address: /\/listing\/.*\.json/,
    waits: [OWN_FILE_TIMEOUT_MS],
    ask: async (page) => {
      await page.goto('/produkty/tricka')
      await page.getByRole('checkbox', { name: 'Zvieratá' }).click()
    },
    whileAsking: (page) => page.locator('.grid[aria-busy=true]'),
    expectAfter: async (page) => {
      await expect(listingCount(page)).toHaveText('zobrazujem 17 z 17')
      await expect(page).toHaveURL(/filters/)
    },
  },
  'quick view': {
    address: /get_product&|action=get_product$/,
    // Nothing is waited for: the index knows enough of the product.
    waits: [],
    ask: openQuickView,
    expectAfter: (page) => addHere(page.getByRole('dialog')),
  },
  'quick view without the index': {
    address: /\/listing\/.*\.json|get_product/,
    ask: openQuickView,
    whileAsking: (page) => page.getByRole('dialog').getByText('Načítavam'),
    expectAfter: async (page) => {
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('Podrobnosti sa teraz nepodarilo načítať.')
      await expect(dialog.getByRole('link', { name: 'Prejsť na celú stránku produktu' })).toBeVisible()
    },
  },
  'prices and availability of the cart': {
    address: /get_product/,
    ask: (page) => page.goto('/cart'),
    expectAfter: async (page) => {
      await expect(main(page)).toContainText('8,90\u00A0€')
      await page.getByRole('link', { name: 'Prejsť do objednania' }).click()
      await expect(main(page).getByRole('link', { name: MUG.name })).toBeVisible()
    },
  },
  'a product without a page': {
    address: /get_product/,
    ask: (page) => page.goto('/produkt/celkom-novy'),
    expectAfter: async (page) => {
      await expect(page.getByRole('button', { name: 'Skúsiť znova' })).toBeVisible()
    },
  },
  'who is logged in': {
    address: /is_logged_in/,
    ask: async (page) => {
      await page.evaluate(() => localStorage.setItem('token', 'abc'))
      await page.goto('/checkout')
    },
    expectAfter: async (page) => {
      await expect(page.getByLabel('Meno', { exact: true })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Prihlásiť' })).toHaveCount(0)
    },
  },
  suggestions: {
    address: /\/listing\/|get_products/,
    ask: async (page) => {
      await page.goto('/kontakt')
      await page.getByRole('banner').getByRole('combobox').fill('tatry')
    },
    expectAfter: async (page) => {
      await expect(page.getByRole('option', { name: /^Hľadať „tatry“/ })).toBeVisible()
    },
  },
}

const ALL_FAULTS = Object.keys(FAULTS) as Fault[]

/** Fills a page's cart. @returns a check that nothing broke meanwhile and the cart is still there */
async function openWithCart(page: Page): Promise<() => Promise<void>> {
  const errors = watchErrors(page)
  await keep(page, { cart: [MUG] })
  return async () => {
    expect(errors).toEqual([])
    await expect(page.locator('#trouble')).toBeHidden()
    await expect(page.getByText('Načítavam').filter({ visible: true })).toHaveCount(0)
    const kept = await page.evaluate(
      () => JSON.parse(localStorage.getItem('cart') ?? '[]') as { id: number }[],
    )
    expect(kept.map(({ id }) => id)).toContain(MUG.id)
  }
}

/**
 * The client's tests have every fault (tests/api/client.test.ts), and each island's what a failed call leaves
 * (tests/component). What is not long is the longest wait, for two sources one after the other, and one island that is
 * there from the start.
 */
const isLong = (name: string, fault: Fault) =>
  fault !== 'hang' || !['the listing, index and API', 'a product without a page'].includes(name)

for (const [name, { address, waits = [TIMEOUT_MS], ask, whileAsking, expectAfter }] of Object.entries(CALLS))
  for (const fault of ALL_FAULTS)
    test(`${name}: ${fault}`, { tag: isLong(name, fault) ? '@long' : [] }, async ({ page }) => {
      await page.clock.install()
      const expectSound = await openWithCart(page)
      let asked = 0
      await page.route(address, async (route) => {
        asked += 1
        await FAULTS[fault](route)
      })
      await ask(page)
      await expect.poll(() => asked, 'calls of the page').toBeGreaterThan(0)
      if (fault === 'hang' && whileAsking) await expect(whileAsking(page)).toBeVisible()
      for (const [index, wait] of fault === 'hang' ? waits.entries() : []) {
        await expect.poll(() => asked).toBeGreaterThan(index)
        await page.clock.runFor(wait)
      }
      await expectAfter(page)
      await expectSound()
    })

for (const fault of ALL_FAULTS)
  test(`the order: ${fault}`, { tag: '@long' }, async ({ page }) => {
    await page.clock.install()
    const expectSound = await openWithCart(page)
    const customer = newCustomer()
    await goToCheckout(page)
    await fillBilling(page, customer)
    let asked = 0
    await page.route(/\/v1\/post\//, async (route) => {
      asked += 1
      await FAULTS[fault](route)
    })
    const { failure, unknown, ok } = checkout(page)
    await sendOrder(page)
    await expect.poll(() => asked).toBe(1)
    if (fault === 'hang') await page.clock.runFor(ORDER_TIMEOUT_MS)
    await expect(failure).toBeVisible()
    // None of these faults says whether the order was taken.
    await expect(unknown).toBeVisible()
    await ok.click()
    for (const [label, value] of Object.entries(customer))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
    await expectSound()
    expect(asked).toBe(1)
  })

test('the shop asks the API for nothing that the build knows', async ({ page }) => {
  const asked = watchRequests(page, (request) => request.url().includes('/v1/'))
  for (const path of ['/', '/produkty/tricka', `/produkt/${KNOWN_PRODUCTS.mug.slug}`, '/kontakt'])
    await untilRest(page, () => page.goto(path))
  expect(asked).toEqual([])
})
