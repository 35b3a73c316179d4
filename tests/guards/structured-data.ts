import { OWN_PRINT } from '../../src/product/texts/own-print.ts'
import { BUY_FACTS } from '../../src/product/texts/product-page.ts'
import type { BuiltPage } from '../../scripts/pipeline/built-site.ts'
import type { Guard } from './guard.ts'
import { isIndexed } from './head.ts'

const DATA = /<script\b[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g

/** The types that the page at this address must have; 'A | B' means either. */
function typesFor(path: string): string[] {
  if (path === '/') return ['WebSite']
  if (path === '/kontakt') return ['OnlineStore']
  if (path === OWN_PRINT.path) return ['Service']
  if (path.startsWith('/produkty')) return ['BreadcrumbList']
  return path.startsWith('/produkt/') ? ['BreadcrumbList', 'Product | ProductGroup'] : []
}

function readData({ html }: BuiltPage): { types: Set<unknown>; data: string; faults: string[] } {
  const types = new Set<unknown>()
  const faults: string[] = []
  const parts = [...html.matchAll(DATA)].map(([, json = '']) => json)
  for (const json of parts)
    try {
      for (const type of [(JSON.parse(json) as Record<string, unknown>)['@type']].flat()) types.add(type)
    } catch {
      faults.push(`its structured data is no JSON: ${json.slice(0, 80)}`)
    }
  return { types, data: parts.join(''), faults }
}

/** Differences between a product's text and its structured data, about return and delivery. */
function contradictions({ html }: BuiltPage, data: string): string[] {
  if (!html.includes('class="buy-facts"') || !data.includes('"offers"')) return []
  const pairs = [
    [
      'goods cannot be returned',
      [BUY_FACTS.noReturn, BUY_FACTS.noReturnOfPhotos].some((sentence) => html.includes(sentence)),
      data.includes('MerchantReturnNotPermitted'),
    ],
    [
      'delivery takes some days',
      /<delivery-day(?![^>]*kind&quot;:&quot;pickup)/.test(html),
      data.includes('"transitTime"'),
    ],
  ] as const
  return pairs
    .filter(([, isTold, isData]) => isTold !== isData)
    .map(([what, isTold]) => `that ${what} is said in its ${isTold ? 'text' : 'structured data'} alone`)
}

/** A page's structured data is valid JSON, has the types that search engines look for, and contradicts no text. */
export const structuredData: Guard = {
  name: 'structured data',
  check: (page) => {
    const { types, data, faults } = readData(page)
    const missing = (isIndexed(page) ? typesFor(page.path) : []).filter(
      (type) => !type.split(' | ').some((one) => types.has(one)),
    )
    return [...faults, ...missing.map((type) => `has no ${type}`), ...contradictions(page, data)]
  },
}
