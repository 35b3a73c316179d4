// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { customer } from '../../../fixtures/builders.ts'
import { openFilledCheckout, shop, useShop } from './open-checkout.ts'

useShop()

describe('the fate of the order in the form', () => {
  it('is none, unknown, that of another, and unknown again', async () => {
    const page = await openFilledCheckout()
    page.$fate.listen(() => undefined)
    expect(page.$fate.get()).toBe('none')
    shop.outcome = { type: 'unknown', cause: '' }
    await page.submitOrder()
    page.acknowledgeFailure()
    expect(page.$fate.get()).toBe('same')
    page.updateCustomer({ tel: '0900' })
    expect(page.$fate.get()).toBe('changed')
    page.updateCustomer({ tel: customer().tel })
    expect(page.$fate.get()).toBe('same')
  })

  it('is none after a no', async () => {
    shop.outcome = { type: 'refused', status: '0' }
    const page = await openFilledCheckout()
    await page.submitOrder()
    expect(page.$fate.get()).toBe('none')
  })
})
