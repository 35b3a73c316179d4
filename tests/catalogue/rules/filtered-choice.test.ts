// Rule 126
import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../../src/config/checkout-settings.ts'
import { toProductRules } from '../../../src/config/product-rules.ts'
import { filteredChoice } from '../../../src/catalogue/rules/filtered-choice.ts'
import { product } from '../../fixtures/builders.ts'

const RULES = toProductRules(DEFAULT_SETTINGS.sizeLabels)
const M = { id: '157', name: 'M' }
const XXXXL = { id: '162', name: '4XL' }
const BLACK = { id: '401', name: 'Čierna' }
const MEN = { id: '152', name: 'Pánsky' }
const ANIMALS = { id: '300', name: 'Zvieratá' }
const SHIRT = product({
  slug: 'macka',
  tags: ['98', '153', '152', '149', '157', '162'],
  sizes: ['S', '4XL'],
  variants: [
    { name: 'biela', thumbnail: 'white.jpg' },
    { name: 'čierna', thumbnail: 'black.jpg' },
  ],
})

it.each([
  ['nothing', [ANIMALS], '/produkt/macka', undefined, []],
  ['a colour', [BLACK], '/produkt/macka?color=%C4%8Dierna', 'čierna', []],
  ['a size that only its second cut has', [XXXXL], '/produkt/macka?cut=pansky_strih&size=4XL', undefined, []],
  ['the second cut', [MEN, BLACK], '/produkt/macka?cut=pansky_strih&color=%C4%8Dierna', 'čierna', []],
  ['a sold-out size', [M], '/produkt/macka', undefined, ['M']],
  ['a sold-out size or another', [M, XXXXL], '/produkt/macka?cut=pansky_strih&size=4XL', undefined, []],
])('filters choose %s, and so does the address of the product', (_, values, path, color, soldOutSizes) =>
  expect(filteredChoice(SHIRT, values, RULES)).toEqual({ path, color, soldOutSizes }),
)

it('a result for own print leads to goods with the print chosen, besides what the filters choose (rule 135)', () =>
  expect(filteredChoice(SHIRT, [BLACK], RULES, true).path).toBe('/produkt/macka?color=%C4%8Dierna&print=1'))

it('filters choose no size of a sold-out product', () =>
  expect(filteredChoice({ ...SHIRT, status: 'Sold Out' }, [M], RULES).soldOutSizes).toEqual([]))
