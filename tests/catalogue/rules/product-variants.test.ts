// Rule 919
import { expect, it } from 'vitest'
import { productChoices } from '../../../src/catalogue/rules/product-choices.ts'
import {
  availableVariants,
  variantPaths,
  hasVariants,
  variantIds,
} from '../../../src/catalogue/rules/product-variants.ts'
import { product, PRODUCT_RULES } from '../../fixtures/builders.ts'
import type { ProductDetail } from '../../../src/catalogue/rules/product.ts'
import { anyText, fc } from '../../fixtures/properties.ts'

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

const named = (...colors: string[]) => colors.map((name) => ({ name, thumbnail: '' }))

function idsOf(change: Partial<ProductDetail>, rules = PRODUCT_RULES): string[] {
  const one = product(change)
  const choices = productChoices(one, rules)
  return availableVariants(choices).map(variantIds(one.id, choices))
}

it('the id of a variant is made from its cut, colour and size', () => {
  expect(idsOf({ id: 30, tags: ['98', '153', '148'], variants: named('námornícka modrá', 'biela') })).toEqual(
    ['30-damsky-namornicka-modra-xs', '30-damsky-biela-xs'],
  )
  expect(idsOf({ id: 5 })).toEqual(['5'])
  expect(idsOf({ id: 5, variants: named('biela', 'x'.repeat(33)) })).toEqual([
    '5-biela',
    `5-${'x'.repeat(33)}`,
  ])
})

it.each<[string, Partial<ProductDetail>, boolean]>([
  ['no variants', {}, false],
  ['one cut, size and colour', { tags: ['98', '153', '148'], variants: named('biela') }, false],
  ['two cuts', { tags: ['98', '152', '153', '148'] }, true],
  ['two sizes', { tags: ['98', '153', '148', '149'] }, true],
  ['two colours', { variants: named('biela', 'modrá') }, true],
])('a product with %s has something to choose: %j', (_, change, isChoice) =>
  expect(hasVariants(productChoices(product(change), PRODUCT_RULES))).toBe(isChoice),
)

it('colours get different ids even if they have the same letters, none, or too many', () => {
  const ids = idsOf({ variants: named('čierna', 'cierna', '★', '☆', 'x'.repeat(40)) })
  expect(new Set(ids).size).toBe(5)
  for (const id of ids) expect(id).toMatch(/^1-\w{1,11}$/)
})

it('sizes with the same letters get different ids', () => {
  const sizeLabels = [['148', 'S'] as const, ['149', 'S+'] as const]
  const ids = idsOf({ id: 30, tags: ['148', '149'] }, { ...PRODUCT_RULES, sizeLabels })
  expect(new Set(ids).size).toBe(2)
  for (const id of ids) expect(id).toMatch(/^30-\w+$/)
})

it('each of any colours has its own id, in a form that Heureka takes', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyText(), { minLength: 1, maxLength: 6 }), (colors) => {
      const ids = idsOf({ id: 123_456, tags: ['98', '152', '153', '148', '149'], variants: named(...colors) })
      expect(new Set(ids).size).toBe(4 * colors.length)
      for (const id of ids) expect(id).toMatch(/^[a-z0-9-]{1,35}$/)
    }),
  )
})
