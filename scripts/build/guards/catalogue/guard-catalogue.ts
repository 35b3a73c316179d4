import type { PulledCatalogue } from '../../pull/pull.ts'
import { CatalogueError } from './catalogue-error.ts'
import { categoryFaults, nameFaults } from './categories.ts'
import { leftOutFaults } from './left-out.ts'
import { priceFaults } from './prices.ts'
import { settingsFaults } from './settings.ts'
import { shrinkFaults, type Comparison } from './shrink.ts'

/** What a catalogue may do that else stops a build. */
export interface Allowed {
  shrink: boolean
  prices: boolean
}

/**
 * Refuses a catalogue that would make a broken or an empty shop.
 * @param online what it is compared with; nothing when there is no shop yet
 * @throws {CatalogueError} with all faults at once
 */
export function guardCatalogue(
  { catalogue, leftOut, listed }: PulledCatalogue,
  online?: Comparison,
  allowed: Allowed = { shrink: false, prices: false },
): void {
  const faults = [
    ...(listed === 0 ? ['get_products gave no products: an empty shop is not put online'] : []),
    ...leftOutFaults(leftOut, listed),
    ...categoryFaults(catalogue.categories),
    ...nameFaults(catalogue),
    ...settingsFaults(catalogue.settings),
    ...(listed === 0 || allowed.shrink ? [] : shrinkFaults(catalogue, online)),
    ...(allowed.prices ? [] : priceFaults(catalogue.products, online)),
  ]
  if (faults.length > 0) throw new CatalogueError(faults)
}
