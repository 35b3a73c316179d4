// Rule 216
import { expect, it } from 'vitest'
import { ATTRIBUTES } from '../../../src/config/ids.ts'
import { nameChosen } from '../../../src/listing/texts/listing-texts.ts'

const group = (id: string, name: string, ...values: string[]) => ({
  id,
  name,
  values: values.map((value) => ({ id: `${id} ${value}`, name: value, count: 1 })),
})
const [waterproof, memory, colour] = [
  group('7', 'Vodotesné', 'Áno', 'Neuvedené'),
  group('8', 'Pamäť', '16 GB', 'Neuvedené'),
  group('9', 'Farba', 'modrá'),
]
const size = group(ATTRIBUTES.size, 'Veľkosť', 'M')

it.each([
  [waterproof, 'Áno', 'Vodotesné: Áno'],
  [memory, '16 GB', 'Pamäť: 16 GB'],
  [memory, 'Neuvedené', 'Pamäť: Neuvedené'],
  [colour, 'modrá', 'modrá'],
  [size, 'M', 'M'],
])('a chosen value of the filter %j says %s as: %s', (own, name, said) =>
  expect(nameChosen(own, name, [waterproof, memory, colour, size])).toBe(said),
)
