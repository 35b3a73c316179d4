import { randomUUID } from 'node:crypto'
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../../scripts/demo-api/seed/known-products.ts'
import { ORDER_TIMEOUT_MS } from '../../../src/config/limits.ts'
import { emptyCustomer } from '../../../src/domain/checkout/customer.ts'
import { test as base } from './test.ts'
import { press } from './press.ts'

/** A cart's line as it is kept in storage. */
export const MUG = {
  id: Object.keys(KNOWN_PRODUCTS).indexOf('mug') + 1,
  ...{ slug: KNOWN_PRODUCTS.mug.slug, name: 'Hrnček Kriváň 330 ml', price: 8.9, image: '', count: 1 },
  ...{ size: '', color: '', cut: '', selectedCut: '' },
}

/** A shopper who only has to agree to the terms and to press the button. */
export interface Shopper {
  email: string
  context: BrowserContext
  page: Page
}

/** Opens a browser in which the time that the shop waits need not be waited for; until then it goes by as usual. */
export async function openBrowser(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin })
  await context.clock.install()
  return context
}

/** What the browser keeps of a shopper whose cart and form are filled. */
export function storageOf(email: string): Record<string, unknown> {
  const customer = { ...emptyCustomer('Slovensko'), name: 'Žofia', surname: 'Kňažková', email }
  return { cart: [MUG], customerData: customer }
}

/** Runs in the page: replaces all that it has stored. */
export function fillStorage(kept: Readonly<Record<string, unknown>>): void {
  localStorage.clear()
  sessionStorage.clear()
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, JSON.stringify(value))
}

/** Has a page's browser keep this alone, and opens none of the shop's pages for it: the next one finds it there. */
export async function keep(page: Page, kept: Readonly<Record<string, unknown>>): Promise<void> {
  await page.goto('/favicon.svg')
  await page.evaluate(fillStorage, kept)
}

/** A new shopper, the cart and the form filled; in a page that is not the shop's yet. */
async function openShopper(context: BrowserContext): Promise<Shopper> {
  const email = `${randomUUID()}@example.sk`
  const page = await context.newPage()
  await keep(page, storageOf(email))
  return { email, context, page }
}

/** Tests with a shopper of their own. */
export const test = base.extend<{ shopper: Shopper }>({
  shopper: async ({ browser, baseURL }, use) => {
    const context = await openBrowser(browser, baseURL ?? '')
    await use(await openShopper(context))
    await context.close()
  },
})

/** The checkout's views and what is pressed in them. */
export function checkout(page: Page) {
  return {
    terms: page.getByRole('checkbox', { name: /Súhlasím s/ }),
    submit: page.getByRole('button', { name: 'Odoslať objednávku s povinnosťou platby' }),
    email: page.getByRole('group', { name: 'Fakturačné údaje' }).getByLabel('E-mail', { exact: true }),
    sending: page.getByRole('heading', { name: 'Prosím, čakajte' }),
    success: page.getByRole('heading', { name: 'Objednávka bola odoslaná !' }),
    failure: page.getByRole('heading', { name: 'Chyba pri odosielaní objednávky :/' }),
    unknown: page.getByRole('heading', { level: 2, name: 'Nevieme, či k nám objednávka dorazila' }),
    ok: page.getByRole('button', { name: 'OK' }),
    empty: page.getByRole('main').getByText('Nákupný košík je prázdny'),
  }
}

/**
 * Opens the checkout and waits for the lines of the cart: they come with the island and push down what is below them,
 * so that a press at that very moment would miss.
 */
export async function goToCheckout(page: Page): Promise<void> {
  await page.goto('/checkout')
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Odstrániť/ })
      .first(),
  ).toBeVisible()
}

/** Opens the checkout and agrees to the terms. */
export async function openAgreed(page: Page): Promise<void> {
  await goToCheckout(page)
  await press(checkout(page).terms)
}

/** Lets the time pass that the shop waits for an answer. */
export async function runIntoTimeout({ clock }: Page): Promise<void> {
  await clock.fastForward(ORDER_TIMEOUT_MS + 1000)
}

/** From the failure page that says nobody knows back to the form, and the order once more. */
export async function sendOnceMore(page: Page): Promise<void> {
  const view = checkout(page)
  await expect(view.unknown).toBeVisible()
  await view.ok.click()
  await expect(view.terms).not.toBeChecked()
  await press(view.terms)
  await view.submit.click()
  await expect(view.success).toBeVisible()
}
