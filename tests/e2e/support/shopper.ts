import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { press } from './press.ts'

/** A customer whom no other test uses, so that their orders can be told apart in the one database. */
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

/** Puts a product into the cart from its own page, in the given size. */
export async function addToCart(page: Page, slug: string, size?: string): Promise<void> {
  await page.goto(`/produkt/${slug}`)
  if (size) await press(page.getByRole('radio', { name: size, exact: true }))
  await page.getByRole('button', { name: 'Pridať do košíka' }).click()
  await expect(page.getByRole('list', { name: 'Upozornenia' })).toContainText('Pridané do košíka')
}

/** Looks at products, one after another, until each is remembered as seen. */
export async function see(page: Page, ...products: { slug: string }[]): Promise<void> {
  for (const { slug } of products) {
    await page.goto(`/produkt/${slug}`)
    // The page remembers it once it is painted, the newest first.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('recentlySeen')))
      .toMatch(new RegExp(`^[^,]*${slug}`))
  }
}

/** Types the billing data. */
export async function fillBilling(page: Page, customer: Readonly<Record<string, string>>): Promise<void> {
  const billing = page.getByRole('group', { name: 'Fakturačné údaje' })
  for (const [label, value] of Object.entries(customer))
    await billing.getByLabel(label, { exact: true }).fill(value)
}

/** Ticks the terms and sends the order. */
export async function sendOrder(page: Page): Promise<void> {
  await press(page.getByRole('checkbox', { name: /Súhlasím s/ }))
  await page.getByRole('button', { name: 'Odoslať objednávku s povinnosťou platby' }).click()
}
