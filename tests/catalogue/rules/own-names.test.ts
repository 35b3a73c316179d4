// Rules 918, 919
import { expect, it } from 'vitest'
import { ownNames } from '../../../src/catalogue/rules/own-names.ts'
import { product } from '../../fixtures/builders.ts'

const information = (color: string) => ({ ...product().information, color })

it.each([
  ['the code', [{ code: 'D-1' }, { code: 'D-2' }], ['Deka D-1', 'Deka D-2']],
  [
    'the colour, where the codes are equal',
    [
      { code: 'D', information: information('biela') },
      { code: 'D', information: information('modrá') },
    ],
    ['Deka biela', 'Deka modrá'],
  ],
  ['the id, where nothing else differs', [{ code: 'D' }, { code: 'D', name: 'deka' }], ['Deka 1', 'deka 2']],
  ['nothing, where the names differ', [{ code: 'D' }, { name: 'Vak' }], ['Deka', 'Vak']],
])('products of one name are told apart by %s', (_, changes, names) => {
  const products = changes.map((change, at) => product({ id: at + 1, name: 'Deka', ...change }))
  expect(products.map(ownNames(products))).toEqual(names)
})
