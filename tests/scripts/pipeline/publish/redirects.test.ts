import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findOldSlugs, writeRedirects } from '../../../../scripts/pipeline/publish/redirects.ts'
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
  ['the first shop has none', undefined, []],
  ['nothing was renamed', { products: same, oldSlugs: [] }, []],
  [
    'a product has another slug',
    { products: online([1, 'tricko']), oldSlugs: [] },
    [['tricko', 1, '2026-11-22']],
  ],
  ['a product is gone', { products: online([9, 'taska']), oldSlugs: [['vak', 9, '2026-10-01']] }, []],
  [
    'an older name leads on, too',
    { products: online([1, 'tricko']), oldSlugs: [OLDER] },
    [['tricko', 1, '2026-11-22'], OLDER],
  ],
  ['for a year', { products: same, oldSlugs: [['tricko', 1, '2025-11-21']] }, []],
  [
    'another product has it now',
    { products: online([1, 'hrncek']), oldSlugs: [['hrncek', 1, '2026-01-01']] },
    [],
  ],
  ['its own name is back', { products: same, oldSlugs: [['tricko-jelen', 1, '2026-01-01']] }, []],
])('%s', (_, before, oldSlugs) => expect(findOldSlugs(before, products, NOW)).toEqual(oldSlugs))

const BRAND = '/brand/ems  /produkty/all?filters=%7B%22100%22%3A%5B%22235%22%5D%7D&productsCount=40  302\n'

it('the redirects that there are, then each brand, then old addresses of products', async () => {
  const dir = await tempFolder()
  const redirects = async (...old: [string, number, string][]) => {
    await writeFile(join(dir, '_redirects'), '/a  /b  302\n')
    await writeRedirects(dir, old, products)
    return readFile(join(dir, '_redirects'), 'utf8')
  }
  expect(await redirects()).toBe(`/a  /b  302\n\n${BRAND}`)
  expect(await redirects(['tricko', 1, '2026-11-22'])).toBe(
    `/a  /b  302\n\n${BRAND}/produkt/tricko  /produkt/tricko-jelen  301\n`,
  )
})
