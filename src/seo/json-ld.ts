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
