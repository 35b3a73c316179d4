import { nameProduct } from '../../../../src/api/readings.ts'
import {
  MAX_JUMPED_PERCENT,
  MAX_MEDIAN_MOVE_PERCENT,
  MAX_SHRINK_PERCENT,
  PRICE_JUMP_FACTOR,
} from '../../../../src/config/build-limits.ts'
import { formatPrice, type Cents } from '../../../../src/domain/money.ts'
import type { Product } from '../../../../src/domain/product/product.ts'
import type { Catalogue } from '../../../../src/domain/shop/catalogue.ts'
import type { Comparison } from './find-comparison.ts'

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

/** How many products a message names. */
const NAMED = 10

function median(prices: readonly Cents[]): Cents {
  return prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)] ?? 0
}

/** The greater of two prices divided by the smaller; infinite where one of them is 0. */
function factor(one: Cents, other: Cents): number {
  return one === other ? 1 : Math.max(one, other) / Math.min(one, other)
}

/**
 * Faults of prices that are far from those of the shop that is online, as when an API has lost a decimal comma or changed
 * its currency.
 */
export function priceFaults(products: readonly Product[], online: Comparison | undefined): string[] {
  if (!online || online.prices.length === 0 || products.length === 0) return []
  const old = new Map(online.prices)
  const jumps = products.flatMap((product) => {
    const before = old.get(product.id)
    return before === undefined || factor(before, product.priceCents) <= PRICE_JUMP_FACTOR
      ? []
      : `${nameProduct(product)}: ${formatPrice(before)} → ${formatPrice(product.priceCents)}`
  })
  const known = products.filter(({ id }) => old.has(id)).length
  const medians = [median([...old.values()]), median(products.map(({ priceCents }) => priceCents))] as const
  const isMedianFar = Math.abs(medians[1] - medians[0]) * 100 > medians[0] * MAX_MEDIAN_MOVE_PERCENT
  const where = `the shop of ${online.pulledAt} in ${online.from}`
  const mend = 'look into the API, or if the prices are right, build with ALLOW_PRICES=1'
  return [
    ...(jumps.length * 100 > known * MAX_JUMPED_PERCENT
      ? [
          `${jumps.length} of ${known} prices have moved by more than a factor of ${PRICE_JUMP_FACTOR} since ${where}: ${mend}`,
          ...jumps.slice(0, NAMED),
        ]
      : []),
    ...(isMedianFar
      ? [
          `the median price is ${formatPrice(medians[1])}, where ${where} has ${formatPrice(medians[0])}: ${mend}`,
        ]
      : []),
  ]
}
