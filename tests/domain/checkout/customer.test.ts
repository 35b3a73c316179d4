import { describe, expect, it } from 'vitest'
import { emptyCustomer, parseCustomer } from '../../../src/domain/checkout/customer.ts'
import { anyText, fc } from '../../fixtures/properties.ts'

describe('parseCustomer', () => {
  const empty = emptyCustomer('Slovensko')

  it('an untouched form has only the countries filled in', () => {
    const { country, state2, ...others } = empty
    expect([country, state2]).toEqual(['Slovensko', 'Slovensko'])
    expect(new Set(Object.values(others))).toEqual(new Set(['', false]))
  })

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

  it('cuts off what is longer than a text may be', () => {
    expect(parseCustomer({ name: 'Jana', tel: 12345 }, empty, 3)).toEqual({
      ...empty,
      country: 'Slo',
      state2: 'Slo',
      name: 'Jan',
      tel: '123',
    })
  })

  it('gives back every stored form, and makes a complete form of any JSON', () => {
    const field = fc.constantFrom(...Object.keys(empty))
    const text = anyText({ maxLength: 10 })
    const form = fc.record(
      Object.fromEntries(
        Object.entries(empty).map(([name, value]) => [name, typeof value === 'string' ? text : fc.boolean()]),
      ),
    )
    const anything = fc.oneof(fc.jsonValue(), fc.dictionary(field, fc.jsonValue()))
    fc.assert(
      fc.property(form, anything, (typed, json) => {
        expect(parseCustomer(JSON.parse(JSON.stringify(typed)), empty, 20)).toEqual(typed)
        const read = parseCustomer(json, empty, 20)
        const kinds = (of: object) => Object.entries(of).map(([name, value]) => [name, typeof value])
        expect(kinds(read)).toEqual(kinds(empty))
        expect(parseCustomer(read, empty, 20)).toEqual(read)
      }),
    )
  })
})
