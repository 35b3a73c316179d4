import { randomUUID } from 'node:crypto'
import { env } from 'node:process'
import { expect, type Page, type Route } from '@playwright/test'
import { STORED_KEYS } from '../../src/config/stored-keys.ts'
import { QUERY_LIMITS } from '../../src/config/query-limits.ts'
import { parseSearch } from '../../src/domain/listing/listing-query.ts'
import { emptyCustomer } from '../../src/domain/checkout/customer.ts'
import { payload, PAYLOADS } from '../fixtures/payloads.ts'
import { checkout, goToCheckout, MUG, sendOrder } from './support/checkout.ts'
import { readOrders } from './support/demo-api.ts'
import { expectTexts, shownOf, watchForHarm } from './support/hostile.ts'
import { addButton, cartButton, main, notifications, quickViewButtons } from './support/shopper.ts'
import { test } from './support/test.ts'

/** How many payloads a test tries that opens a page for each of them; `LOADS=128` tries all. */
const LOADS = Number(env['LOADS'] ?? 1)
const LOADS_MS = 60_000 + LOADS * 10_000
const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

/** Payloads as a field of one line takes them. */
const TYPED = PAYLOADS.map((text) => text.replaceAll('\n', ''))

/** A product, as the API sends it, whose texts are payloads, each another one. */
const sentProduct = (i: number) => ({
  id: i + 1,
  slug: payload(i + 1),
  name: payload(i),
  product_code: payload(i + 2),
  price: '9,90',
  text: payload(i + 3),
  type: payload(i + 4),
  image: payload(i + 5),
  status: payload(i + 6),
  created_at_hard: payload(i + 7),
  variants: [{ name: payload(i + 8), thumbnail: payload(i + 9) }],
  images: [{ file_path: payload(i + 10), thumb_file_path: payload(i + 11) }],
  tags: ['98', '158'],
})
/** What a search makes of a payload: the phrase without what cannot be typed. */
const phraseOf = (text: string) => parseSearch(text.toWellFormed(), QUERY_LIMITS)
const everyProduct = () => PAYLOADS.map((_, i) => sentProduct(i))

/** Has the API answer every call with payloads. */
async function answerHostile(page: Page): Promise<void> {
  const answer = (route: Route, json: object) => route.fulfill({ json, headers: CORS })
  await page.route(/\/v1\/get\//, (route) => {
    const query = new URL(route.request().url()).searchParams
    const pid = Number(query.get('pid'))
    if (query.get('action') === 'get_product') return answer(route, { data: sentProduct(pid ? pid - 1 : 0) })
    const values = PAYLOADS.map((name, i) => ({ id: `${i}`, attribute_id: '100', name }))
    return answer(route, {
      data: {
        catInfo: { name: payload(0), slug: payload(1), text: payload(2) },
        products: everyProduct(),
        active_filters: { __proto__: ['1'], constructor: ['hostile'] },
        categories: PAYLOADS.map((name) => ({ name, slug: name })),
        category_attributes: [{ id: '100', name: payload(3) }],
        category_attribute_values: values,
      },
      meta: { search_phrase: payload(4), whole_prod_count: PAYLOADS.length },
    })
  })
}

/** Stores texts before the shop's first page is opened. */
async function store(page: Page, kept: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/favicon.svg')
  await page.evaluate((entries) => {
    for (const storage of [localStorage, sessionStorage]) {
      storage.clear()
      for (const [key, text] of Object.entries(entries)) storage.setItem(key, text)
    }
  }, kept)
}

/** A cart's line, as storage has it, whose texts are payloads, each another one. */
const storedLine = (i: number) => ({
  id: i + 1,
  price: 9.9,
  count: 1,
  name: payload(i),
  slug: payload(i + 1),
  image: payload(i + 2),
  size: payload(i + 3),
  color: payload(i + 4),
  cut: payload(i + 5),
  selectedCut: payload(i + 6),
})

test('a stored cart, and the API asked about it, bring nothing but text into popup, cart and checkout', async ({
  page,
}) => {
  const expectNoHarm = await watchForHarm(page)
  await answerHostile(page)
  await store(page, { cart: JSON.stringify(PAYLOADS.map((_, i) => storedLine(i))) })
  for (const path of ['/cart', '/checkout']) {
    await page.goto(path)
    await expectTexts(main(page).locator('a[href^="/produkt/"]'), PAYLOADS)
    await expectNoHarm(path)
  }
  await page.goto('/kontakt')
  await cartButton(page).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(PAYLOADS.length)
  await expectNoHarm('popup')
})

