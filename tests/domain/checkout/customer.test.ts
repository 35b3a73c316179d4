import { describe, expect, it } from 'vitest'
import { emptyCustomer, isEmail, parseCustomer } from '../../../src/domain/checkout/customer.ts'

describe('isEmail', () => {
  it.each(['a@b.sk', 'jana.novakova+obchod@posta.example.sk', 'ž@ď.sk'])('takes %j', (text) =>
    expect(isEmail(text)).toBe(true),
  )
  it.each(['', 'a', 'a@b', '@b.sk', 'a@.', 'a b@c.sk', 'a@b c.sk', 'a@b.sk ', 'a@@b.sk', 'a@b.'])(
    'refuses %j',
    (text) => expect(isEmail(text)).toBe(false),
  )
})

describe('parseCustomer', () => {
  const empty = emptyCustomer('Slovensko')

  it('takes over what has the right type and leaves the rest', () => {
    expect(
      parseCustomer(
        { name: 'Jana', tel: 421900123456, vat: {}, isCompanyOrder: true, orderAsAGift: 'yes', extra: 'x' },
        empty,
        100,
      ),
    ).toEqual({
      ...empty,
      name: 'Jana',
      tel: '421900123456',
      isCompanyOrder: true,
    })
  })

  it.each([null, [], 'x', 7, { __proto__: { name: 'x' } }])('reads %j as an untouched form', (json) =>
    expect(parseCustomer(json, empty, 100)).toEqual(empty),
  )
})
