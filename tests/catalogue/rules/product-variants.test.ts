import { expect, it } from 'vitest'
import { productChoices } from '../../../src/catalogue/rules/product-choices.ts'
import { availableVariants, variantPaths } from '../../../src/catalogue/rules/product-variants.ts'
import { product, PRODUCT_RULES } from '../../fixtures/builders.ts'

const choicesOf = (change: Parameters<typeof product>[0]) => productChoices(product(change), PRODUCT_RULES)
const COLORS = [
  { name: 'biela & čierna', thumbnail: '' },
  { name: 'modrá', thumbnail: '' },
]

it('the variants of a product that can be bought are every available size of each cut in each colour', () => {
  const choices = choicesOf({ tags: ['98', '152', '153', '148', '149'], sizes: ['S'], variants: COLORS })
  expect(availableVariants(choices)).toEqual([
    { cut: 'damsky_strih', size: 'S', color: 'biela & čierna' },
    { cut: 'damsky_strih', size: 'S', color: 'modrá' },
    { cut: 'pansky_strih', size: 'S', color: 'biela & čierna' },
    { cut: 'pansky_strih', size: 'S', color: 'modrá' },
  ])
})

it('the variants of a product that can be bought are the product itself if there is nothing to choose', () => {
  const choices = choicesOf({})
  expect(availableVariants(choices)).toEqual([{ cut: null, size: '', color: '' }])
  expect(variantPaths('hrncek', choices)({ cut: null, size: '', color: '' })).toBe('/produkt/hrncek')
})

it('the address of a choice names the choice, and differs for each choice', () => {
  const choices = choicesOf({ tags: ['98', '152', '153', '148', '149'], variants: COLORS })
  const variants = availableVariants(choices)
  const paths = variants.map(variantPaths('tricko', choices))
  expect(paths[0]).toBe('/produkt/tricko?cut=damsky_strih&size=XS&color=biela+%26+%C4%8Dierna')
  expect(new Set(paths).size).toBe(variants.length)
})

it('the address of a choice does not name an only cut, size or colour', () => {
  const choices = choicesOf({ tags: ['98', '153', '148'], variants: COLORS.slice(0, 1) })
  const [first] = availableVariants(choices)
  expect(first && variantPaths('tricko', choices)(first)).toBe('/produkt/tricko')
})
