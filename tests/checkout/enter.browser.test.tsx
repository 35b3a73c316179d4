// Rule 520
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { customer } from '../fixtures/builders.ts'
import { CAP, MUG, openCart, openCheckout, sell, sentOrders, view } from '../browser/checkout.tsx'
import { focus, press } from '../browser/page.ts'

const field = (name: string) => view.billing.getByRole('textbox', { name, exact: true })
const quantity = page.getByRole('textbox', { name: 'Množstvo' }).first()
const note = page.getByRole('textbox', { name: 'Poznámka k objednávke' })
const total = page.getByRole('main').getByRole('status').filter({ hasText: 'Spolu k úhrade' })

async function openReady(): Promise<void> {
  sell([MUG, CAP])
  await openCheckout([MUG], customer())
  await press(view.terms)
  await expect.element(view.submit).toHaveAttribute('aria-disabled', 'false')
}

it('Enter in the checkout goes from field to field up to the note, and the screen keyboard shows that', async () => {
  await openReady()
  await focus(view.email)
  for (const name of [
    ...['Meno', 'Priezvisko', 'Telefón', 'Ulica', 'Číslo domu', 'PSČ', 'Mesto'],
    'Poznámka k objednávke',
  ]) {
    await expect
      .element(page.elementLocator(document.activeElement as Element))
      .toHaveAttribute('enterkeyhint', 'next')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('textbox', { name, exact: true })).toHaveFocus()
  }
  await userEvent.keyboard('a{Enter}b')
  await expect.element(note).toHaveValue('a\nb')
  expect(sentOrders()).toEqual([])
})

it.each([
  ['the e-mail', () => view.email],
  ['a street', () => field('Ulica')],
  ['a quantity', () => quantity],
  ['the note', () => note],
  ['the box of the terms', () => view.terms],
  ['a delivery', () => page.getByRole('radio').first()],
  ['a gift', () => page.getByRole('checkbox', { name: 'Objednávam ako darček' })],
])('Enter in %s sends nothing, even if it is pressed often', async (_, control) => {
  await openReady()
  await focus(control())
  await userEvent.keyboard('{Enter}{Enter}{Enter}')
  await expect.element(view.submit).toBeVisible()
  expect(sentOrders()).toEqual([])
})

it('Enter in the checkout ends the typing of a quantity, and the sum follows', async () => {
  await openReady()
  await expect.element(quantity).toHaveAttribute('enterkeyhint', 'done')
  await quantity.fill('120')
  await userEvent.keyboard('{Enter}')
  await expect.element(quantity).toHaveValue('99')
  await expect.element(quantity).toHaveFocus()
  await expect.element(total).toMatchTextContent('881,10 €')
})

it('Enter held down on the order button sends nothing, even if an e-mail comes without an event meanwhile', async () => {
  sell([MUG])
  await openCheckout([MUG], customer({ email: '' }))
  await press(view.terms)
  await focus(page.getByRole('button', { name: 'Email nemá správny formát' }))
  ;(view.email.element() as HTMLInputElement).value = 'zofia@example.sk'
  await userEvent.keyboard('{Enter>4/}')
  await expect.element(view.submit).toBeVisible()
  expect(sentOrders()).toEqual([])
})

it('Enter in the checkout writes nothing into the note while it is held down in the last field', async () => {
  await openReady()
  await focus(field('Mesto'))
  await userEvent.keyboard('{Enter>4/}')
  await expect.element(note).toHaveFocus()
  await expect.element(note).toHaveValue('')
})

it('Enter in the checkout sends nothing if a foreign script presses it or submits the form', async () => {
  await openReady()
  const form = document.querySelector('form')
  form?.requestSubmit()
  form?.submit()
  await expect.element(view.submit).toBeVisible()
  expect(form?.querySelectorAll('button:not([type=button]), input[type=submit]')).toHaveLength(0)
  expect(sentOrders()).toEqual([])
})

it.each([
  ['cart', () => openCart([MUG]), '35,60 €'],
  ['checkout', openReady, '36,60 €'],
])('a quantity changes the sum in the %s while an arrow key changes it', async (_, open, sum) => {
  await open()
  await focus(quantity)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  await expect.element(page.getByRole('main')).toMatchTextContent(sum.replace('36,60', '35,60'))
})

it.each([
  ['too many', '500', 99],
  ['nothing', '', 1],
])('a press on the order button first shows a corrected quantity: %s', async (_, typed, count) => {
  sell([MUG])
  await openCheckout([{ ...MUG, count: 2 }], customer())
  await press(view.terms)
  await quantity.fill(typed)
  await press(view.submit)
  await expect.element(quantity).toHaveValue(String(count))
  expect(sentOrders()).toEqual([])
  await press(view.submit)
  await expect.element(view.success).toBeVisible()
  expect(sentOrders()).toMatchObject([{ order: { totalItems: count } }])
})

it('Enter on the order button orders, although a press that began on it ended elsewhere', async () => {
  sell([MUG])
  await openCheckout([MUG], customer({ email: '' }))
  const button = page.getByRole('button', { name: 'Pokračovať: údaje' })
  await userEvent.dragAndDrop(button, page.getByRole('heading', { name: 'Súhrn objednávky' }))
  await view.email.fill('zofia@example.sk')
  await press(view.terms)
  await focus(view.submit)
  await userEvent.keyboard('{Enter}')
  await expect.element(view.success).toBeVisible()
  expect(sentOrders()).toHaveLength(1)
})
