import { formatPrice } from '../../../../../src/text/money.ts'
import type { PublishedProduct } from '../../../publish/published.ts'
import {
  countOf,
  pairShare,
  percentOf,
  shareStep,
  type Beside,
  type Measure,
  type Pair,
  type Step,
} from './step.ts'

/** By which factor a price moved. A reduction that says its previous price (rule 124) has not moved, nor has its end. */
function factor({ was, now }: Pair): number {
  const usual = Math.max(was.before, was.cents)
  if (now.cents === was.cents || (now.before > 0 && now.cents < was.cents && now.before <= usual)) return 1
  const factors = [was.before, was.cents].filter(Boolean).map((cents) => now.cents / cents)
  return factors.toSorted((a, b) => Math.abs(Math.log(a)) - Math.abs(Math.log(b)))[0] ?? 1
}

export function movedPrices(percent: number): Measure {
  return (beside) => {
    const isMoved = (pair: Pair) => Math.abs(factor(pair) - 1) * 100 > percent
    const describe = ({ was, now }: Pair) =>
      `${beside.nameOf(now)}: ${formatPrice(was.cents)} → ${formatPrice(now.cents)}`
    const step = pairShare(isMoved, describe)(beside) as Step
    // One factor for all looks like VAT, a currency or a moved decimal point.
    const factors = countOf(beside.pairs.filter(isMoved).map((pair) => factor(pair).toFixed(2)))
    const [most, count = 0] = [...factors].toSorted(([, a], [, b]) => b - a)[0] ?? []
    const isOne = most !== undefined && count * 2 > step.count
    return isOne ? { ...step, value: `${step.value}, ${count} × ${most.replace('.', ',')}` } : step
  }
}

export const isReduced = ({ was, now }: Pair) =>
  now.before > 0 !== was.before > 0 && !(now.before === 0 && now.cents > was.cents)

function medianOf(products: readonly PublishedProduct[]): number {
  return products.map(({ cents }) => cents).toSorted((a, b) => a - b)[Math.floor(products.length / 2)] ?? 0
}

export function tinyPrices({ now, online, nameOf }: Beside): Step {
  const tiny = (products: readonly PublishedProduct[]) => {
    const median = medianOf(products)
    return products.filter(({ cents }) => cents * 10 < median)
  }
  const describe = (product: PublishedProduct) => `${nameOf(product)}: ${formatPrice(product.cents)}`
  const step = shareStep(tiny(now.products).map(describe), now.products.length)
  return { ...step, percent: step.percent - percentOf(tiny(online.products).length, online.products.length) }
}
