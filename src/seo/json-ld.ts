/** A node of JSON-LD. The shop is of two types at once, which schema-dts cannot express; a guard checks the built pages. */
export interface Thing {
  '@type': string | readonly string[]
  [property: string]: unknown
}

/** A node with the context that it needs as a whole JSON-LD document. */
export function withContext(thing: Thing): Thing {
  return { '@context': 'https://schema.org', ...thing }
}

/** The full address of a path of the shop. @param site address of the shop, such as `https://www.example.sk` */
export function fullAddress(site: string, path: string): string {
  return new URL(path, site).href
}

/** Characters that could end a script element or begin a comment in it, with their JSON escapes. */
const ESCAPES: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' }

/** JSON in which no text can end the script element. @example toScriptJson({ name: '</script>' }) */
export function toScriptJson(data: object): string {
  return JSON.stringify(data).replaceAll(/[<>&]/g, (letter) => ESCAPES[letter] ?? letter)
}

/** @param links the pages above the current one, from the top */
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
      // No-break spaces only matter for a displayed name.
      name: name.replaceAll('\u00A0', ' '),
      ...rest,
    })),
  })
}
