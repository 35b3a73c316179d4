import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../../src/config/checkout/settings.ts'
import { submitBlock, toCheckout } from '../../../src/domain/checkout/checkout.ts'

describe('submitBlock', () => {
  it.each([
    [false, 'a@b.sk', null, 'terms'],
    [false, 'x', 'prices', 'terms'],
    [true, 'x', null, 'email'],
    [true, 'x', 'unavailable', 'email'],
    [true, 'a@b.sk', 'unavailable', 'unavailable'],
    [true, 'a@b.sk', 'prices', 'prices'],
    [true, 'a@b.sk', null, null],
  ] as const)('terms %j, e-mail %j, cart %j: %j', (terms, email, cart, block) =>
    expect(submitBlock(terms, email, cart)).toBe(block),
  )
})

describe('toCheckout', () => {
  it.each([
    ['nothing chosen', null, null, undefined],
    ['cash on delivery by post', 0, 1, undefined],
    ['cash on delivery, and then pickup', 2, 1, 'Dobierka'],
    ['pickup, paid in the shop', 2, 2, undefined],
    ['a payment that the shop never had', 2, 77, undefined],
  ])('%s: the payment that another one replaces is %s', (_, delivery, payment, replaced) =>
    expect(toCheckout([], DEFAULT_SETTINGS, delivery, payment).replacedPayment?.name).toBe(replaced),
  )
})
