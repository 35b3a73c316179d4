import { BUY_FACTS } from '../../../../src/product/texts/product-page.ts'
import type { BuiltPage, Guard } from './built-site.ts'
import { isIndexed } from './head.ts'

const DATA = /<script\b[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g

/** The fields that a node of each type must have; a dot leads into the node that a field holds. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  OnlineStore: [
    'name',
    'url',
    'logo',
    'address.addressCountry',
    'openingHoursSpecification',
    'hasMerchantReturnPolicy.returnPolicyCategory',
  ],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  Product: [
    ...['name', 'url', 'description', 'offers.url', 'offers.price', 'offers.priceCurrency'],
    'offers.availability',
  ],
  ProductGroup: [
    ...['name', 'url', 'description', 'productGroupID', 'variesBy', 'hasVariant.0.sku'],
    ...['hasVariant.0.offers.price', 'hasVariant.0.offers.priceCurrency', 'hasVariant.0.offers.availability'],
  ],
}

/** The types that a page must have, by its address; 'A | B' asks for either. */
function typesFor(path: string): string[] {
  if (path === '/') return ['WebSite']
  if (path === '/kontakt') return ['OnlineStore']
  if (path.startsWith('/produkty')) return ['BreadcrumbList', 'ItemList']
  return path.startsWith('/produkt/') ? ['BreadcrumbList', 'Product | ProductGroup'] : []
}

function valueAt(node: unknown, field: string): unknown {
  return field.split('.').reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], node)
}

function nodesOf({ html }: BuiltPage): { nodes: Record<string, unknown>[]; faults: string[] } {
  const nodes: Record<string, unknown>[] = []
  const faults: string[] = []
  for (const [, json = ''] of html.matchAll(DATA))
    try {
      nodes.push(JSON.parse(json) as Record<string, unknown>)
    } catch {
      faults.push(`its structured data is no JSON: ${json.slice(0, 80)}`)
    }
  return { nodes, faults }
}

const typesOf = (node: Record<string, unknown>) => [node['@type']].flat().map(String)

function faultsOf(node: Record<string, unknown>): string[] {
  const [type = ''] = typesOf(node)
  if (node['@context'] !== 'https://schema.org') return [`its ${type} has no @context of schema.org`]
  const required = REQUIRED[type]
  if (!required) return [`its ${type} is of no type that the shop has: say in this guard what it must have`]
  const missing = required.filter((field) => {
    const value = valueAt(node, field)
    return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  })
  return missing.map((field) => `its ${type} has no ${field}`)
}

/** Whether a product's page says the same of its return and delivery to people and to search engines (rules 121, 125). */
function contradictions({ html }: BuiltPage, nodes: readonly unknown[]): string[] {
  const data = JSON.stringify(nodes)
  if (!html.includes('class="buy-facts"') || !data.includes('"offers"')) return []
  const pairs = [
    [
      'goods cannot be returned',
      html.includes(BUY_FACTS.noReturn),
      data.includes('MerchantReturnNotPermitted'),
    ],
    ['delivery takes some days', html.includes('data-delivery-days'), data.includes('"transitTime"')],
  ] as const
  return pairs
    .filter(([, isTold, isData]) => isTold !== isData)
    .map(([what, isTold]) => `that ${what} is said in its ${isTold ? 'text' : 'structured data'} alone`)
}

/** The structured data of a page can be read, has what search engines require, and contradicts no text. */
export const structuredData: Guard = {
  name: 'structured data',
  check: (page) => {
    const { nodes, faults } = nodesOf(page)
    const types = new Set(nodes.flatMap(typesOf))
    const wanted = isIndexed(page) ? typesFor(page.path) : []
    return [
      ...faults,
      ...wanted
        .filter((type) => !type.split(' | ').some((one) => types.has(one)))
        .map((type) => `has no ${type}`),
      ...nodes.flatMap(faultsOf),
      ...contradictions(page, nodes),
    ]
  },
}
