/** A thing of schema.org, as JSON-LD has it. */
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
