import type { ListingPage } from '../listing/rules/listing-pages.ts'
import { productPath } from '../catalogue/rules/product-path.ts'

/** The types of schema-dts allow no thing of two types, as the shop is; a guard checks the built pages. */
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

/** Characters that could end a script element or begin a comment in one, and how JSON may write them. */
const ESCAPES: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' }

/** Escaped so that no text can end the element. @example toScriptJson({ name: '</script>' }) */
export function toScriptJson(data: object): string {
  return JSON.stringify(data).replaceAll(/[<>&]/g, (letter) => ESCAPES[letter] ?? letter)
}

/** @param links the pages above it, from the top */
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
      // No-break spaces only matter for how a name is displayed.
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
