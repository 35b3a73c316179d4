// Rule 520
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { customer, MUG } from '../fixtures/builders.ts'
import { shop } from '../fixtures/fake-shop.ts'
import { openCart, openCheckout, view } from '../browser/checkout.tsx'
import { press } from '../browser/page.ts'
import { button, fill, goTo, heading, radio, tick, walk } from '../browser/walk.ts'

const { email, submit, success, terms } = view
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const quantity = page.getByRole('textbox', { name: 'Množstvo' }).first()
const note = field('Poznámka k objednávke')
const main = page.getByRole('main')
const nothing = () => expect(shop.orders()).toEqual([])

async function openReady(form = customer(), line = MUG): Promise<void> {
  await openCheckout([line], form)
  await press(terms)
}

it('Enter in the checkout goes from field to field up to the note, and the screen keyboard shows that', async () => {
  await openReady()
  await walk(goTo(email))
  for (const name of [
    ...['Meno', 'Priezvisko', 'Telefón', 'Ulica', 'Číslo domu', 'PSČ', 'Mesto'],
    'Poznámka k objednávke',
  ]) {
    const present = page.elementLocator(document.activeElement as Element)
    await walk([present, { enterkeyhint: 'next' }], '{Enter}', [field(name), 'focused'])
  }
  await walk('a{Enter}b', [note, { value: 'a\nb' }], nothing)
})

it.each([
  ['the e-mail', email],
  ['a street', field('Ulica')],
  ['a quantity', quantity],
  ['the note', note],
  ['the box of the terms', terms],
  ['a delivery', radio(/./).first()],
  ['a gift', tick('Objednávam ako darček')],
])('Enter in %s sends nothing, even if it is pressed often', async (_, control) => {
  await openReady()
  await walk([submit, { 'aria-disabled': 'false' }], goTo(control), '{Enter}{Enter}{Enter}', [submit, 'seen'])
  await walk(nothing)
})

it('Enter in the checkout ends the typing of a quantity, and the sum follows', async () => {
  await openReady()
  await walk([quantity, { enterkeyhint: 'done' }], fill(quantity, '120'), '{Enter}')
  await walk([quantity, 'focused', { value: '99' }], [main, /Spolu k úhrade.*881,10 €/])
})

it('Enter held down sends nothing on the order button, even if an e-mail comes without an event meanwhile, and writes nothing into the note from the last field', async () => {
  await openReady(customer({ email: '' }))
  await walk(goTo(button('Email nemá správny formát')))
  ;(email.element() as HTMLInputElement).value = 'zofia@example.sk'
  await walk('{Enter>4/}', [submit, 'seen'], nothing)
  await walk(goTo(field('Mesto')), '{Enter>4/}', [note, 'focused', { value: '' }])
})

it('Enter in the checkout sends nothing if a foreign script presses it or submits the form', async () => {
  await openReady()
  await expect.element(submit).toHaveAttribute('aria-disabled', 'false')
  const form = document.querySelector('form')
  form?.requestSubmit()
  form?.submit()
  await walk([submit, 'seen'], nothing)
  expect(form?.querySelectorAll('button:not([type=button]), input[type=submit]')).toHaveLength(0)
})

it.each([
  ['cart', () => openCart([MUG])],
  ['checkout', openReady],
])('a quantity changes the sum in the %s while an arrow key changes it', async (_, open) => {
  await open()
  await walk(goTo(quantity), '{ArrowUp}{ArrowUp}{ArrowUp}', [main, /35,60 €/])
})

it.each([
  ['too many', '500', 99],
  ['nothing', '', 1],
])('a press on the order button first shows a corrected quantity: %s', async (_, typed, count) => {
  await openReady(customer(), { ...MUG, count: 2 })
  await walk(fill(quantity, typed), submit, [quantity, { value: String(count) }], nothing, submit, [
    success,
    'seen',
  ])
  expect(shop.orders()).toMatchObject([{ order: { totalItems: count } }])
})

it('Enter on the order button orders, although a press that began on it ended elsewhere', async () => {
  await openCheckout([MUG], customer({ email: '' }))
  await userEvent.dragAndDrop(button('Pokračovať: údaje'), heading('Súhrn objednávky'))
  await walk(fill(email, 'zofia@example.sk'), terms, goTo(submit), '{Enter}', [success, 'seen'])
  expect(shop.orders()).toHaveLength(1)
})
