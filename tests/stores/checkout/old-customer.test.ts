import { beforeEach, expect, it, vi } from 'vitest'
import { forgetOldCustomer } from '../../../src/stores/checkout/old-customer.ts'

const DAY_MS = 86_400_000
const TODAY = Date.parse('2026-03-02T08:00:00Z')
const FORM = JSON.stringify({ name: 'Žofia', tel: '0900 123 456' })

const form = () => localStorage.getItem('customerData')
const changed = () => localStorage.getItem('customerDataChanged')

beforeEach(() => localStorage.setItem('customerData', FORM))

it('a form stays for thirty days after its last change, and then goes with its date', () => {
  localStorage.setItem('customerDataChanged', String(TODAY))
  forgetOldCustomer(TODAY + 30 * DAY_MS)
  expect(form()).toBe(FORM)
  forgetOldCustomer(TODAY + 30 * DAY_MS + 1)
  expect([form(), changed()]).toEqual([null, null])
})

it.each([null, '', 'včera', '{}', String(TODAY + DAY_MS)])(
  'a form whose date is %j counts from when it is first seen',
  (date) => {
    if (date !== null) localStorage.setItem('customerDataChanged', date)
    forgetOldCustomer(TODAY)
    expect([form(), changed()]).toEqual([FORM, String(TODAY)])
    forgetOldCustomer(TODAY + 31 * DAY_MS)
    expect(form()).toBeNull()
  },
)

it('looking at the shop is no change', () => {
  localStorage.setItem('customerDataChanged', String(TODAY))
  forgetOldCustomer(TODAY + 20 * DAY_MS)
  expect(changed()).toBe(String(TODAY))
})

it('without a form nothing is kept', () => {
  localStorage.clear()
  forgetOldCustomer(TODAY)
  expect(localStorage).toHaveLength(0)
})

it('each change of the form is noted, and an order that was sent takes the date along', async () => {
  vi.useFakeTimers({ now: TODAY })
  const { clearCheckout, updateCustomer } = await import('../../../src/stores/checkout/checkout.ts')
  vi.setSystemTime(TODAY + DAY_MS)
  updateCustomer({ name: 'Eva' })
  expect(changed()).toBe(String(TODAY + DAY_MS))
  expect(JSON.parse(form() ?? '')).not.toHaveProperty('customerDataChanged')
  clearCheckout()
  expect([form(), changed()]).toEqual([null, null])
  vi.useRealTimers()
})

it('a checkout that shows the form already shows an empty one', async () => {
  vi.resetModules()
  const { $customer } = await import('../../../src/stores/checkout/checkout.ts')
  expect($customer.get().name).toBe('Žofia')
  localStorage.setItem('customerDataChanged', String(TODAY))
  forgetOldCustomer(TODAY + 31 * DAY_MS)
  expect($customer.get().name).toBe('')
  expect(form()).toBeNull()
})
