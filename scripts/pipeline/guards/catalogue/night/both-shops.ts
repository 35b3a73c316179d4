import type { Published, PublishedProduct } from '../../../publish/published.ts'
import type { PulledCatalogue } from '../../../pull/pull-catalogue.ts'
import type { Measures } from '../measures.ts'
import { shareStep, type Step } from './step.ts'

/** A product that both shops have. */
export interface Pair {
  was: PublishedProduct
  now: PublishedProduct
}

/** The catalogue that was pulled, and the shop online that it is compared with. */
export interface BothShops {
  pulled: PulledCatalogue
  now: Measures
  online: Published
  /** Products with the same slug, or else with the same id. */
  pairs: readonly Pair[]
  nameOf: (product: PublishedProduct) => string
}

export type Measure = (shops: BothShops) => Step | readonly Step[]

/** Measures the share of odd products among those that both shops have. */
export function pairShare(isOdd: (pair: Pair) => boolean, describe?: (pair: Pair) => string): Measure {
  return ({ pairs, nameOf }) =>
    shareStep(
      pairs.filter(isOdd).map((pair) => describe?.(pair) ?? nameOf(pair.now)),
      pairs.length,
    )
}
