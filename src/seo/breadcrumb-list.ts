import { fullAddress, withContext, type Thing } from './json-ld.ts'

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
