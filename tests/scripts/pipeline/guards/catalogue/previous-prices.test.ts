// Rule 124
import { expect, it } from 'vitest'
import { addDays } from '../../../../../src/company/rules/working-days.ts'
import { measureCatalogue } from '../../../../../scripts/pipeline/guards/catalogue/measures.ts'
import { proveReductions } from '../../../../../scripts/pipeline/guards/catalogue/previous-prices.ts'
import type { Published } from '../../../../../scripts/pipeline/publish/published.ts'
import { catalogue, product } from '../../../../fixtures/builders.ts'

/** A build on a day after the first, with the price and the price before in euros. */
type Build = readonly [day: number, price: number, before?: number]

/** The price of a build that lacks the product. */
const MISSING = -1

/** By day: the price of its build, and the price before. */
type ByDay = Readonly<Record<number, readonly [price: number, before?: number]>>

const toBuilds = (byDay: ByDay) =>
  Object.entries(byDay).map(([day, prices]): Build => [Number(day), ...prices])

/** Builds one after the other. @returns the previous price that the last one shows, and what it says of it */
function lastOf(builds: readonly Build[]) {
  let online: Pick<Published, 'products' | 'prices' | 'pulledAt'> | undefined
  let shown: { before: number | null; note: string; kept: number } = { before: null, note: '', kept: 0 }
  for (const [day, price, before] of builds) {
    const now = `${addDays('2026-01-01', day)}T03:00:00.000Z`
    const priceBeforeCents = before === undefined ? null : before * 100
    const products = price === MISSING ? [] : [product({ priceCents: price * 100, priceBeforeCents })]
    const proven = proveReductions(products, online, now)
    const measured = measureCatalogue({ catalogue: catalogue(products), givenSettings: [], pointLists: [] })
    online = { products: measured.products, prices: proven.prices, pulledAt: now }
    shown = {
      before: (proven.products[0]?.priceBeforeCents ?? 0) / 100 || null,
      note: proven.findings[0]?.note?.replaceAll('\u00A0', ' ') ?? '',
      kept: Object.values(proven.prices).flat().length,
    }
  }
  return shown
}

it.each<[string, ByDay, number | null]>([
  ['of a first shop', { 0: [8, 10] }, 10],
  ['that was the price until the reduction', { 0: [10], 40: [8, 10] }, 10],
  ['that lasts', { 0: [10], 40: [8, 10], 200: [8, 10] }, 10],
  ['below the price until the reduction', { 0: [12], 40: [8, 10] }, 10],
  ['of a reduction that goes on', { 0: [20], 40: [15, 20], 45: [12, 20] }, 20],
  ['that is corrected', { 0: [10], 40: [8, 20], 41: [8, 10] }, 10],
  ['after a lower price of more than thirty days ago', { 0: [5], 1: [10], 40: [8, 10] }, 10],
  ['twice the price of yesterday', { 0: [10], 1: [8, 20] }, null],
  [
    'that is corrected upwards, and was the price until the reduction',
    { 0: [10], 40: [8, 9], 41: [8, 10] },
    10,
  ],
  [
    'raised during a reduction, of which no price before is known',
    { 0: [8, 10], 1: [8, 20], 90: [8, 20] },
    null,
  ],
  ['twice the price of yesterday, on a later night', { 0: [10], 1: [8, 20], 2: [8, 20], 90: [8, 20] }, null],
  ['above a price that has not changed', { 0: [10], 1: [10, 20] }, null],
  ['above a price of the last thirty days', { 0: [10], 40: [5], 41: [10], 50: [8, 10] }, null],
  ['above that of another reduction, thirty days ago', { 0: [10], 40: [5, 10], 41: [10], 50: [8, 10] }, null],
  ['above the price before a night without the product', { 0: [5], 40: [MISSING], 41: [8, 10] }, null],
  [
    'above the lowest price before such a night',
    { 0: [10], 30: [5], 31: [10], 32: [MISSING], 33: [8, 10] },
    null,
  ],
  ['after months without the product', { 0: [5], 1: [MISSING], 90: [MISSING], 91: [8, 10] }, 10],
])('a previous price %s is shown only if no build disproves it (rule 124)', (_, builds, before) => {
  expect(lastOf(toBuilds(builds)).before).toBe(before)
})

it('a previous price that is disproved is named with both prices and the day', () => {
  expect(lastOf(toBuilds({ 0: [10], 1: [8, 20] })).note).toBe(
    'price_before 20,00 €, ale najnižšia bola 10,00 € (2. januára 2026)',
  )
})

it('a build remembers no prices of a product whose price stays, and at most sixty of one that moves', () => {
  expect(lastOf(toBuilds({ 0: [10], 1: [10], 2: [10] })).kept).toBe(0)
  expect(lastOf(toBuilds({ 0: [10], 1: [MISSING], 2: [10] })).kept).toBe(0)
  expect(lastOf(toBuilds({ 0: [10], 1: [MISSING], 31: [MISSING] })).kept).toBe(0)
  const restless = Array.from({ length: 200 }, (_, at): Build => [Math.floor(at / 24), 10 + (at % 2)])
  expect(lastOf(restless).kept).toBe(60)
})
