// Rule 918
import { expect, it } from 'vitest'
import { escapeXml } from '../../../../scripts/pipeline/feeds/xml.ts'
import { toSitemap } from '../../../../scripts/pipeline/sitemap/write-sitemap.ts'
import { catalogue, product } from '../../../fixtures/builders.ts'
import { PAYLOADS } from '../../../fixtures/payloads.ts'
import { elementsOf, readXml } from '../../../fixtures/read-markup.ts'

const SITE = 'https://obchod.sk'

const PATHS = ['/kontakt', '/produkty', '/produkt/p1', '/produkt/p2', '/produkt/p3']

function datesOf(...createdAt: string[]) {
  const products = createdAt.map((day, i) => product({ id: i + 1, slug: `p${i + 1}`, createdAt: day }))
  const shop = { ...catalogue(products), pulledAt: '2026-01-02T03:04:05.000Z' }
  const sitemap = toSitemap(
    PATHS.map((path) => SITE + path),
    shop,
  )
  const urls = elementsOf(readXml(sitemap), 'urlset', 'url')
  return new Map(urls.map(({ loc, lastmod }) => [String(loc).replace(SITE, ''), lastmod]))
}

it("in the sitemap a product has its date, a listing its newest product's, and no other page has any", () => {
  expect([...datesOf('2024-05-17', '2025-01-01', '')]).toEqual([
    ['/kontakt', undefined],
    ['/produkty', '2025-01-01'],
    ['/produkt/p1', '2024-05-17'],
    ['/produkt/p2', '2025-01-01'],
    ['/produkt/p3', undefined],
  ])
})

it.each([
  ['its day of creation', '2024-05-17 10:00:00', '2024-05-17'],
  ['none, if it is no day', '2024-15-47 10:00:00', undefined],
  ['none, if it is in the future', '2030-01-01', undefined],
  ['none, if it is a text', '"><script>', undefined],
])('a product has as its date %s', (_, createdAt, day) =>
  expect(datesOf(createdAt).get('/produkt/p1')).toBe(day),
)

it.each([...PAYLOADS, '\u0000\uffff\ud800x', ']]>'])('a text in XML stays text: %s', (payload) => {
  const [read] = elementsOf(readXml(`<a><b>x${escapeXml(payload)}</b></a>`), 'a', 'b')
  const text = payload.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')
  expect(read).toBe(`x${text}`)
})
