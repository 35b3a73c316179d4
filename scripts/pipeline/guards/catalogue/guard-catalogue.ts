import type { PulledCatalogue } from '../../pull/pull-catalogue.ts'
import type { Published } from '../../publish/published.ts'
import { CatalogueError } from './catalogue-error.ts'
import { compareCatalogue } from './compare.ts'
import { settle, type Settled } from './settle.ts'
import { parseAllowances } from '../../../../src/config/build-env.ts'
import type { Category } from '../../../../src/catalogue/rules/catalogue.ts'
import { quote } from '../../../../src/text/quote.ts'
import { sharedSlugs, slugFault } from './slugs.ts'

/**
 * Compares a catalogue with the shop online, if there is one.
 * @returns findings for the owner
 * @throws {CatalogueError} with all faults at once
 */
export function guardCatalogue(
  pulled: PulledCatalogue,
  online?: Published,
  allowances = parseAllowances({}),
): Settled {
  const { catalogue, listed } = pulled
  if (listed === 0)
    throw new CatalogueError(['get_products gave no products: an empty shop is not put online'])
  const faults = [...categoryFaults(catalogue.categories), ...pulled.settingsFaults]
  return settle(compareCatalogue(pulled, online), online, allowances, faults)
}

/** Faults of categories' addresses. A category cannot be left out: pages and menus lead to it. */
function categoryFaults(categories: readonly Category[]): string[] {
  return [
    ...categories.flatMap(({ name, slug }) => {
      const fault = slugFault(slug)
      return fault === undefined ? [] : `category ${quote(name)}: ${fault}`
    }),
    ...[...sharedSlugs(categories)].map(
      ([{ name, slug }, owner]) =>
        `category ${quote(name)}: slug ${quote(slug)} is also that of category ${quote(owner.name)}: give each its own`,
    ),
  ]
}
