// Rules 601, 605
import { expect, it } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import '../../src/checkout/checkout.css'
import { updateCustomer } from '../../src/checkout/store/customer-store.ts'
import { MUG, openCheckout, view } from '../browser/checkout.tsx'
import { DATABASE_SETTINGS } from '../fixtures/builders.ts'
import { press, usePhone } from '../browser/page.ts'

const field = (name: RegExp) => view.billing.getByRole('textbox', { name })
const topOf = (control: Locator) => control.element().getBoundingClientRect().top
const choose = (name: RegExp) => press(page.getByRole('radio', { name }))
const needed = () =>
  page
    .getByRole('textbox')
    .elements()
    .filter((one) => one.ariaRequired === 'true' && one.closest('.field-required'))
    .map((one) => (one as HTMLInputElement).name)

it('the form has short fields beside one another on a phone, and below one another with very large text', async () => {
  await usePhone()
  await openCheckout()
  const pairs = [
    [/^Meno/, /^Priezvisko/],
    [/^Ulica/, /^Číslo domu/],
    [/^PSČ/, /^Mesto/],
  ] as const
  for (const [one, other] of pairs) expect(topOf(field(one))).toBe(topOf(field(other)))
  // Text of twice the size is to a phone what a window of half its width is to usual text.
  await page.viewport(300, 740)
  for (const [one, other] of pairs) expect(topOf(field(one))).toBeLessThan(topOf(field(other)))
})

it('the form marks what the chosen delivery needs, with ids of a database, and begins with the e-mail', async () => {
  await openCheckout([MUG], undefined, DATABASE_SETTINGS)
  const address = ['street', 'postal_code', 'city']
  await expect.poll(needed).toEqual(['email', 'name', ...address])
  await choose(/^Osobný odber/)
  await expect.poll(needed).toEqual(['email'])
  await choose(/GLS/)
  await expect.poll(needed).toEqual(['email', 'name', 'tel', ...address])
  updateCustomer({ deliverToAnotherAddress: true, isCompanyOrder: true })
  await expect
    .poll(needed)
    .toEqual(['email', 'cin', 'name', ...address, 'name2', 'tel2', 'street2', 'postal_code2', 'city2'])
})

it('the form asks for no address of who collects the goods, until one is wanted for the invoice', async () => {
  await openCheckout()
  await choose(/^Osobný odber/)
  await expect.element(field(/^Ulica/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('group', { name: 'Dodacia adresa' })).not.toBeInTheDocument()
  await press(page.getByRole('button', { name: 'Doplniť adresu na faktúru' }))
  await expect.element(field(/^Ulica/)).toHaveFocus()
})
