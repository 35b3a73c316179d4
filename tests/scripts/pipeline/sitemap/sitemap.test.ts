import { describe, expect, it } from 'vitest'
import { sitemapFiles } from '../../../../scripts/pipeline/sitemap/write-sitemap.ts'
import { escapeXml } from '../../../../scripts/pipeline/feeds/xml.ts'
import { PAYLOADS } from '../../../fixtures/payloads.ts'
import { elementsOf, readXml } from '../../../fixtures/read-xml.ts'
import { indexedPages } from '../../../../scripts/pipeline/sitemap/indexed-pages.ts'
import { datePages, type PageDates } from '../../../../scripts/pipeline/sitemap/page-dates.ts'
import type { Catalogue } from '../../../../src/domain/shop/catalogue.ts'
import { catalogue, product } from '../../../fixtures/builders.ts'

const SITE = 'https://obchod.sk'
const pages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    address: `${SITE}/p${index}?a=1&b=<2>`,
    changedAt: index === 0 ? '2025-04-13T10:00:00.000Z' : null,
  }))

it('names each page with the day that is known, and says nothing of one that is not', () => {
  const [file] = sitemapFiles(SITE, pages(2))
  expect(elementsOf(readXml(file?.text ?? ''), 'urlset', 'url')).toMatchObject([
    { loc: `${SITE}/p0?a=1&b=<2>`, lastmod: '2025-04-13T10:00:00.000Z' },
    { loc: `${SITE}/p1?a=1&b=<2>` },
  ])
})

it('is an index of several files where there are more pages than one may name', () => {
  const files = sitemapFiles(SITE, pages(5), 2)
  expect(files.map(({ path }) => path)).toEqual([
    '/sitemap.xml',
    '/sitemap-1.xml',
    '/sitemap-2.xml',
    '/sitemap-3.xml',
  ])
  expect(readXml(files[0]?.text ?? '')).toMatchObject({
    sitemapindex: { sitemap: [1, 2, 3].map((number) => ({ loc: `${SITE}/sitemap-${number}.xml` })) },
  })
  const named = files.slice(1).flatMap(({ text }) => [...text.matchAll(/<loc>/g)])
  expect(named).toHaveLength(5)
})

describe('a text in XML', () => {
  it.each([...PAYLOADS, '\u0000\uffff\ud800x', ']]>'])('stays text: %s', (payload) => {
    const [read] = elementsOf(readXml(`<a><b>x${escapeXml(payload)}</b></a>`), 'a', 'b')
    const text = payload.replaceAll(
      /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu,
      '',
    )
    expect(read).toBe(`x${text}`)
  })
})

const NOW = '2026-01-02T03:04:05.000Z'
const CONTENT = new Map([['/kontakt', '<main>Kontakt</main>']])
const shopOf = (...changes: Parameters<typeof product>[0][]) => ({
  ...catalogue(changes.map((change, index) => product({ id: index + 1, slug: `p${index + 1}`, ...change }))),
  pulledAt: NOW,
})
const pagesOf = (shop: Catalogue, content = CONTENT) => indexedPages(shop, content, 2)
const shop = shopOf({}, { createdAt: '2025-01-01' }, {})

/** The dates of an earlier shop with the same content as `shop`, all of them long ago. */
const earlier: PageDates = Object.fromEntries(
  pagesOf(shop).map(({ path, digest }) => [path, [digest, '2020-01-01'] as const]),
)
const changedIn = (now: Catalogue, content = CONTENT) =>
  Object.entries(datePages(pagesOf(now, content), earlier, NOW))
    .filter(([, [, changedAt]]) => changedAt === NOW)
    .map(([path]) => path)

it('every page is named once', () => {
  expect(pagesOf(shop).map(({ path }) => path)).toEqual([
    '/',
    '/produkty',
    '/produkty/all/strana-2',
    '/produkt/p1',
    '/produkt/p2',
    '/produkt/p3',
    '/kontakt',
  ])
})

describe('a page is changed when what it says has changed', () => {
  it('and not by a later pull', () => {
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

  it("a listing has its newest product's", () => {
    expect(datePages(pagesOf(shop), undefined, NOW)['/produkty']?.[1]).toBe('2025-01-01')
  })
})
