// Rules 102, 103, 104, 105, 106, 107, 108, 111
import { expect, it } from 'vitest'
import { offeredSizes, productChoices, productType } from '../../../src/catalogue/rules/product-choices.ts'
import type { Product } from '../../../src/catalogue/rules/product.ts'
import { product, PRODUCT_RULES } from '../../fixtures/builders.ts'

const choices = (change: Partial<Product>) => productChoices(product(change), PRODUCT_RULES)
/** Each cut as `cut: S (M) L > S`. Sold-out sizes are in brackets, and the preselected size comes last. */
const written = (change: Partial<Product>) =>
  choices(change)
    .cuts.map(({ cut, sizes, defaultSize }) => {
      const labels = sizes.map(({ label, isAvailable }) => (isAvailable ? label : `(${label})`))
      return `${cut?.replace('_strih', '') ?? '-'}: ${labels.join(' ')} > ${defaultSize}`
    })
    .join(', ')

const TSHIRT = '98'
const SWEATSHIRT = '127'
const CAP = '217'
const [S, M, L, XL4, SIZE_110, SIZE_122] = ['149', '157', '158', '162', '143', '144']
const [FEMALE, MALE, UNISEX, BOY, CHILD, GIRL] = ['153', '152', '174', '172', '173', '154']
const SHIRT = [TSHIRT, MALE]

it.each([
  [[TSHIRT], 't-shirt'],
  [[SWEATSHIRT], 'sweatshirt'],
  [[CAP], 'cap'],
  [[], 'other'],
  [['121'], 'other'],
])('productType: tags %j make a %s', (tags, type) => expect(productType(tags, PRODUCT_RULES)).toBe(type))

it.each<[string, string[], string]>([
  ["women's cut before men's", [TSHIRT, MALE, FEMALE, S, M], 'damsky: S M > S, pansky: S M > S'],
  ["women's cut has no 4XL", [TSHIRT, MALE, FEMALE, L, XL4], 'damsky: L > L, pansky: L 4XL > L'],
  ['unisex', [SWEATSHIRT, UNISEX, M], 'unisex: M > M'],
  ['a boy', [TSHIRT, BOY, SIZE_110, SIZE_122], 'detsky: 110 122 > 110'],
  ['a girl', [TSHIRT, GIRL, SIZE_122], 'detsky: 122 > 122'],
  ['a child', [SWEATSHIRT, CHILD, SIZE_110], 'detsky: 110 > 110'],
  ['parents and children', [TSHIRT, MALE, CHILD, L, SIZE_110], 'pansky: L > L, detsky: 110 > 110'],
  ['sizes by size, not by tag order', [TSHIRT, MALE, L, S, M], 'pansky: S M L > S'],
  ['a t-shirt without size tags is L', [TSHIRT, UNISEX], 'unisex: L > L'],
  ['a sweatshirt without any tags is L', [SWEATSHIRT], '-: L > L'],
  ['a cut that no size fits is not offered', [TSHIRT, FEMALE, CHILD, SIZE_110], 'detsky: 110 > 110'],
  ['sizes that fit no cut are offered as they are', [TSHIRT, MALE, SIZE_110], 'pansky: 110 > 110'],
  ['a sweatshirt without a cut', [SWEATSHIRT, M, L], '-: M L > M'],
  ['a cap takes no size from cut tags', [CAP, MALE, UNISEX], '-:  > '],
  ['a cap takes a size from size tags', [CAP, UNISEX, '216'], '-: Uni > Uni'],
  ["a child's cap", [CAP, CHILD, '215'], '-: Detská > Detská'],
  ['a bag takes its size from a cut tag', [UNISEX], '-: UNI > UNI'],
  ['a mug has nothing to choose', [], '-:  > '],
])('a product %s', (_, tags, expected) => expect(written({ tags })).toBe(expected))

