import type { Page } from 'playwright'
import { KNOWN_PRODUCTS } from '../demo-api/seed/known-products.ts'

/*
 * What a shopper does on the way to a screen, and made-up answers of the API. No order leaves the browser, so that the
 * screens of a real shop can be shown as well.
 */

const CORS = { 'access-control-allow-origin': '*' }
const ORDER = /\/v1\/post\//
const UNBUILT = 'nove-tricko'

/** The answer to an order; `none` leaves it without one. */
export type OrderAnswer = 'accepted' | 'refused' | 'unreadable' | 'none'

/** Chooses the system's colour scheme, so that the browser's setting makes pages light or dark. */
export async function followSystem(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('theme', 'system'))
}

/** Puts a product into the cart from its own page. */
export async function putIntoCart(page: Page, slug: string): Promise<void> {
  await page.goto(`/produkt/${slug}`)
  await page.getByRole('button', { name: 'Pridať do košíka' }).click()
  await page.getByRole('list', { name: 'Upozornenia' }).getByRole('listitem').waitFor()
}

/** Opens the header's cart popup. */
export async function openPopup(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Nákupný košík/ }).click()
  await page.getByRole('dialog').getByRole('listitem').first().waitFor()
}

/** Changes the first line of the stored cart, as if the shop had changed since it was put there. */
export async function changeStoredLine(page: Page, change: { price?: number; id?: number }): Promise<void> {
  await page.evaluate((changed) => {
    const [first, ...others] = JSON.parse(localStorage.getItem('cart') ?? '[]') as object[]
    localStorage.setItem('cart', JSON.stringify([{ ...first, ...changed }, ...others]))
  }, change)
}

/** Puts a mug into the cart and waits for the checkout that shows it. */
async function goToCheckout(page: Page): Promise<void> {
  await putIntoCart(page, KNOWN_PRODUCTS.mug.slug)
  await page.goto('/checkout')
  await page.getByRole('listitem').getByText('Hrnček Kriváň').waitFor()
}

/** Opens the checkout with two products. */
export async function openCheckout(page: Page): Promise<void> {
  await putIntoCart(page, KNOWN_PRODUCTS.colours.slug)
  await goToCheckout(page)
}

/** The field of the billing address. */
export function billing(page: Page, label: string) {
  return page.getByRole('group', { name: 'Fakturačné údaje' }).getByLabel(label, { exact: true })
}

/** Fills in what an order needs and sends it, with an answer that is made up here. */
export async function sendOrder(
  page: Page,
  {
    delivery = 'Kuriér GLS',
    payment = 'Dobierka',
    answer,
  }: { delivery?: string; payment?: string; answer: OrderAnswer },
): Promise<void> {
  await page.route(ORDER, async (route) => {
    if (answer === 'none') return
    const data = { status: answer === 'accepted' ? 1 : 0, order_number: '2025000042' }
    await (answer === 'unreadable'
      ? route.fulfill({ status: 500, headers: CORS, body: '<h1>Internal Server Error</h1>' })
      : route.fulfill({ json: { data, meta: null, error: null }, headers: CORS }))
  })
  await goToCheckout(page)
  await page.getByRole('radio', { name: delivery }).check()
  await page.getByRole('radio', { name: payment }).check()
  await billing(page, 'E-mail').fill('zofia@example.sk')
  await page.getByRole('checkbox', { name: /Súhlasím s/ }).check()
  await page.getByRole('button', { name: 'Odoslať objednávku s povinnosťou platby' }).click()
}

/** Opens a product that was published after the last build. */
export async function openUnbuiltProduct(page: Page): Promise<void> {
  await page.route(new RegExp(`slug=${UNBUILT}`), async (route) => {
    const url = route.request().url().replace(UNBUILT, KNOWN_PRODUCTS.colours.slug)
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  await page.goto(`/produkt/${UNBUILT}`)
  await page.getByRole('button', { name: 'Pridať do košíka' }).waitFor()
}

/** Fills in a withdrawal from a contract, as far as its review. */
export async function reviewWithdrawal(page: Page): Promise<void> {
  await page.goto('/odstupenie-od-zmluvy')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Meno a priezvisko' }).fill('Žofia Nováková')
  await main.getByRole('textbox', { name: 'Číslo objednávky' }).fill('2026000001')
  await main.getByRole('textbox', { name: 'E-mail' }).fill('zofia@example.sk')
  await main.getByRole('button', { name: 'Pokračovať na kontrolu' }).click()
  await page.getByRole('heading', { name: 'Skontrolujte svoje odstúpenie' }).waitFor()
}

/** Makes everything that shows a price throw. */
export async function breakPrices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Number.prototype.toFixed = () => {
      throw new TypeError('cena sa pokazila')
    }
  })
}

/** Never answers the requests for these addresses. */
export async function holdBack(page: Page, what: RegExp): Promise<void> {
  await page.route(what, () => undefined)
}

/** Answers the requests for these addresses with status 404. */
export async function lose(page: Page, what: RegExp): Promise<void> {
  await page.route(what, (route) => route.fulfill({ status: 404 }))
}