test('a listing that the API answers, its filters, quick views and notifications show nothing but text', async ({
  page,
}) => {
  test.setTimeout(LOADS_MS)
  const expectNoHarm = await watchForHarm(page)
  await answerHostile(page)
  // Without the index the API is asked.
  await page.route(/\/listing\/.*\.json/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/produkty?productsCount=200')
  await expectTexts(page.locator('.card:visible h3'), PAYLOADS.map(shownOf))
  await expectNoHarm('listing')
  for (let i = 0; i < LOADS; i++) {
    await quickViewButtons(page).nth(i).click()
    const dialog = page.getByRole('dialog')
    await expectTexts(dialog.getByRole('heading', { level: 2 }), [shownOf(payload(i))])
    await expectTexts(dialog.getByText('Kód produktu:'), [
      `Kód produktu: ${payload(i + 2).replaceAll(/[\0\p{Cs}]/gu, '')}`,
    ])
    await expectNoHarm(`quick view of ${payload(i)}`)
    await addButton(dialog).click()
    await expect(notifications(dialog)).toContainText('Pridané do košíka')
    await expectNoHarm(`notification of ${payload(i)}`)
    // Not by its button, which a long notification may cover.
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})

test('suggestions show nothing but text, whatever is typed and whatever the API answers', async ({
  page,
}) => {
  const expectNoHarm = await watchForHarm(page)
  await answerHostile(page)
  await page.route('/listing/*.json', (route) => route.fulfill({ json: null }))
  await page.goto('/kontakt')
  const box = page.getByRole('banner').getByRole('combobox')
  await box.fill('abc')
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.nth(1)).toContainText(shownOf(payload(0)))
  const shown = await box.evaluate(async (input: HTMLInputElement, texts) => {
    const last: unknown[] = []
    for (const text of texts) {
      input.value = text
      // eslint-disable-next-line no-restricted-syntax -- a foreign script does this, no person
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      await new Promise(requestAnimationFrame)
      last.push(document.querySelector('#suggestions > :first-child')?.textContent.toWellFormed())
    }
    return last
  }, TYPED)
  expect(shown).toEqual(TYPED.map((text) => `Hľadať „${phraseOf(text)}“ vo všetkých produktoch`))
  await expectNoHarm('suggestions')
})

test('whatever the address bar asks of a listing is taken for a phrase or dropped', async ({ page }) => {
  const expectNoHarm = await watchForHarm(page)
  await page.goto('/produkty?search=abcdef')
  const box = main(page).getByRole('searchbox')
  await expect(box).toHaveValue('abcdef')
  const addresses = PAYLOADS.map((text) => {
    const parts = { search: text, filters: `{"${text}":["${text}"]}`, page: text, productsCount: text }
    return `/produkty?${String(new URLSearchParams(parts))}&filters=${encodeURIComponent(text.toWellFormed())}`
  })
  const phrases = await box.evaluate(async (input: HTMLInputElement, asked) => {
    const shown: string[] = []
    for (const address of asked) {
      history.pushState(null, '', address)
      // eslint-disable-next-line no-restricted-syntax -- a foreign script does this, no person
      dispatchEvent(new PopStateEvent('popstate'))
      await new Promise(requestAnimationFrame)
      shown.push(input.value)
    }
    return shown
  }, addresses)
  expect(phrases).toEqual(PAYLOADS.map(phraseOf))
  await expectNoHarm('address')
})

test('an address that no product has is not found, and a product without a page shows nothing but text', async ({
  page,
}) => {
  test.setTimeout(LOADS_MS)
  const expectNoHarm = await watchForHarm(page)
  await page.route(/\/v1\/get\//, (route) =>
    route.fulfill({ json: { data: null, error: 'x' }, headers: CORS }),
  )
  for (let i = 0; i < LOADS; i++) {
    const part = encodeURIComponent(payload(i * 11).toWellFormed())
    for (const path of [`/produkt/${part}`, `/${part}?${part}#${part}`]) {
      const response = await page.goto(path)
      // The server answers what is no valid address with one line of text.
      if (response?.status() !== 400) await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoHarm(path)
    }
  }
  await page.unrouteAll()
  for (let i = 0; i < LOADS; i++) {
    const json = { data: sentProduct(i * 11) }
    await page.route(/get_product/, (route) => route.fulfill({ json, headers: CORS }))
    await page.goto('/produkt/nove')
    await expectTexts(page.getByRole('heading', { level: 1 }), [shownOf(payload(i * 11))])
    await addButton(page).click()
    await expect(notifications(page)).toContainText('Pridané do košíka')
    await expectNoHarm(payload(i * 11))
    await page.unrouteAll()
  }
})

test('whatever is stored under whichever key, the shop comes up with it', async ({ page }) => {
  const expectNoHarm = await watchForHarm(page)
  for (let i = 0; i < LOADS; i++) {
    const texts = STORED_KEYS.map((key, k) => [key, payload(i * 11 + k)] as const)
    for (const entries of [texts, texts.map(([key, text]) => [key, JSON.stringify(text)] as const)]) {
      await store(page, Object.fromEntries(entries))
      await page.goto('/checkout')
      await expect(checkout(page).empty).toBeVisible()
      await expectNoHarm(JSON.stringify(entries))
    }
  }
})

test("whatever a customer types is sent as it was typed, and the order's answer is text", async ({
  page,
}) => {
  const expectNoHarm = await watchForHarm(page)
  const empty = emptyCustomer('Slovensko')
  const fields = Object.keys(empty).filter((name) => typeof empty[name as keyof typeof empty] === 'string')
  // As the demo API stores it: without control characters.
  const stored = (text = '') => text.replaceAll('\0', '').toWellFormed()
  for (let i = 0; i < LOADS; i++) {
    const email = `<b>"'${randomUUID()}@hostile(.example`
    const typed = Object.fromEntries(fields.map((name, k) => [name, payload(i * fields.length + k)]))
    const customer = { ...empty, ...typed, email, isCompanyOrder: true, deliverToAnotherAddress: true }
    await store(page, { cart: JSON.stringify([MUG]), customerData: JSON.stringify(customer) })
    await goToCheckout(page)
    await expect(main(page).locator('[name=name2]')).toHaveValue(
      typed['name2']?.replaceAll(/[\n]/g, '') ?? '',
    )
    await expectNoHarm('form')
    const orderNumber = `${payload(i)}0025000042`
    await page.route(/\/v1\/post\//, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { data: { status: 1, order_number: orderNumber } } })
    })
    await sendOrder(page)
    await expect(checkout(page).success).toBeVisible()
    await expect(main(page)).toContainText(shownOf(payload(i)).slice(0, 10))
    await page.reload()
    await expect(checkout(page).success).toBeVisible()
    await expectNoHarm('receipt')
    const [order] = readOrders(email)
    for (const name of fields)
      expect(order?.row[name], name).toBe(name === 'email' ? email : stored(typed[name]))
    await page.unrouteAll()
  }
})
