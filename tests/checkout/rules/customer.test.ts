// Rules 601, 606
import { describe, expect, it } from 'vitest'
import type { DeliveryKind } from '../../../src/catalogue/rules/settings.ts'
import {
  type CustomerData,
  type CustomerTextField,
  emptyCustomer,
  parseCustomer,
} from '../../../src/checkout/rules/customer.ts'
import { anyText, fc } from '../../fixtures/properties.ts'
import {
  fieldNeeds,
  isFormFilled,
  isStepFilled,
  missingFields,
} from '../../../src/checkout/rules/needed-fields.ts'
import { billingLines, deliveryLines } from '../../../src/checkout/rules/order-address.ts'
import { customer } from '../../fixtures/builders.ts'

const empty = emptyCustomer('Slovensko')

it('an untouched form has only the countries', () => {
  const { country, state2, ...others } = empty
  expect([country, state2]).toEqual(['Slovensko', 'Slovensko'])
  expect(new Set(Object.values(others))).toEqual(new Set(['', false]))
})

it('parseCustomer keeps fields of the right type and ignores others', () => {
  const json = {
    name: 'Jana',
    tel: 421900123456,
    vat: {},
    isCompanyOrder: true,
    orderAsAGift: 'yes',
    extra: 'x',
  }
  const read = { ...empty, name: 'Jana', tel: '421900123456', isCompanyOrder: true }
  expect(parseCustomer(json, empty, 100)).toEqual(read)
})

it.each([null, [], 'x', 7, { __proto__: { name: 'x' } }])(
  'parseCustomer reads %j as an untouched form',
  (json) => expect(parseCustomer(json, empty, 100)).toEqual(empty),
)

it('parseCustomer cuts texts to the longest length', () => {
  expect(parseCustomer({ name: 'Jana', tel: 12345 }, empty, 3)).toEqual({
    ...{ ...empty, country: 'Slo', state2: 'Slo', name: 'Jan', tel: '123' },
  })
})

