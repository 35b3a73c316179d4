// Rules 901, 922
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findOldSlugs, sameProducts, writeRedirects } from '../../../../scripts/pipeline/publish/redirects.ts'
import { tempFolder } from '../../../fixtures/temp-folder.ts'

const NOW = '2026-11-22T10:00:00.000Z'
const products = [
  { id: 1, slug: 'tricko-jelen' },
  { id: 2, slug: 'hrncek' },
]
type Before = NonNullable<Parameters<typeof findOldSlugs>[0]>
const online = (...slugs: [id: number, slug: string][]): Before['products'] =>
  slugs.map(([id, slug]) => ({ id, slug }))
const same = online([1, 'tricko-jelen'], [2, 'hrncek'])

const OLDER: [string, number, string] = ['tricko-srna', 1, '2026-01-01']

it.each<[string, Before | undefined, ReturnType<typeof findOldSlugs>]>([
  ['a first shop has no old slugs', undefined, []],
  ['without renamed products there are none', { products: same, oldSlugs: [] }, []],
  [
    'a renamed product has its old slug',
    { products: online([1, 'tricko']), oldSlugs: [] },
    [['tricko', 1, '2026-11-22']],
  ],
  [
    'a slug with a dot, which none may have now, still redirects',
    { products: online([1, 'tricko.shtml']), oldSlugs: [] },
    [['tricko.shtml', 1, '2026-11-22']],
  ],
  [
    'a missing product keeps its slugs, after those of present ones',
    { products: online([9, 'taska'], [1, 'tricko']), oldSlugs: [['vak', 9, '2026-10-01'], OLDER] },
    [['tricko', 1, '2026-11-22'], OLDER, ['taska', 9, '2026-11-22'], ['vak', 9, '2026-10-01']],
  ],
  [
    'an older slug stays',
    { products: online([1, 'tricko']), oldSlugs: [OLDER] },
    [['tricko', 1, '2026-11-22'], OLDER],
  ],
  ['a slug is dropped after a year', { products: same, oldSlugs: [['tricko', 1, '2025-11-21']] }, []],
  [
    'a slug that another product has now is dropped',
    { products: online([1, 'hrncek']), oldSlugs: [['hrncek', 1, '2026-01-01']] },
    [],
  ],
  ['its own name is back', { products: same, oldSlugs: [['tricko-jelen', 1, '2026-01-01']] }, []],
])('%s', (_, before, oldSlugs) => expect(findOldSlugs(before, products, NOW)).toEqual(oldSlugs))

it('an API at another address keeps the old slugs of products that have the same id and slug there, and of no others', () => {
  const before: Before = {
    products: online([1, 'tricko-jelen'], [2, 'taska'], [3, 'mikina']),
    oldSlugs: [OLDER, ['vak', 2, '2026-10-01'], ['bunda', 3, '2026-10-01']],
  }
  const same = sameProducts(before, products)
  expect(findOldSlugs(same, products, NOW)).toEqual([OLDER])
  expect(same.lost).toEqual(['vak', 'bunda'])
  expect(sameProducts({ ...before, products: online([2, 'taska']) }, products).lost).toEqual(['vak'])
})

it('a product that was missing for a night redirects again, from the slug before that night, too', () => {
  const night = findOldSlugs(
    { products: online([1, 'tricko'], [2, 'hrncek']), oldSlugs: [OLDER] },
    products.slice(1),
    NOW,
  )
  expect(findOldSlugs({ products: same.slice(1), oldSlugs: night }, products, NOW)).toEqual([
    ['tricko', 1, '2026-11-22'],
    OLDER,
  ])
})

const BRAND = '/brand/ems  /produkty/all?filters=%7B%22100%22%3A%5B%22235%22%5D%7D&productsCount=40  302\n'

it('_redirects keeps its own lines, then has brands, then old addresses of products', async () => {
  const dir = await tempFolder()
  const redirects = async (...old: [string, number, string][]) => {
    await writeFile(join(dir, '_redirects'), '/a  /b  302\n')
    await writeRedirects(dir, old, products)
    return readFile(join(dir, '_redirects'), 'utf8')
  }
  expect(await redirects()).toBe(`/a  /b  302\n\n${BRAND}`)
  expect(await redirects(['tricko', 1, '2026-11-22'], ['vak', 9, '2026-11-22'])).toBe(
    `/a  /b  302\n\n${BRAND}/produkt/tricko  /produkt/tricko-jelen  301\n`,
  )
})
