// Rule 926
import { expect, it } from 'vitest'
import { DELIVERY_PAGE } from '../../src/site/texts/delivery-and-payment.ts'

it.each([
  [['Packeta'], 'Do boxu alebo na výdajné miesto posielame. Doprava: Packeta.'],
  [[], 'Do boxov a na výdajné miesta (Packeta, Z-BOX, BalíkoBOX, AlzaBox) neposielame.'],
])('a shop with the deliveries to points %j says "%s"', (names, said) =>
  expect(DELIVERY_PAGE.boxes(names).replaceAll('\u00A0', ' ')).toBe(said),
)