it('parseCustomer reads back every stored form, and makes a complete form from any JSON', () => {
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

describe('the missing parts of an address', () => {
  const HOME = { name: 'Žofia', street: 'Dlhá', postal_code: '010 01', city: 'Žilina' }
  const AWAY = { name2: 'Ján', street2: 'Krátka', postal_code2: '811 01', city2: 'Bratislava' }
  const EMAIL = { email: 'zofia@example.sk' }
  const another = { deliverToAnotherAddress: true }

  it.each<[string, Partial<CustomerData>, readonly string[]]>([
    ['an untouched form', {}, ['name', 'street', 'postal_code', 'city']],
    ['a whole address', HOME, []],
    ['a street of spaces', { ...HOME, street: '   ' }, ['street']],
    ['a part of an address', { name: 'Žofia', city: 'Žilina' }, ['street', 'postal_code']],
    ['an address without surname and house number', { ...HOME, surname: '', street_number: '' }, []],
    ['an empty other address', { ...HOME, ...another }, ['name2', 'street2', 'postal_code2', 'city2']],
    ['a whole other address', { ...AWAY, ...another }, []],
    ['a part of another address', { ...HOME, ...AWAY, ...another, city2: '' }, ['city2']],
    ['another address that is switched off again', { ...HOME, city2: '' }, []],
    ['a company', { ...HOME, isCompanyOrder: true, company: 'Ihla', name: '' }, ['name']],
  ])('are named for %s', (_, filledIn, missing) => {
    const customer = { ...emptyCustomer('Slovensko'), ...filledIn }
    expect(missingFields(customer, 'post').parcel).toEqual(missing)
    expect(missingFields(customer, 'pickup').parcel).toEqual([])
    expect(missingFields(customer, 'point').parcel).toEqual(customer.name ? ['tel'] : ['name', 'tel'])
  })

  it.each<[string, Partial<CustomerData>, DeliveryKind, readonly string[]]>([
    ['a person', {}, 'point', []],
    ['a company', { isCompanyOrder: true }, 'point', ['cin', 'street', 'postal_code', 'city']],
    ['a company with its address', { ...HOME, isCompanyOrder: true, cin: '12345678' }, 'point', []],
    ['a company whose parcel goes to an address', { isCompanyOrder: true }, 'courier', ['cin']],
    ['a person whose parcel goes elsewhere', another, 'post', ['name', 'street', 'postal_code', 'city']],
  ])('the checkout asks %s for the missing data of an invoice', (_, filledIn, kind, missing) => {
    expect(missingFields({ ...emptyCustomer('Slovensko'), ...filledIn }, kind).invoice).toEqual(missing)
  })

  it.each<[string, Partial<CustomerData>, boolean, boolean]>([
    ['are complete with address, e-mail and telephone', { ...HOME, ...EMAIL, tel: '0900' }, true, true],
    ['are incomplete without the telephone that the courier calls', { ...HOME, ...EMAIL }, true, false],
    ['are complete even if the address of delivery is not', { ...HOME, ...EMAIL, ...another }, true, true],
    ['are incomplete with a wrong e-mail', { ...HOME, email: 'zofia@' }, true, false],
    ['are incomplete without an address', EMAIL, true, false],
    ['are complete without an address for a pickup', EMAIL, false, true],
    ['are incomplete with only an address of delivery', { ...AWAY, ...EMAIL, ...another }, true, false],
  ])('the billing data %s', (_, filledIn, isDelivered, isDone) =>
    expect(
      isStepFilled(
        { ...emptyCustomer('Slovensko'), ...filledIn },
        isDelivered ? 'courier' : 'pickup',
        'billing',
      ),
    ).toBe(isDone),
  )

  it.each(['post', 'courier', 'point', 'pickup'] as const)(
    'are the same for the mark, the list and the button with a delivery by %s',
    (kind) => {
      for (const isCompanyOrder of [false, true])
        for (const deliverToAnotherAddress of [false, true]) {
          const customer = { ...emptyCustomer('Slovensko'), isCompanyOrder, deliverToAnotherAddress }
          const needOf = fieldNeeds(customer, kind)
          const marked = Object.keys(customer).filter(
            (name) => needOf(name as CustomerTextField) === 'needed' && name !== 'email',
          )
          const { parcel, invoice } = missingFields(customer, kind)
          expect([...parcel, ...invoice].sort()).toEqual(marked.sort())
          const filled = Object.fromEntries(marked.map((name) => [name, 'x']))
          expect(isFormFilled({ ...customer, ...filled, ...EMAIL }, kind)).toBe(true)
          for (const name of marked)
            expect(isFormFilled({ ...customer, ...filled, ...EMAIL, [name]: ' ' }, kind)).toBe(false)
        }
    },
  )
})

it('an address has a line for each filled-in part', () => {
  const short = { name: 'Jana', surname: 'Nováková', email: 'jana@example.sk' }
  expect(billingLines({ ...empty, ...short })).toEqual(['Jana Nováková', 'Slovensko', 'jana@example.sk'])
  const typed = { street: ' Dlhá', street_number: '5 ', postal_code: '01001', city: 'Žilina', tel: '0900' }
  expect(billingLines(customer(typed)).join(', ')).toBe(
    'Jana Nováková, Dlhá 5, 010\u00A001 Žilina, Slovensko, 0900, jana@example.sk',
  )
  expect(billingLines(customer({ ...typed, country: 'Nemecko' }))).toContain('01001 Žilina')
})

it.each([
  [' 010  01 ', '010\u00A001'],
  ['č. 01001', 'č. 01001'],
  ['a01001', 'a01001'],
  ['010-01', '010-01'],
  ['01001a', '01001a'],
  ['010015', '010015'],
])('a Slovak postal code typed as %j is shown as %j', (typed, shown) => {
  expect(billingLines(customer({ postal_code: typed, city: '' }))[2]).toBe(shown)
})

it('a separate delivery address counts only if its box is ticked', () => {
  const street = { street2: 'Krátka', street_number2: '1' }
  const another = { name2: 'Ján', ...street, city2: 'Bratislava', email2: 'jan@example.sk' }
  expect(deliveryLines(customer(another))).toEqual([])
  expect(deliveryLines(customer({ ...another, deliverToAnotherAddress: true })).join(', ')).toBe(
    'Ján, Krátka 1, Bratislava, Slovensko, jan@example.sk',
  )
})
