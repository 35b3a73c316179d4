import { formatPrice } from '../../../../../src/text/money.ts'
import type { PublishedProduct } from '../../../publish/published.ts'
import { TINY_PRICE_TIMES } from '../../../build-limits.ts'
import { pairShare, type BothShops, type Measure, type Pair } from './both-shops.ts'
import { countValues, percentOf, shareStep, type Step } from './step.ts'

/**
 * The factor by which a price moved. A reduction from a previous price (rule 124) counts as 1. So does its end, at the
 * previous price or below.
 */
function factor({ was, now }: Pair): number {
  const isReduction = now.before > 0 && now.before <= Math.max(was.before, was.cents)
  const isEnd = now.before === 0 && now.cents >= was.cents && now.cents <= was.before
  if (now.cents === was.cents || isReduction || isEnd) return 1
  const factors = [was.before, was.cents].filter(Boolean).map((cents) => now.cents / cents)
  return factors.toSorted((a, b) => Math.abs(Math.log(a)) - Math.abs(Math.log(b)))[0] ?? 1
}

/** A pair for each offer that both shops have. */
function offerPairs({ was, now }: Pair): (Pair & { key?: string })[] {
  return Object.entries(now.offers ?? {}).flatMap(([key, [cents, before]]) => {
    const old = was.offers?.[key]
    return old
      ? [{ key, was: { ...was, cents: old[0], before: old[1] }, now: { ...now, cents, before } }]
      : []
  })
}

/** Products whose offers all cost the same, of those whose offers had several prices online. */
export const flatOffers: Measure = ({ pairs, nameOf }) => {
  const isVaried = ({ offers = {} }: PublishedProduct) =>
    new Set(Object.values(offers).map(([cents]) => cents)).size > 1
  const varied = pairs.filter(({ was, now }) => isVaried(was) && now.offers)
  return shareStep(
    varied.filter(({ now }) => !isVaried(now)).map(({ now }) => nameOf(now)),
    varied.length,
  )
}

/** Products whose offers contradict them, or cannot be read. */
export const oddOffers: Measure = ({ pulled: { findings }, now }) =>
  shareStep(
    findings.flatMap(({ kind, about = '', note = '' }) => (kind === 'offer' ? [`${about}: ${note}`] : [])),
    now.counts['offered'] ?? 0,
  )

/**
 * Measures the share of products with a moved price. @param isFar says if a price that moved by this factor counts
 * @param isOfOffers looks at each offer of the products that have some
 */
function pricesMoved(isFar: (factor: number) => boolean, isOfOffers = false): Measure {
  return (both) => {
    const pairsOf = (pair: Pair): (Pair & { key?: string })[] => (isOfOffers ? offerPairs(pair) : [pair])
    const shops = { ...both, pairs: both.pairs.filter((pair) => pairsOf(pair).length > 0) }
    const movedOf = (pair: Pair) => pairsOf(pair).find((one) => isFar(factor(one)))
    const isMoved = (pair: Pair) => movedOf(pair) !== undefined
    const describe = (pair: Pair) => {
      const { was, now, key = '' } = movedOf(pair) ?? { ...pair, key: '' }
      const name = [shops.nameOf(pair.now), key].filter(Boolean).join(', ')
      return `${name}: ${formatPrice(was.cents)} → ${formatPrice(now.cents)}`
    }
    const step = pairShare(isMoved, describe)(shops) as Step
    // Name the most frequent factor: it may be VAT, a currency or a moved decimal point.
    const factors = countValues(
      shops.pairs.flatMap((pair) => movedOf(pair) ?? []).map((pair) => factor(pair).toFixed(2)),
    )
    const [most, count = 0] = [...factors].toSorted(([, a], [, b]) => b - a)[0] ?? []
    const isOne = most !== undefined && count * 2 > step.count
    return isOne ? { ...step, value: `${step.value}, ${count} × ${most.replace('.', ',')}` } : step
  }
}

export const movedPrices = (percent: number, isOfOffers = false) =>
  pricesMoved((by) => Math.abs(by - 1) * 100 > percent, isOfOffers)
export const multipliedPrices = (times: number, isOfOffers = false) =>
  pricesMoved((by) => by > times || by * times < 1, isOfOffers)

function medianOf(products: readonly PublishedProduct[]): number {
  return products.map(({ cents }) => cents).toSorted((a, b) => a - b)[Math.floor(products.length / 2)] ?? 0
}

/** Prices far below the median. New products, such as stickers, may be cheap: they are reported and stop nothing. */
export function tinyPrices({ now, online, pairs, nameOf }: BothShops): Step[] {
  const tiny = (products: readonly PublishedProduct[]) => {
    const median = medianOf(products)
    return products.filter(({ cents }) => cents * TINY_PRICE_TIMES < median)
  }
  const describe = (product: PublishedProduct) => `${nameOf(product)}: ${formatPrice(product.cents)}`
  const known = new Set(online.products.length === 0 ? now.products : pairs.map((pair) => pair.now))
  const all = tiny(now.products)
  const share = (products: readonly PublishedProduct[]) =>
    shareStep(products.map(describe), now.products.length)
  const old = share(all.filter((product) => known.has(product)))
  const percent = old.percent - percentOf(tiny(online.products).length, online.products.length)
  const news = share(all.filter((product) => !known.has(product)))
  return [
    { ...old, percent },
    { ...news, percent: Math.min(news.percent, 1) },
  ]
}
