import { describe, expect, it } from 'vitest'
import { sitemapFiles } from '../../../../scripts/build/sitemap/sitemap.ts'
import { escapeXml } from '../../../../scripts/build/feeds/xml.ts'
import { PAYLOADS } from '../../../fixtures/payloads.ts'
import { elementsOf, readXml } from '../../../fixtures/read-xml.ts'

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
