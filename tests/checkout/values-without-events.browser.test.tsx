// Rules 520, 602
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { customer } from '../fixtures/builders.ts'
import { CAP, MUG, openCheckout, sell, sentOrders, view } from '../browser/checkout.tsx'
import { focus, press } from '../browser/page.ts'
import { updateCustomer } from '../../src/checkout/store/customer-store.ts'

const VALUES = {
  name: 'Žofia',
  surname: 'Kňažková',
  email: 'zofia@example.sk',
  street: 'Dlhá',
  postal_code: '010 01',
  city: 'Žilina',
}
const field = (name: string) => document.querySelector<HTMLInputElement>(`main [name="${name}"]`)

/** Sets values without events, as in-app browsers and extensions do. React does not notice them. */
function fillWithoutEvents(values: Readonly<Record<string, string>> = VALUES): void {
  for (const [name, value] of Object.entries(values)) {
    const place = field(name)
    if (place) place.value = value
  }
}

/** Sends an event of the browser itself, of another tab or of an extension. */
const happen = (target: EventTarget | null | undefined, event: Event) =>
  // eslint-disable-next-line no-restricted-syntax -- no person can send it
  Promise.resolve(target?.dispatchEvent(event))

function stored(): Record<string, unknown> {
  return JSON.parse(localStorage.getItem('customerData') ?? '{}') as Record<string, unknown>
}

it('values set without events stay when the terms are ticked, and are ordered', async () => {
  sell([MUG])
  await openCheckout()
  fillWithoutEvents()
  await press(view.terms)
  await expect.element(view.email).toHaveValue(VALUES.email)
  await press(view.submit)
  await expect.element(view.success).toBeVisible()
  expect(sentOrders()).toMatchObject([{ order: { customerData: VALUES } }])
})

it('values set without events after the terms were ticked need two presses: the first one only changes the words of the button', async () => {
  sell([MUG])
  await openCheckout()
  await press(view.terms)
  await focus(page.getByRole('button', { name: 'Email nemá správny formát' }))
  fillWithoutEvents()
  await userEvent.keyboard('{Enter}')
  await expect.element(view.submit).toBeVisible()
  expect(sentOrders()).toEqual([])
  await press(view.submit)
  await expect.element(view.success).toBeVisible()
  expect(sentOrders()).toMatchObject([{ order: { customerData: VALUES } }])
})

it('values set without events that the order button finds are sent with the order', async () => {
  sell([MUG])
  await openCheckout([MUG], customer())
  await press(view.terms)
  await focus(view.submit)
  fillWithoutEvents({ city: 'Žilina', order_note: 'Zvoňte', email: 'iny@example.sk' })
  await press(view.submit)
  await expect.element(view.success).toBeVisible()
  expect(sentOrders()).toMatchObject([
    { order: { customerData: { city: 'Žilina', order_note: 'Zvoňte', email: 'iny@example.sk' } } },
  ])
})

it.each([
  ['when a field loses the focus', () => userEvent.tab()],
  ['when the page is shown again', () => happen(window, new Event('pageshow'))],
  ['when the window is looked at again', () => happen(document, new Event('visibilitychange'))],
  ['when another field is typed in', () => userEvent.keyboard('x')],
])('values set without events are kept %s', async (_, act) => {
  await openCheckout()
  await press(page.getByRole('textbox', { name: 'Telefón' }))
  fillWithoutEvents()
  await act()
  await expect.poll(stored).toMatchObject(VALUES)
  expect(field('email')?.value).toBe(VALUES.email)
})

it('values set without events stay when other parts of the page change', async () => {
  await openCheckout()
  fillWithoutEvents()
  updateCustomer({ tel: '0900 123 456' })
  await expect.poll(() => field('tel')?.value).toBe('0900 123 456')
  expect(field('name')?.value).toBe(VALUES.name)
})

it('values set without events may be boxes and choices', async () => {
  sell([MUG])
  await openCheckout([MUG], customer())
  for (const control of ['[name=chosenDelivery][value="1"]', '[name=orderAsAGift]'])
    (document.querySelector(control) as HTMLInputElement).checked = true
  await press(view.terms)
  await expect.element(page.getByRole('radio', { name: /GLS/ })).toBeChecked()
  await press(view.submit)
  await expect.element(view.success).toBeVisible()
  expect(sentOrders()).toMatchObject([{ order: { chosenDelivery: 1, customerData: { orderAsAGift: true } } }])
})

it('values set without events may be the box of the terms, and the button says so before it orders', async () => {
  sell([MUG])
  await openCheckout([MUG], customer())
  ;(view.terms.element() as HTMLInputElement).checked = true
  await focus(page.getByRole('button', { name: /^Zakliknite/ }))
  await userEvent.keyboard('{Enter}')
  await expect.element(view.submit).toBeVisible()
  expect(sentOrders()).toEqual([])
  await press(view.submit)
  await expect.element(view.success).toBeVisible()
  expect(sentOrders()).toHaveLength(1)
})

it('values set without events may be quantities, and the new sum is shown before the order is sent', async () => {
  sell([MUG, CAP])
  await openCheckout([MUG, CAP], customer())
  await press(view.terms)
  ;(page.getByRole('textbox', { name: 'Množstvo' }).last().element() as HTMLInputElement).value = '5'
  await press(view.submit)
  await expect.element(page.getByRole('main')).toMatchTextContent('73,40 €')
  expect(sentOrders()).toEqual([])
  await press(view.submit)
  await expect.element(view.success).toBeVisible()
  expect(sentOrders()).toMatchObject([{ order: { totalItems: 6 } }])
})

it('values set without events are stored at once if a script sends an event that React ignores', async () => {
  await openCheckout()
  fillWithoutEvents({ city: 'Žilina' })
  await happen(field('city'), new Event('input', { bubbles: true }))
  await expect.poll(stored).toMatchObject({ city: 'Žilina' })
})

it('values set without events never overwrite later values of another tab', async () => {
  await openCheckout([MUG], customer({ city: 'Žilina' }))
  fillWithoutEvents({ name: 'Eva' })
  localStorage.setItem('customerData', JSON.stringify(customer({ city: 'Košice' })))
  await happen(window, new StorageEvent('storage', { key: 'customerData' }))
  await happen(window, new Event('pageshow'))
  await expect.poll(stored).toMatchObject({ name: 'Eva', city: 'Košice' })
  expect(field('city')?.value).toBe('Košice')
})

it('values set without events move a house number to its own field when the street loses the focus', async () => {
  await openCheckout()
  await press(view.email)
  await import('../../src/checkout/field-help.tsx')
  fillWithoutEvents({ street: 'Hlavná 12' })
  await userEvent.tab()
  await expect.poll(() => [field('street')?.value, field('street_number')?.value]).toEqual(['Hlavná', '12'])
})
