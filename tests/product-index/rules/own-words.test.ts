// Rules 225, 229, 230
import { describe, expect, it } from 'vitest'
import { toProductIndex } from '../../../scripts/pipeline/listing/make-product-index.ts'
import { QUERY_LIMITS } from '../../../src/config/listing-limits.ts'
import { plainQuery } from '../../../src/product-index/rules/listing-query.ts'
import { queryIndex } from '../../../src/product-index/rules/query-index.ts'
import { compareSpelling } from '../../../src/product-index/rules/spelling.ts'
import { catalogue, category, product } from '../../fixtures/builders.ts'

/** Finds a phrase in a shop that has these names. */
function shopOf(...names: string[]) {
  const index = toProductIndex(catalogue(names.map((name, i) => product({ id: i + 1, name }))))
  return (search: string) => {
    const { products, understood } = queryIndex(index, [], { ...plainQuery('all', QUERY_LIMITS), search })
    return { names: products.map(({ name }) => name), understood }
  }
}

it.each([
  ['hoodie', ['Black Hoodie', 'Hoodie Logo']],
  ['hoodies', ['Black Hoodie', 'Hoodie Logo']],
  ['album', ['Album']],
  ['caps', ['Cap', 'Baseball Cap']],
  ['logo', ['Hoodie Logo']],
  ['čierny hoodie', ['Black Hoodie']],
  ['šiltovka', ['Cap', 'Baseball Cap']],
  ['mikina s kapucňou', ['Black Hoodie', 'Hoodie Logo']],
])('a shop with English names finds by "%s" its %j', (search, names) => {
  const found = shopOf('Black Hoodie', 'Hoodie Logo', 'Album', 'Cap', 'Baseball Cap')(search)
  expect(found.names.toSorted()).toEqual(names.toSorted())
  expect(found.understood).toMatchObject({ isPartial: false, page: undefined })
})

it('a word of the goods keeps its meaning beside that of the owner’s table', () => {
  const find = shopOf('Cap Tatry', 'Šiltovka Tatry', 'Mikina s kapucňou', 'Hoodie')
  expect(find('cap').names).toEqual(['Cap Tatry', 'Šiltovka Tatry'])
  expect(find('hoodie').names.toSorted()).toEqual(['Hoodie', 'Mikina s kapucňou'])
})

it('a page whose word stands in names comes after the goods', () => {
  const products = ['Tričko Logo', 'Tričko bez potlače'].map((name, i) =>
    product({ id: i + 1, name, isWithoutPrint: i > 0 }),
  )
  const query = { ...plainQuery('all', QUERY_LIMITS), search: 'logo' }
  const found = queryIndex(toProductIndex(catalogue(products)), [], query)
  expect(found.products.map(({ name }) => name)).toEqual(['Tričko Logo'])
  expect(found.understood).toMatchObject({ page: undefined, laterPage: { href: '/vlastna-potlac' } })
})

describe('two categories in a phrase', () => {
  const names = ['Tenisky Buk', 'Tenisky Dub', 'Košeľa']
  const products = names.map((name, i) => product({ id: i + 1, name }))
  const slugs = { muzi: ['Muži', [1, 3]], zeny: ['Ženy', [2]], obuv: ['Obuv', [1, 2]] } as const
  const categories = [
    category({ slug: 'all', productIds: [1, 2, 3] }),
    ...Object.entries(slugs).map(([slug, [name, ids]]) => category({ slug, name, productIds: [...ids] })),
  ]
  const index = toProductIndex(catalogue(products, { categories }))
  it.each([
    ['muži obuv', [1]],
    ['dámska obuv', [2]],
    ['muži ženy', [1, 2, 3]],
  ])('"%s" finds the goods that are in both, or else in either: %j', (search, ids) => {
    const found = queryIndex(index, [], { ...plainQuery('all', QUERY_LIMITS), search }).products
    expect(found.map(({ id }) => id).toSorted()).toEqual(ids)
  })
})

it.each([
  ['cierna', 'čierna', 'right'],
  ['čierná', 'čierna', 'right'],
  ['cierná', 'čierna', 'careless'],
  ['sedí', 'šedý', 'careless'],
  ['šova', 'sova', 'other'],
  ['mikín', 'mikina', 'right'],
  ['káv', 'káva', 'right'],
])('"%s" spells "%s" in a way that is %s', (typed, word, fit) =>
  expect(compareSpelling(typed, word)).toBe(fit),
)

it('a typed caron counts: another word does not come for it', () => {
  const find = shopOf('Šál', 'Sála', 'Mikina Sova', 'Mikina Sova')
  expect(find('šál').names).toEqual(['Šál'])
  expect(find('sal').names.toSorted()).toEqual(['Sála', 'Šál'])
})
