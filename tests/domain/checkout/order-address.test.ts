import { expect, it } from 'vitest'
import { billingLines, deliveryLines } from '../../../src/domain/checkout/order-address.ts'
import { customer } from '../../fixtures/builders.ts'

it('an address has a line for each of its parts, and none for what was left empty', () => {
  expect(billingLines(customer())).toEqual(['Jana Nováková', 'Slovensko', 'jana@example.sk'])
  const typed = { street: ' Dlhá', street_number: '5 ', postal_code: '010 01', city: 'Žilina', tel: '0900' }
  expect(billingLines(customer(typed))).toEqual([
    'Jana Nováková',
    'Dlhá 5',
    '010 01 Žilina',
    'Slovensko',
    '0900',
    'jana@example.sk',
  ])
})

it('a delivery address is one of its own only where that was asked for', () => {
  const another = {
    name2: 'Ján',
    street2: 'Krátka',
    street_number2: '1',
    city2: 'Bratislava',
    email2: 'jan@example.sk',
  }
  expect(deliveryLines(customer(another))).toEqual([])
  expect(deliveryLines(customer({ ...another, deliverToAnotherAddress: true }))).toEqual([
    'Ján',
    'Krátka 1',
    'Bratislava',
    'Slovensko',
    'jan@example.sk',
  ])
})
