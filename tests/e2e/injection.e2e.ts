import { randomUUID } from 'node:crypto'
import { expect, type Page, type Route } from '@playwright/test'
import { emptyCustomer } from '../../src/checkout/rules/customer.ts'
import { payload, PAYLOADS } from '../fixtures/payloads.ts'
import { checkout, goToCheckout, MUG, sendOrder } from './support/checkout.ts'
import { readOrders } from './support/demo-api.ts'
import { expectTexts, shownOf, watchForHarm } from './support/hostile.ts'
import { addButton, cartButton, main, notifications, quickViewButtons } from './support/shopper.ts'
import { test } from './support/test.ts'

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

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

test('a listing that the API answers, its quick views, notifications and suggestions show nothing but text', async ({
  page,
}) => {
  const expectNoHarm = await watchForHarm(page)
  await answerHostile(page)
  // Without the index the API is asked.
  await page.route(/\/listing\/.*\.json/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/produkty?productsCount=200')
  await expectTexts(page.locator('.card:visible h3'), PAYLOADS.map(shownOf))
  await expectNoHarm('listing')
  await quickViewButtons(page).first().click()
  const dialog = page.getByRole('dialog')
  await expectTexts(dialog.getByRole('heading', { level: 2 }), [shownOf(payload(0))])
  await addButton(dialog).click()
  await expect(notifications(dialog)).toContainText('Pridané do košíka')
  await expectNoHarm('quick view and notification')
  // Not by its button, which a long notification may cover.
  await page.keyboard.press('Escape')
  await page.route('/listing/*.json', (route) => route.fulfill({ json: null }))
  await page.goto('/kontakt')
  await page.getByRole('banner').getByRole('combobox').fill('abc')
  await expect(page.getByRole('listbox').getByRole('option').nth(1)).toContainText(shownOf(payload(0)))
  await expectNoHarm('suggestions')
})

test("whatever a customer types is sent as it was typed, and the order's answer is text", async ({
  page,
}) => {
  const expectNoHarm = await watchForHarm(page)
  const empty = emptyCustomer('Slovensko')
  const fields = Object.keys(empty).filter((name) => typeof empty[name as keyof typeof empty] === 'string')
  const email = `<b>"'${randomUUID()}@hostile(.example`
  const typed = Object.fromEntries(fields.map((name, k) => [name, payload(k)]))
  const customer = { ...empty, ...typed, email, isCompanyOrder: true, deliverToAnotherAddress: true }
  await store(page, { cart: JSON.stringify([MUG]), customerData: JSON.stringify(customer) })
  await goToCheckout(page)
  await expect(main(page).locator('[name=name2]')).toHaveValue(typed['name2']?.replaceAll('\n', '') ?? '')
  await expectNoHarm('form')
  await page.route(/\/v1\/post\//, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { data: { status: 1, order_number: `${payload(0)}0025000042` } } })
  })
  await sendOrder(page)
  await expect(checkout(page).success).toBeVisible()
  await expect(main(page)).toContainText(shownOf(payload(0)).slice(0, 10))
  await expectNoHarm('receipt')
  const [order] = readOrders(email)
  for (const name of fields)
    // As the demo API stores it: without control characters.
    expect(order?.row[name], name).toBe(
      name === 'email' ? email : typed[name]?.replaceAll('\0', '').toWellFormed(),
    )
})
