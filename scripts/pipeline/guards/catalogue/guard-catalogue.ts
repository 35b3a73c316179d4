import type { PulledCatalogue } from '../../pull/pull-catalogue.ts'
import type { Published } from '../../publish/published.ts'
import { CatalogueError, type StopFault } from './catalogue-error.ts'
import { FAULT_SENTENCES, STOP_SENTENCES } from '../../report/texts.ts'
import type { SettingsFault } from '../../../../src/cart/rules/read-settings.ts'
import { compareCatalogue } from './compare.ts'
import { stopUnlessConfirmed, type PassedRows } from './stop-unless-confirmed.ts'
import type { Category } from '../../../../src/catalogue/rules/catalogue.ts'
import { formatPrice } from '../../../../src/text/money.ts'
import { quote } from '../../../../src/text/quote.ts'
import { sharedSlugs, slugFault } from './slugs.ts'

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
  if (listed === 0)
    throw new CatalogueError([
      {
        text: 'get_products gave no products: an empty shop is not put online',
        toOwner: STOP_SENTENCES['no-products'],
      },
    ])
  const faults = [...categoryFaults(catalogue.categories), ...pulled.settingsFaults.map(settingsStop)]
  return stopUnlessConfirmed(compareCatalogue(pulled, online), online, confirmed, faults)
}

/** Faults of categories' addresses. A category cannot be left out: pages and menus lead to it. */
function categoryFaults(categories: readonly Category[]): StopFault[] {
  return [
    ...categories.flatMap(({ name, slug }) => {
      const fault = slugFault(slug)
      const toOwner = STOP_SENTENCES.category(name, FAULT_SENTENCES.slug('', quote(slug)))
      return fault === undefined ? [] : { text: `category ${quote(name)}: ${fault}`, toOwner }
    }),
    ...[...sharedSlugs(categories)].map(([{ name, slug }, owner]) => ({
      text: `category ${quote(name)}: slug ${quote(slug)} is also that of category ${quote(owner.name)}: give each its own`,
      toOwner: STOP_SENTENCES['shared-slug'](name, quote(slug), owner.name),
    })),
  ]
}

/** A fault of the settings as what stops a build. */
export function settingsStop({
  text,
  option,
  reason,
  id = 0,
  names,
  costCents = 0,
}: SettingsFault): StopFault {
  const toOwner = STOP_SENTENCES.settings[reason](
    STOP_SENTENCES.options[option],
    names,
    id,
    formatPrice(costCents),
  )
  return { text, toOwner }
}
