import { describe, expect, it } from 'vitest'
import { indexedPages } from '../../../../scripts/build/sitemap/indexed-pages.ts'
import { datePages, type PageDates } from '../../../../scripts/build/sitemap/page-dates.ts'
import type { Catalogue } from '../../../../src/domain/shop/catalogue.ts'
import { catalogue, product } from '../../../fixtures/builders.ts'

const NOW = '2026-01-02T03:04:05.000Z'
const CONTENT = new Map([['/kontakt', '<main>Kontakt</main>']])
const shopOf = (...changes: Parameters<typeof product>[0][]) => ({
  ...catalogue(changes.map((change, index) => product({ id: index + 1, slug: `p${index + 1}`, ...change }))),
  pulledAt: NOW,
})
const pagesOf = (shop: Catalogue, content = CONTENT) => indexedPages(shop, content, 2)
const shop = shopOf({}, { createdAt: '2025-01-01' }, {})

/** The dates of an earlier shop that is `shop`, all of them long ago. */
const earlier: PageDates = Object.fromEntries(
  pagesOf(shop).map(({ path, digest }) => [path, [digest, '2020-01-01'] as const]),
)
const changedIn = (now: Catalogue, content = CONTENT) =>
  Object.entries(datePages(pagesOf(now, content), earlier, NOW))
    .filter(([, [, changedAt]]) => changedAt === NOW)
    .map(([path]) => path)

it('every page is named once', () => {
  expect(pagesOf(shop).map(({ path }) => path)).toEqual([
    ...['/', '/produkty', '/produkty/all/strana-2', '/produkt/p1', '/produkt/p2', '/produkt/p3', '/kontakt'],
  ])
})

describe('a page was changed when what it says was first seen changed', () => {
  it('and by nothing else', () => {
    expect(changedIn({ ...shop, pulledAt: '2027-01-01T00:00:00.000Z' })).toEqual([])
  })

  it('a new price changes the product and the listings that show it', () => {
    expect(changedIn(shopOf({}, { createdAt: '2025-01-01' }, { priceCents: 1 }))).toEqual([
      '/produkty/all/strana-2',
      '/produkt/p3',
    ])
  })

  it('a description changes its product alone', () => {
    expect(changedIn(shopOf({ descriptionHtml: '<p>Iný</p>' }, { createdAt: '2025-01-01' }, {}))).toEqual([
      '/produkt/p1',
    ])
  })

  it('a text of the owner changes its page alone', () => {
    expect(changedIn(shop, new Map([['/kontakt', '<main>Inde</main>']]))).toEqual(['/kontakt'])
  })

  it('a page that was not there is new', () => {
    expect(changedIn(shopOf({}, { createdAt: '2025-01-01' }, {}, {}))).toContain('/produkt/p4')
  })
})

describe('without an earlier shop no day is made up', () => {
  const since = (change: Parameters<typeof product>[0]) =>
    datePages(pagesOf(shopOf(change)), undefined, NOW)['/produkt/p1']?.[1]

  it.each([
    ['the day that the shop wrote it', '2024-05-17 10:00:00', '2024-05-17'],
    ['the same without a time', '2024-05-17', '2024-05-17'],
    ['none of what is no day', '2024-15-47 10:00:00', null],
    ['none that is still to come', '2030-01-01', null],
    ['none of words', '"><script>', null],
  ])('%s', (_, createdAt, day) => expect(since({ createdAt })).toBe(day))

  it('a page of the owner has none', () => {
    expect(datePages(pagesOf(shop), undefined, NOW)['/kontakt']?.[1]).toBeNull()
  })

  it("and a listing has its newest product's", () => {
    expect(datePages(pagesOf(shop), undefined, NOW)['/produkty']?.[1]).toBe('2025-01-01')
  })
})
