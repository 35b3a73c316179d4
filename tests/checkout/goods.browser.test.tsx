// Rule 522
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../../src/checkout/checkout.css'
import { openCheckout, view } from '../browser/checkout.tsx'
import { press, usePhone } from '../browser/page.ts'
import { button, walk } from '../browser/walk.ts'
import { CAP, customer, MUG } from '../fixtures/builders.ts'
import { shop } from '../fixtures/fake-shop.ts'

const row = page.getByText('2 produkty, 21,80 €')
const remove = page.getByRole('button', { name: 'Odstrániť: Hrnček Kriváň' })
/** Stores a value as another tab does, of which the browser tells this one. */
function changeElsewhere(key: string, value: unknown): Promise<boolean> {
  const oldValue = localStorage.getItem(key)
  localStorage.setItem(key, JSON.stringify(value))
  const event = new StorageEvent('storage', { key, oldValue, storageArea: localStorage })
  // eslint-disable-next-line no-restricted-syntax -- no person can send it
  return Promise.resolve(dispatchEvent(event))
}

const summary = page.getByRole('complementary', { name: 'Súhrn objednávky' })

const fold = page.getByText('Skryť')

it('the goods are one row on a phone, which opens their lines', async () => {
  await usePhone()
  await openCheckout([MUG, CAP])
  await walk([row, 'seen'], [remove, 'gone'], page.getByText('Upraviť'), [remove, 'seen'])
  await walk(fold, [remove, 'gone'], [summary.getByText('Hrnček Kriváň'), 'seen'])
})

it('the goods on a phone open by themselves when their price has changed, and stay open once it is agreed to', async () => {
  await usePhone()
  shop.sells({ ...MUG, priceCents: 990 }, CAP)
  await openCheckout([MUG, CAP])
  await walk([view.changes, 'seen'], [remove, 'seen'], button('Rozumiem'), [view.changes, 'gone'])
  await walk([remove, 'seen'])
})

it('the goods on a desktop stand once, in the summary, and can be changed there', async () => {
  await openCheckout([MUG, CAP])
  await walk([summary.getByRole('button', { name: 'Odstrániť: Hrnček Kriváň' }), 'seen'])
  expect(page.getByText('Hrnček Kriváň').elements()).toHaveLength(1)
})

it('the sums on a phone end at one edge, also below the name of a delivery that takes a whole row', async () => {
  await usePhone()
  await openCheckout([MUG, CAP])
  await walk([summary.getByText('Doprava: Slovenská pošta 1. trieda'), 'seen'])
  const sums = [...summary.element().querySelectorAll('.order-summary .total-row .price')]
  expect(new Set(sums.map((sum) => sum.getBoundingClientRect().right)).size).toBe(1)
})

it('the goods on a phone open when another tab changes them; it says so, and the first press only leads there', async () => {
  await usePhone()
  await openCheckout([MUG], customer())
  await press(view.terms)
  await changeElsewhere('cart', [{ ...MUG, price: 8.9, image: '', count: 3 }])
  const told = page.getByRole('status').getByText('Hrnček Kriváň: 3 kusy po 8,90 €')
  await walk([told, 'seen'], [remove, 'seen'], view.submit, [told, 'in view'])
  expect(shop.orders()).toEqual([])
  await walk(fold, view.submit)
  await expect.poll(shop.orders).toMatchObject([{ order: { cart: [{ count: 3 }] } }])
})

it('the goods on a phone stay folded when another tab only stores the form again', async () => {
  await usePhone()
  await openCheckout([MUG], customer())
  await changeElsewhere('customerData', customer())
  await walk([page.getByText('1 produkt, 8,90 €'), 'seen'], [page.getByText('V inej karte'), 'gone'])
})
