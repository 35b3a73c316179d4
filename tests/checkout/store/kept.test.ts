// Rules 405, 610
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openTab } from '../../fixtures/open-tab.ts'
import { DAY_MS } from '../../../src/company/rules/working-days.ts'
import { expireStoredCustomer } from '../../../src/checkout/store/stored-customer.ts'

async function openPage() {
  const page = await openTab()
  page.storeShownChoices()
  return page
}

const stored = () => [localStorage.getItem('chosenDelivery'), localStorage.getItem('chosenPayment')]
const [POST, GLS, PICKUP] = [0, 1, 2]
const [TRANSFER, CASH, IN_STORE] = [0, 1, 2]

it.each([
  ['"2"', PICKUP],
  ['""', POST],
  ['true', POST],
  ['"x"', POST],
  ['[2]', POST],
])('a delivery stored as %s is read as %i; an impossible one is deleted', async (text, id) => {
  localStorage.setItem('chosenDelivery', text)
  expect((await openPage()).$checkout.get().deliveryId).toBe(id)
  expect(localStorage.getItem('chosenDelivery')).toBe(id === PICKUP ? '2' : null)
})

it('the choices of a sent order are deleted, unless another tab has changed them since', async () => {
  const page = await openPage()
  page.chooseDelivery(GLS)
  page.choosePayment(CASH)
  page.forgetChoices({ deliveryId: GLS, paymentId: TRANSFER, pickupPoint: null })
  expect(stored()).toEqual([null, '1'])
  page.chooseDelivery(GLS)
  page.forgetChoices({ deliveryId: POST, paymentId: CASH, pickupPoint: null })
  expect(stored()).toEqual(['1', null])
})

it('only an attempt that was not sent is forgotten', async () => {
  vi.resetModules()
  const attempts = await import('../../../src/checkout/store/order-attempts-store.ts')
  attempts.beginAttempt('one', [], 100, 'key-1')
  attempts.leaveAttempt('one')
  attempts.beginAttempt('two', [], 200, 'key-2')
  attempts.dropAttempt('two')
  expect(attempts.readAttempt('two')).toBeUndefined()
  expect(attempts.readAttempt('one')).toMatchObject({ key: 'key-1', totalCents: 100 })
  expect(attempts.readPending()).toBe('one')
})

it('the stored payment is the shown one while the delivery does not offer the chosen one, and then the chosen one again', async () => {
  const page = await openPage()
  page.chooseDelivery(GLS)
  page.choosePayment(CASH)
  page.chooseDelivery(PICKUP)
  expect(stored()).toEqual(['2', '0'])
  expect(page.$checkout.get()).toMatchObject({ paymentId: TRANSFER, replacedPayment: { id: CASH } })
  page.chooseDelivery(POST)
  expect(stored()).toEqual(['0', '1'])
  expect(page.$checkout.get()).toMatchObject({ paymentId: CASH, replacedPayment: null })
})

it('the stored payment is not the earlier one after another was chosen', async () => {
  const page = await openPage()
  page.choosePayment(CASH)
  page.chooseDelivery(PICKUP)
  page.choosePayment(IN_STORE)
  expect(page.$checkout.get()).toMatchObject({ paymentId: IN_STORE, replacedPayment: null })
  page.chooseDelivery(POST)
  expect(stored()).toEqual(['0', '0'])
  expect(page.$checkout.get()).toMatchObject({ paymentId: TRANSFER, replacedPayment: { id: IN_STORE } })
})

it('the stored payment is the choice on the next page, which forgets the replaced one', async () => {
  const page = await openPage()
  page.choosePayment(CASH)
  page.chooseDelivery(PICKUP)
  const later = await openPage()
  expect(later.$checkout.get()).toMatchObject({ paymentId: TRANSFER, replacedPayment: null })
  later.chooseDelivery(POST)
  expect(stored()).toEqual(['0', '0'])
})

it.each([
  ['the delivery does not offer it, and the page says so', '2', '1', ['2', '0'], PICKUP, { id: CASH }],
  ['the delivery is no longer offered', '7', '2', ['0', '0'], POST, { id: IN_STORE }],
])(
  'the stored payment is corrected when the page opens if %s',
  async (_, delivery, payment, now, deliveryId, old) => {
    localStorage.setItem('chosenDelivery', delivery)
    localStorage.setItem('chosenPayment', payment)
    const page = await openPage()
    expect(stored()).toEqual(now)
    expect(page.$checkout.get()).toMatchObject({ deliveryId, paymentId: TRANSFER, replacedPayment: old })
  },
)

it('the stored payment does not exist before a choice', async () => {
  await openPage()
  expect(stored()).toEqual([null, null])
})

it("the stored payment is another tab's if that was chosen last", async () => {
  const page = await openPage()
  page.choosePayment(CASH)
  page.chooseDelivery(PICKUP)
  localStorage.setItem('chosenPayment', '2')
  window.dispatchEvent(new StorageEvent('storage', { key: 'chosenPayment' }))
  expect(page.$checkout.get()).toMatchObject({ paymentId: IN_STORE, replacedPayment: null })
})

describe('the stored form', () => {
  const TODAY = Date.parse('2026-03-02T08:00:00Z')
  const FORM = JSON.stringify({ name: 'Žofia', tel: '0900 123 456' })

  const form = () => localStorage.getItem('customerData')
  const changed = () => localStorage.getItem('customerDataChanged')

  beforeEach(() => localStorage.setItem('customerData', FORM))

  it('is deleted with its date thirty days after its last change', () => {
    localStorage.setItem('customerDataChanged', String(TODAY))
    expireStoredCustomer(TODAY + 30 * DAY_MS)
    expect([form(), changed()]).toEqual([FORM, String(TODAY)])
    expireStoredCustomer(TODAY + 30 * DAY_MS + 1)
    expect([form(), changed()]).toEqual([null, null])
  })

  it.each([null, '', 'včera', '{}', String(TODAY + DAY_MS)])(
    'with the date %j counts its thirty days from the first visit',
    (date) => {
      if (date !== null) localStorage.setItem('customerDataChanged', date)
      expireStoredCustomer(TODAY)
      expect([form(), changed()]).toEqual([FORM, String(TODAY)])
      expireStoredCustomer(TODAY + 31 * DAY_MS)
      expect(form()).toBeNull()
    },
  )

  it('has no date without a form', () => {
    localStorage.clear()
    expireStoredCustomer(TODAY)
    expect(localStorage).toHaveLength(0)
  })

  it('gets a new date with each change, and is deleted with it after an order', async () => {
    vi.useFakeTimers({ now: TODAY })
    const { $checkout, $customer, clearCheckout, updateCustomer } = await openTab()
    vi.setSystemTime(TODAY + DAY_MS)
    updateCustomer({ name: 'Eva' })
    expect(changed()).toBe(String(TODAY + DAY_MS))
    expect(JSON.parse(form() ?? '')).not.toHaveProperty('customerDataChanged')
    clearCheckout({ ...$checkout.get(), customer: $customer.get() })
    expect([form(), changed()]).toEqual([null, null])
    vi.useRealTimers()
  })

  it('is emptied even in an open checkout', async () => {
    vi.resetModules()
    const { $customer } = await import('../../../src/checkout/store/customer-store.ts')
    expect($customer.get().name).toBe('Žofia')
    localStorage.setItem('customerDataChanged', String(TODAY))
    expireStoredCustomer(TODAY + 31 * DAY_MS)
    expect($customer.get().name).toBe('')
    expect(form()).toBeNull()
  })
})
