import type { Page } from 'playwright'
import { KNOWN_PRODUCTS } from '../demo-api/seed/known-products.ts'

/**
 * What a shopper does on the way to a screen, and what the shop's API is made to answer. No order leaves the browser,
 * so that the screens of a real shop can be shown as well.
 */

const CORS = { 'access-control-allow-origin': '*' }
const ORDER = /\/v1\/post\//
const UNBUILT = 'nove-tricko'

/** An answer to an order: what the shop says, or nothing at all. */
export type OrderAnswer = 'accepted' | 'refused' | 'unreadable' | 'none'

/** Has a shopper who chose the system's look: it is then the browser's to say whether pages are light or dark. */
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

/** The checkout with two products, after whatever was done to the cart. */
export async function openCheckout(page: Page): Promise<void> {
  await putIntoCart(page, KNOWN_PRODUCTS.colours.slug)
  await goToCheckout(page)
}

/** The field of the billing address. */
export function billing(page: Page, label: string) {
  return page.getByRole('group', { name: 'Fakturačné údaje' }).getByLabel(label, { exact: true })
}

/** Fills what an order needs and sends it; the answer is made up here. */
export async function sendOrder(
  page: Page,
  { delivery = 'Kuriér GLS', payment = 'Dobierka', answer }: Record<string, string> & { answer: OrderAnswer },
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

/** A product that the shop has since its last build. */
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

/** Has whatever shows a price break. */
export async function breakPrices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Number.prototype.toFixed = () => {
      throw new TypeError('cena sa pokazila')
    }
  })
}

/** Has whatever is asked for never arrive. */
export async function holdBack(page: Page, what: RegExp): Promise<void> {
  await page.route(what, () => undefined)
}

/** Has whatever is asked for be missing. */
export async function lose(page: Page, what: RegExp): Promise<void> {
  await page.route(what, (route) => route.fulfill({ status: 404 }))
}
