import type { PulledCatalogue } from '../../pull/pull-catalogue.ts'
import type { Published } from '../../publish/published.ts'
import type { Fault } from '../../report/faults.ts'
import { CatalogueError } from './catalogue-error.ts'
import { compareCatalogue } from './compare.ts'
import { stopUnlessConfirmed, type PassedRows } from './stop-unless-confirmed.ts'
import type { Category } from '../../../../src/catalogue/rules/catalogue.ts'
import { quote } from '../../../../src/text/quote.ts'
import { isAddress, sharedSlugs } from './slugs.ts'

/**
 * Compares a catalogue with the shop online, if there is one.
 * @param confirmed the codes of `CONFIRM`
 * @returns findings for the owner
 * @throws {CatalogueError} with all faults at once
 */
export function guardCatalogue(
  pulled: PulledCatalogue,
  online?: Published,
  confirmed: readonly string[] = [],
): PassedRows {
  const { catalogue, listed } = pulled
  if (listed === 0) throw new CatalogueError([{ reason: 'no-products' }])
  const faults = [...categoryFaults(catalogue.categories), ...pulled.settingsFaults]
  return stopUnlessConfirmed(compareCatalogue(pulled, online), online, confirmed, faults)
}

/** Faults of categories' addresses. A category cannot be left out: pages and menus lead to it. */
function categoryFaults(categories: readonly Category[]): Fault[] {
  return [
    ...categories
      .filter(({ slug }) => !isAddress(slug))
      .map(({ name, slug }): Fault => ({
        ...{ reason: 'category-slug', field: quote(name), value: quote(slug) },
      })),
    ...[...sharedSlugs(categories)].map(([{ name, slug }, owner]): Fault => ({
      ...{ reason: 'category-shared-slug', field: quote(name), value: quote(slug) },
      other: quote(owner.name),
    })),
  ]
}
