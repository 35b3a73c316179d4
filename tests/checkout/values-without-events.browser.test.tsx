// Rules 520, 602
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CAP, customer, MUG } from '../fixtures/builders.ts'
import { shop } from '../fixtures/fake-shop.ts'
import { openCheckout, view } from '../browser/checkout.tsx'
import { press } from '../browser/page.ts'
import { button, goTo, radio, walk, type Step } from '../browser/walk.ts'
import { updateCustomer } from '../../src/checkout/store/customer-store.ts'

const VALUES = {
  name: 'Žofia',
  surname: 'Kňažková',
  email: 'zofia@example.sk',
  street: 'Dlhá',
  postal_code: '010 01',
  city: 'Žilina',
}
const { email, submit, success, terms } = view
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

const stored = () => JSON.parse(localStorage.getItem('customerData') ?? '{}') as Record<string, unknown>
const unsent: Step[] = [[submit, 'seen'], () => expect(shop.orders()).toEqual([])]
const mark = (control: string) => () => {
  ;(document.querySelector(control) as HTMLInputElement).checked = true
}
const quantity = page.getByRole('textbox', { name: 'Množstvo' }).last()
const NOTED = { city: 'Žilina', order_note: 'Zvoňte', email: 'iny@example.sk' }

/** What is set when, and what is ordered in the end. A value that changes the button's words or the sum needs two presses. */
it.each<[what: string, form: object | null, order: object, ...walk: Step[][]]>([
  [
    'are ordered, and stay when the terms are ticked',
    null,
    { customerData: VALUES },
    [() => fillWithoutEvents(), terms, [email, { value: VALUES.email }]],
  ],
  [
    'that come after the terms were ticked need two presses: the first one only changes the words of the button',
    null,
    { customerData: VALUES },
    [terms, goTo(button('Email nemá správny formát')), () => fillWithoutEvents(), '{Enter}', ...unsent],
  ],
  [
    'that the order button finds are sent with the order',
    {},
    { customerData: NOTED },
    [terms, goTo(submit), () => fillWithoutEvents(NOTED)],
  ],
  [
    'may be boxes and choices',
    {},
    { chosenDelivery: 1, customerData: { orderAsAGift: true } },
    [mark('[name=chosenDelivery][value="1"]'), mark('[name=orderAsAGift]'), terms, [radio(/GLS/), 'checked']],
  ],
  [
    'may be the box of the terms, and the button says so before it orders',
    {},
    {},
    [() => ((terms.element() as HTMLInputElement).checked = true), goTo(button(/^Zakliknite/)), '{Enter}'],
    unsent,
  ],
  [
    'may be quantities, and the new sum is shown before the order is sent',
    {},
    { totalItems: 6 },
    [terms, () => ((quantity.element() as HTMLInputElement).value = '5'), submit],
    [[page.getByRole('main'), /73,40 €/], ...unsent],
  ],
])('values set without events %s', async (_, form, order, ...steps) => {
  await openCheckout('totalItems' in order ? [MUG, CAP] : [MUG], form ? customer(form) : undefined)
  await walk(...steps.flat(), submit, [success, 'seen'])
  expect(shop.orders()).toMatchObject([{ order }])
})

it.each([
  ['when a field loses the focus', () => userEvent.tab()],
  ['when the page is shown again', () => happen(window, new Event('pageshow'))],
  ['when the window is looked at again', () => happen(document, new Event('visibilitychange'))],
  ['when another field is typed in', () => userEvent.keyboard('x')],
  [
    'at once if a script sends an event that React ignores',
    () => happen(field('city'), new Event('input', { bubbles: true })),
  ],
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
  await press(email)
  await import('../../src/checkout/field-help.tsx')
  fillWithoutEvents({ street: 'Hlavná 12' })
  await userEvent.tab()
  await expect.poll(() => [field('street')?.value, field('street_number')?.value]).toEqual(['Hlavná', '12'])
})
