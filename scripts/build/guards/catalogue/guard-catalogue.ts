import type { PulledCatalogue } from '../../pull/pull.ts'
import { CatalogueError } from './catalogue-error.ts'
import { categoryFaults } from './categories.ts'
import { leftOutFaults } from './left-out.ts'
import { shrinkFaults, type Comparison } from './shrink.ts'

/**
 * Refuses a catalogue that would make a broken or an empty shop.
 * @param online what it is compared with; nothing when there is no shop yet, or it may be smaller
 * @throws {CatalogueError} with all faults at once
 */
export function guardCatalogue({ catalogue, leftOut, listed }: PulledCatalogue, online?: Comparison): void {
  const faults = [
    ...(listed === 0 ? ['get_products gave no products: an empty shop is not put online'] : []),
    ...leftOutFaults(leftOut, listed),
    ...categoryFaults(catalogue.categories),
    ...(listed === 0 ? [] : shrinkFaults(catalogue, online)),
  ]
  if (faults.length > 0) throw new CatalogueError(faults)
}
