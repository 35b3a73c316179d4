import type { PulledCatalogue } from '../../pull/pull.ts'
import type { Finding } from '../../report/finding.ts'
import { CatalogueError } from './catalogue-error.ts'
import { compareMeasures, measureCatalogue } from './falls.ts'
import type { Comparison } from './find-comparison.ts'
import { parseAllowed } from '../../../../src/config/build-env.ts'
import type { FaultyProduct } from '../../../../src/api/readings.ts'
import type { Catalogue, Category } from '../../../../src/catalogue/rules/catalogue.ts'
import { MAX_BROKEN_TEXT_PERCENT, MAX_LEFT_OUT_PERCENT } from '../../../../src/config/build-limits.ts'
import { quote } from '../../../../src/text/quote.ts'
import { brokenTexts } from './findings.ts'
import { sharedSlugs, slugFault } from './slugs.ts'

/**
 * @param online nothing when there is no shop yet
 * @returns findings of the comparison @throws {CatalogueError} with all faults at once
 */
export function guardCatalogue(
  pulled: PulledCatalogue,
  online?: Comparison,
  allowed = parseAllowed({}),
): Finding[] {
  const { catalogue, leftOut, listed } = pulled
  if (listed === 0)
    throw new CatalogueError(['get_products gave no products: an empty shop is not put online'])
  const compared = compareMeasures(catalogue.settings, measureCatalogue(pulled), online, allowed)
  const faults = [
    ...leftOutFaults(leftOut, listed),
    ...textFaults(catalogue),
    ...categoryFaults(catalogue.categories),
    ...pulled.settingsFaults,
    ...compared.faults,
  ]
  if (faults.length > 0) throw new CatalogueError(faults)
  return compared.findings
}

/** A line that says which product is left out, and why. */
export function describeLeftOut({ name, faults }: FaultyProduct): string {
  return `${name}: ${faults.map(({ text }) => text).join('; ')}`
}

/** Faults where so many products are left out that the API itself is probably broken. */
function leftOutFaults(leftOut: readonly FaultyProduct[], listed: number): string[] {
  if (leftOut.length * 100 <= listed * MAX_LEFT_OUT_PERCENT) return []
  return [
    `${leftOut.length} of ${listed} products cannot go online, which is more than ${MAX_LEFT_OUT_PERCENT} %: ` +
      "correct them in the shop's administration, or look into the API if it changed",
    ...leftOut.map(describeLeftOut),
  ]
}

/** Faults where so many products have damaged texts that the API writes another encoding, or reads one wrongly. */
function textFaults(catalogue: Catalogue): string[] {
  const broken = brokenTexts(catalogue).filter(({ isProduct }) => isProduct)
  const { length } = catalogue.products
  if (broken.length * 100 <= length * MAX_BROKEN_TEXT_PERCENT) return []
  return [
    `the texts of ${broken.length} of ${length} products are damaged, which is more than ${MAX_BROKEN_TEXT_PERCENT} %: ` +
      'let the API read and write UTF-8, and decode entities once',
    ...broken.map(({ href = '', note }) => `${href}: ${note}`),
  ]
}

/** Faults of the categories' addresses. A category cannot be left out, because pages and menus lead to it. */
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
