// Rule 138
import { expect, it } from 'vitest'
import { productChoices } from '../../../src/catalogue/rules/product-choices.ts'
import { onlyChoice } from '../../../src/product/rules/only-choice.ts'
import { product, PRODUCT_RULES } from '../../fixtures/builders.ts'

const colors = (...names: string[]) => names.map((name) => ({ name, thumbnail: '' }))

it.each([
  ['a mug', {}, { cut: null, size: '', color: '' }],
  ['a mug of one colour', { variants: colors('biela') }, { cut: null, size: '', color: 'biela' }],
  ['a bag of one size', { sizes: ['UNI'] }, { cut: null, size: 'UNI', color: '' }],
  [
    "a women's T-shirt of one size",
    { tags: ['98', '153', '157'] },
    { cut: 'damsky_strih', size: 'M', color: '' },
  ],
  ['a bag of two sizes', { sizes: ['S', 'M'] }, 'size'],
  ['a bag of two sizes, one of them sold out', { sizes: ['S'], allOfSizes: ['S', 'M'] }, 'size'],
  ['a bag of two sizes and two colours', { sizes: ['S', 'M'], variants: colors('biela', 'modrá') }, 'size'],
  ['a picture of two formats', { sizes: ['A4', 'A3'], sizeName: 'Formát' }, 'option'],
  ['a mug of two colours', { variants: colors('biela', 'modrá') }, 'option'],
  ['a T-shirt of two cuts and one size', { tags: ['98', '153', '152'], sizes: ['M'] }, 'option'],
])('of %s with %j, this is left to choose: %j', (_, change, choice) =>
  expect(onlyChoice(productChoices(product(change), PRODUCT_RULES))).toEqual(choice),
)
