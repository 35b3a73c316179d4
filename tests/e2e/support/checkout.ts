import { randomUUID } from 'node:crypto'
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../../scripts/demo-api/seed/known-products.ts'
import { emptyCustomer } from '../../../src/checkout/rules/customer.ts'
import { press } from './press.ts'
import { main } from './shopper.ts'
import { test as base } from './test.ts'

export const MUG = {
  id: Object.keys(KNOWN_PRODUCTS).indexOf('mug') + 1,
  slug: KNOWN_PRODUCTS.mug.slug,
  name: 'Hrnček Kriváň 330 ml',
  price: 8.9,
  image: '',
  count: 1,
  size: '',
  color: '',
  cut: '',
  selectedCut: '',
}

/** A customer for one test, so that its orders can be found in the common database. */
export function newCustomer() {
  return {
    Meno: 'Žofia',
    Priezvisko: 'Kňažková',
    'E-mail': `zofia-${randomUUID()}@example.sk`,
    Telefón: '+421 900 123 456',
    Ulica: 'Dlhá ulica',
    'Číslo domu': '12/A',
    PSČ: '010 01',
    Mesto: 'Žilina',
  } as const
}

/** Opens a browser whose clock a test can move forward. Otherwise time passes as usual. */
export async function openBrowser(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin })
  await context.clock.install()
  return context
}

export function storageOf(email: string) {
  const customer = {
    ...emptyCustomer('Slovensko'),
    ...{ name: 'Žofia', surname: 'Kňažková', email, tel: '+421 900 123 456' },
    ...{ street: 'Dlhá ulica', street_number: '12/A', postal_code: '010 01', city: 'Žilina' },
  }
  return { cart: [MUG], customerData: customer }
}

export function fillStorage(kept: Readonly<Record<string, unknown>>): void {
  localStorage.clear()
  sessionStorage.clear()
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, JSON.stringify(value))
}

/** Replaces everything in storage. Opens a file without code of the shop, so that nothing else is stored. */
export async function keep(page: Page, kept: Readonly<Record<string, unknown>>): Promise<void> {
  await page.goto('/favicon.svg')
  await page.evaluate(fillStorage, kept)
}

/** Makes a page as new: with nothing in storage, and no request held back. */
export async function forget(page: Page): Promise<void> {
  await page.unrouteAll()
  await keep(page, {})
}

/** Gives a test its own shopper with a filled cart and form, before the first page of the shop. */
export const test = base.extend<{ shopper: { email: string; context: BrowserContext; page: Page } }>({
  shopper: async ({ browser, baseURL }, use) => {
    const email = `${randomUUID()}@example.sk`
    const context = await openBrowser(browser, baseURL ?? '')
    const page = await context.newPage()
    await keep(page, storageOf(email))
    await use({ email, context, page })
    await context.close()
  },
})

export function checkout(page: Page) {
  const billing = page.getByRole('group', { name: 'Fakturačné údaje' })
  return {
    billing,
    email: billing.getByLabel('E-mail', { exact: true }),
    terms: page.getByRole('checkbox', { name: /Súhlasím s/ }),
    submit: page.getByRole('button', { name: 'Odoslať objednávku s povinnosťou platby' }),
    sending: page.getByRole('heading', { name: 'Prosím, čakajte' }),
    success: page.getByRole('heading', { name: 'Objednávka bola odoslaná !' }),
    unknown: page.getByRole('heading', { level: 2, name: 'Nevieme, či k nám objednávka dorazila' }),
    orderNumber: page.locator('.order-number'),
    ok: page.getByRole('button', { name: 'OK' }),
    empty: main(page).getByText('Nákupný košík je prázdny'),
  }
}

/** Waits for the goods, folded or not: they push down the page, so an earlier press would miss. */
export async function untilLinesAreThere(page: Page): Promise<void> {
  const remove = main(page).getByRole('button', { name: /^Odstrániť/ })
  await expect(remove.or(main(page).locator('.goods summary')).first()).toBeVisible()
}

/** @param origin another shop than the usual one */
export async function goToCheckout(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/checkout`)
  await untilLinesAreThere(page)
}

export async function openAgreed(page: Page): Promise<void> {
  await goToCheckout(page)
  await press(checkout(page).terms)
}

export async function fillBilling(page: Page, customer: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(customer))
    await checkout(page).billing.getByLabel(label, { exact: true }).fill(value)
}

export async function sendOrder(page: Page): Promise<void> {
  await untilLinesAreThere(page)
  await press(checkout(page).terms)
  await press(checkout(page).submit)
}
