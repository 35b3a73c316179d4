import type { Catalogue } from '../domain/catalogue.ts'

/** Thrown for a catalogue that must not go online; the message lists every fault and what would mend it. */
export class CatalogueError extends Error {
  override name = 'CatalogueError'
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(
      faults.length === 1
        ? faults[0]
        : `${faults.length} faults:\n${faults.map((f) => `  - ${f}`).join('\n')}`,
    )
    this.faults = faults
  }
}

/** A slug is one part of an address: Astro stops at `a/b` or `..`, and a CDN reads others in its own way. */
const SAFE_SLUG = /^[a-z0-9][a-z0-9._-]*$/i

function slugFaults(kind: string, slugs: readonly string[]): string[] {
  const seen = new Map<string, number>()
  for (const slug of slugs) seen.set(slug.toLowerCase(), (seen.get(slug.toLowerCase()) ?? 0) + 1)
  return [
    ...slugs
      .filter((slug) => !SAFE_SLUG.test(slug) || slug.endsWith('.html'))
      .map(
        (slug) =>
          `${kind} slug "${slug}" cannot be an address: use letters without accents, digits and dashes`,
      ),
    ...[...seen]
      .filter(([, count]) => count > 1)
      .map(([slug, count]) => `${count} ${kind} entries share the slug "${slug}": give each its own`),
  ]
}

/**
 * Refuses a catalogue that would make a broken or an empty shop.
 * @throws {CatalogueError}
 */
export function guardCatalogue(catalogue: Catalogue): void {
  const { products, categories } = catalogue
  const faults = [
    ...(products.length === 0 ? ['get_products gave no products: an empty shop is not put online'] : []),
    ...slugFaults(
      'product',
      products.map((product) => product.slug),
    ),
    ...slugFaults(
      'category',
      categories.map((category) => category.slug),
    ),
  ]
  if (faults.length > 0) throw new CatalogueError(faults)
}
