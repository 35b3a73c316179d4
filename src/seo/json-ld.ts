import type { ListingPage } from '../domain/listing/listing-pages.ts'
import { productPath } from '../domain/product/product-path.ts'

/**
 * A thing of schema.org, as JSON-LD has it. Not of schema-dts, in whose types nothing is of two kinds, as the shop is, and
 * every string passes for a thing; what a thing must say is looked at in the built pages.
 */
export interface Thing {
  '@type': string | readonly string[]
  [property: string]: unknown
}

/** A thing that stands on its own in a page. */
export function withContext(thing: Thing): Thing {
  return { '@context': 'https://schema.org', ...thing }
}

/** The full address of a path of the shop. @param site address of the shop, such as `https://www.example.sk` */
export function fullAddress(site: string, path: string): string {
  return new URL(path, site).href
}

/** Letters that end a script element or begin a comment in one, and what JSON may write in their place. */
const ESCAPES: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' }

/**
 * Data as the text of a `<script>`: whatever stands in it, it stays data, and is still JSON.
 * @example toScriptJson({ name: '</script>' }) // '{"name":"\\u003c/script\\u003e"}'
 */
export function toScriptJson(data: object): string {
  return JSON.stringify(data).replaceAll(/[<>&]/g, (letter) => ESCAPES[letter] ?? letter)
}

/**
 * The way to a page as search engines show it.
 * @param links the pages above it, the first one first
 * @param current what the page itself is called
 */
export function breadcrumbList(
  site: string,
  links: readonly { name: string; path: string }[],
  current: string,
): Thing {
  const above = links.map(({ name, path }) => ({ name, item: fullAddress(site, path) }))
  return withContext({
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { name: current }].map(({ name, ...rest }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      // Tied for the eye; a name is the same with and without.
      name: name.replaceAll('\u00A0', ' '),
      ...rest,
    })),
  })
}

/** The products of a listing's page, in its order. @param perPage how many products the pages before it have each */
export function itemList(site: string, { number, products }: ListingPage, perPage: number): Thing {
  return withContext({
    '@type': 'ItemList',
    itemListElement: products.map(({ slug }, index) => ({
      '@type': 'ListItem',
      position: (number - 1) * perPage + index + 1,
      url: fullAddress(site, productPath(slug)),
    })),
  })
}
