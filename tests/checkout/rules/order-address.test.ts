import { expect, it } from 'vitest'
import { billingLines, deliveryLines } from '../../../src/checkout/rules/order-address.ts'
import { customer } from '../../fixtures/builders.ts'

it.each([
  ['01001', 'Slovensko', '010\u00A001 Žilina'],
  ['010 01', 'Slovensko', '010\u00A001 Žilina'],
  ['1100', 'Slovensko', '1100 Žilina'],
  ['10115', 'Nemecko', '10115 Žilina'],
])('the postal code %s of %s is shown as %s', (code, country, line) => {
  const billed = customer({ postal_code: code, city: 'Žilina', country })
  const sent = { deliverToAnotherAddress: true, postal_code2: code, city2: 'Žilina', state2: country }
  expect(billingLines(billed)).toContain(line)
  expect(deliveryLines(customer(sent))).toContain(line)
})