it.each<[string, Partial<Product>, string]>([
  [
    'a sold-out cut stays first',
    { tags: [...SHIRT, FEMALE, S, XL4], sizes: ['4XL'] },
    'damsky: (S) > , pansky: (S) 4XL > 4XL',
  ],
  ['the L without size tags may be sold', { tags: SHIRT, sizes: ['L'] }, 'pansky: L > L'],
  ['the L without size tags may be sold out', { tags: SHIRT, sizes: [] }, 'pansky: (L) > '],
  [
    'preselects the first size that can be bought',
    { tags: [...SHIRT, S, M, L], sizes: ['M', 'L'] },
    'pansky: (S) M L > M',
  ],
  ['everything is sold out', { tags: [...SHIRT, S, M], sizes: [] }, 'pansky: (S) (M) > '],
  [
    'an untagged size is in every cut',
    { tags: [...SHIRT, FEMALE, M], sizes: ['XXL', 'M', 'S'] },
    'damsky: S M XXL > S, pansky: S M XXL > S',
  ],
  ['without size tags has the sizes of the API', { tags: SHIRT, sizes: ['M'] }, 'pansky: M > M'],
  [
    'its other sizes are sold out',
    { tags: SHIRT, sizes: ['M'], allOfSizes: ['S', 'M'] },
    'pansky: (S) M > M',
  ],
  [
    'allOfSizes alone does not count beside tags',
    { tags: [...SHIRT, M], allOfSizes: ['S'] },
    'pansky: M > M',
  ],
  ['socks have their sizes of the API', { sizes: ['39-41', '36-38'] }, '-: 39-41 36-38 > 39-41'],
  [
    'in the order of allOfSizes',
    { sizes: ['39-41'], allOfSizes: ['36-38', '39-41'] },
    '-: (36-38) 39-41 > 39-41',
  ],
  ['a size of no cut is offered in each', { tags: [TSHIRT, FEMALE, L, XL4] }, 'damsky: L 4XL > L'],
  ['a cap may have a size of its own', { tags: [CAP, CHILD], sizes: ['54 cm'] }, '-: 54 cm > 54 cm'],
])('a product %s', (_, change, expected) => expect(written(change)).toBe(expected))

it('a product chooses the first colour, if it has any', () => {
  expect(choices({})).toMatchObject({ colors: [], defaultColor: '' })
  const variants = ['biela', 'čierna'].map((name) => ({ name, thumbnail: '' }))
  expect(choices({ variants })).toMatchObject({ colors: ['biela', 'čierna'], defaultColor: 'biela' })
})

it.each([
  ['are listed once, with their cuts', [...SHIRT, FEMALE, S, XL4], 'S: damsky pansky, 4XL: pansky'],
  ['begin with those of the first cut', [TSHIRT, FEMALE, CHILD, S, SIZE_110], 'S: damsky, 110: detsky'],
  ['may have no cut', [CAP, '216'], 'Uni: '],
  ['are none for a product without sizes', [], ''],
])('the sizes of all cuts together %s', (_, tags, expected) => {
  const sizes = offeredSizes(choices({ tags })).map(({ label, cuts }) => `${label}: ${cuts.join(' ')}`)
  expect(sizes.join(', ').replaceAll('_strih', '')).toBe(expected)
})

it('the sizes of all cuts together are marked as available or not', () => {
  const sizes = offeredSizes(choices({ tags: [TSHIRT, MALE, S, M], sizes: ['M'] }))
  expect(sizes.map(({ isAvailable }) => isAvailable)).toEqual([false, true])
})

it.each<[string, Partial<Product>, 'sold-out' | 'no-size' | null]>([
  ['Sold Out', { status: 'Sold Out' }, 'sold-out'],
  ['no size left', { tags: [TSHIRT, MALE, S], sizes: [] }, 'no-size'],
  ['one size left', { tags: [TSHIRT, MALE, S, M], sizes: ['M'] }, null],
  ['one cut left', { tags: [TSHIRT, FEMALE, MALE, S, XL4], sizes: ['4XL'] }, null],
  ['no size tags, and all are gone', { tags: [TSHIRT, MALE], sizes: [] }, 'no-size'],
  ['no size tags, and one is left', { tags: [TSHIRT, MALE], sizes: ['M'] }, null],
  ['socks without an available size', { sizes: [], allOfSizes: ['36-38'] }, 'no-size'],
  ['sizes unknown', { tags: [TSHIRT, MALE, S], sizes: null }, null],
  ['a mug without sizes', { sizes: [] }, null],
  ['another badge', { status: 'New in' }, null],
])('the reason why a product cannot be ordered: %s', (_, change, reason) =>
  expect(choices(change).unavailable).toBe(reason),
)
