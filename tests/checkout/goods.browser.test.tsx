// Rule 522
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../../src/checkout/checkout.css'
import { CAP, MUG, openCheckout, sell, sentOrders, view } from '../browser/checkout.tsx'
import { press, usePhone } from '../browser/page.ts'
import { customer } from '../fixtures/builders.ts'

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

it('the goods are one row on a phone, which opens their lines', async () => {
  await usePhone()
  await openCheckout([MUG, CAP])
  await expect.element(row).toBeVisible()
  await expect.element(remove).not.toBeInTheDocument()
  await press(page.getByText('Upraviť'))
  await expect.element(remove).toBeVisible()
  await press(page.getByText('Skryť'))
  await expect.element(remove).not.toBeInTheDocument()
  await expect.element(summary.getByText('Hrnček Kriváň')).toBeVisible()
})

it('the goods on a phone open by themselves when their price has changed, and stay open once it is agreed to', async () => {
  await usePhone()
  sell([{ ...MUG, priceCents: 990 }, CAP])
  await openCheckout([MUG, CAP])
  await expect.element(view.changes).toBeVisible()
  await expect.element(remove).toBeVisible()
  await press(page.getByRole('button', { name: 'Rozumiem' }))
  await expect.element(view.changes).not.toBeInTheDocument()
  await expect.element(remove).toBeVisible()
})

it('the goods on a desktop stand once, in the summary, and can be changed there', async () => {
  await openCheckout([MUG, CAP])
  await expect.element(summary.getByRole('button', { name: 'Odstrániť: Hrnček Kriváň' })).toBeVisible()
  expect(page.getByText('Hrnček Kriváň').elements()).toHaveLength(1)
})

it('the sums on a phone end at one edge, also below the name of a delivery that takes a whole row', async () => {
  await usePhone()
  await openCheckout([MUG, CAP])
  await expect.element(summary.getByText('Doprava: Slovenská pošta 1. trieda')).toBeVisible()
  const edges = () =>
    [...summary.element().querySelectorAll('.order-summary .total-row .price')].map(
      (sum) => sum.getBoundingClientRect().right,
    )
  expect(new Set(edges()).size).toBe(1)
})

it('the goods on a phone open when another tab changes them; it says so, and the first press only leads there', async () => {
  await usePhone()
  sell([MUG, CAP])
  await openCheckout([MUG], customer())
  await press(view.terms)
  await changeElsewhere('cart', [{ ...MUG, price: 8.9, image: '', count: 3 }])
  const told = page.getByRole('status').getByText('Hrnček Kriváň: 3 kusy po 8,90 €')
  await expect.element(told).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Odstrániť: Hrnček Kriváň' })).toBeVisible()
  await press(view.submit)
  await expect.element(told).toBeInViewport()
  expect(sentOrders()).toEqual([])
  await press(page.getByText('Skryť'))
  await press(view.submit)
  await expect.poll(sentOrders).toMatchObject([{ order: { cart: [{ count: 3 }] } }])
})

it('the goods on a phone stay folded when another tab only stores the form again', async () => {
  await usePhone()
  await openCheckout([MUG], customer())
  await changeElsewhere('customerData', customer())
  await expect.element(page.getByText('1 produkt, 8,90 €')).toBeVisible()
  await expect.element(page.getByText('V inej karte')).not.toBeInTheDocument()
})
