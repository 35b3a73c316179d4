import { expect, it } from 'vitest'
import { emptyCustomer, type CustomerData } from '../../../src/domain/checkout/customer.ts'
import { isBillingDone, missingAddress } from '../../../src/domain/checkout/missing-address.ts'

const HOME = { name: 'Žofia', street: 'Dlhá', postal_code: '010 01', city: 'Žilina' }
const AWAY = { name2: 'Ján', street2: 'Krátka', postal_code2: '811 01', city2: 'Bratislava' }
const EMAIL = { email: 'zofia@example.sk' }
const another = { deliverToAnotherAddress: true }

it.each<[string, Partial<CustomerData>, readonly string[]]>([
  ['an untouched form', {}, ['name', 'street', 'postal_code', 'city']],
  ['a whole address', HOME, []],
  ['spaces', { ...HOME, street: '   ' }, ['street']],
  ['some of it', { name: 'Žofia', city: 'Žilina' }, ['street', 'postal_code']],
  ['no surname and no number of the house', { ...HOME, surname: '', street_number: '' }, []],
  ['another address, not filled in', { ...HOME, ...another }, ['name2', 'street2', 'postal_code2', 'city2']],
  ['another address, whole', { ...AWAY, ...another }, []],
  ['another address in part', { ...HOME, ...AWAY, ...another, city2: '' }, ['city2']],
  ['another address that was left again', { ...HOME, city2: '' }, []],
  ['a company', { ...HOME, isCompanyOrder: true, company: 'Ihla', name: '' }, ['name']],
])('of %s', (_, filledIn, missing) => {
  const customer = { ...emptyCustomer('Slovensko'), ...filledIn }
  expect(missingAddress(customer, true)).toEqual(missing)
  expect(missingAddress(customer, false)).toEqual([])
})

it.each<[string, Partial<CustomerData>, boolean, boolean]>([
  ['is known', { ...HOME, ...EMAIL }, true, true],
  ['is known, where the parcel goes is not', { ...HOME, ...EMAIL, ...another }, true, true],
  ['cannot be written to', { ...HOME, email: 'zofia@' }, true, false],
  ['has no address', EMAIL, true, false],
  ['has none, and comes for the goods', EMAIL, false, true],
  ['has only the address that the parcel goes to', { ...AWAY, ...EMAIL, ...another }, true, false],
])('who pays %s', (_, filledIn, isDelivered, isDone) =>
  expect(isBillingDone({ ...emptyCustomer('Slovensko'), ...filledIn }, isDelivered)).toBe(isDone),
)
