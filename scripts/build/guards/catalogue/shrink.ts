import type { Published } from '../../../../src/api/published.ts'
import type { Catalogue } from '../../../../src/domain/shop/catalogue.ts'
import { MAX_SHRINK_PERCENT } from '../../../../src/config/build-limits.ts'

/** What the shop that is online was built from, and where that was read. */
export interface Comparison extends Published {
  from: string
}

/** Faults of a catalogue that has far less than the one online: an API that lost its data answers like this. */
export function shrinkFaults(
  now: Pick<Catalogue, 'products' | 'categories'>,
  online: Comparison | undefined,
): string[] {
  if (!online) return []
  return (['products', 'categories'] as const)
    .filter((what) => (online[what] - now[what].length) * 100 > online[what] * MAX_SHRINK_PERCENT)
    .map(
      (what) =>
        `far fewer ${what} than online: ${now[what].length}, where the shop of ${online.pulledAt} in ${online.from} has ` +
        `${online[what]}; look into the API, or if it is right, build with ALLOW_SHRINK=1`,
    )
}
