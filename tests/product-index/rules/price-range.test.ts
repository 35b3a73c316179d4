// Rule 222
import { expect, it } from 'vitest'
import { PRICE_STEPS } from '../../../src/config/listing-limits.ts'
import {
  formatPriceRange,
  parsePriceRange,
  toPriceRange,
} from '../../../src/product-index/rules/price-range.ts'

const MAX = 1_000_000

it.each<[string, [number | null, number | null] | null]>([
  ['10-25', [1000, 2500]],
  ['9.9-14,90', [990, 1490]],
  ['10-', [1000, null]],
  ['-25', [null, 2500]],
  ['0-25', [null, 2500]],
  ['0.01-10000', [1, MAX]],
  ['', null],
  ['0-', null],
  ['10', null],
  ['25-10', null],
  ['10-25-30', null],
  ['10-x', null],
  ['1e1-25', null],
  ['10-10000.01', null],
  ['Infinity-', null],
])('the price range of an address (rule 222) %s', (text, range) =>
  expect(parsePriceRange(text, MAX)).toEqual(range && { fromCents: range[0], toCents: range[1] }),
)

it.each([
  [{ fromCents: 1000, toCents: 2500 }, '10-25'],
  [{ fromCents: 990, toCents: null }, '9.9-'],
  [{ fromCents: null, toCents: 1499 }, '-14.99'],
])('the price range of an address (rule 222) is written for %j as %s', (range, text) =>
  expect(formatPriceRange(range)).toBe(text),
)

it.each<[string, string, string | null]>([
  ['10', '25', '10-25'],
  ['25', '10', '10-25'],
  [' 9,90 ', '', '9.9-'],
  ['19,90 €', '25.5€', '19.9-25.5'],
  ['1\u00A0234,50 €', '', '1234.5-'],
  ['', '25', '-25'],
  ['viac', '25', '-25'],
  ['', '', null],
  ['0', '', null],
  ['99999999', '', null],
])('the typed amounts %j and %j are read as %j', (from, to, range) => {
  const made = toPriceRange(from, to, MAX)
  expect(made && formatPriceRange(made)).toBe(range)
})

it("the shop's steps follow each other without a gap (rule 222)", () => {
  const [first, ...further] = PRICE_STEPS
  expect([first.fromCents, PRICE_STEPS.at(-1)?.toCents]).toEqual([null, null])
  expect(further.map(({ fromCents }) => fromCents - 1)).toEqual(
    PRICE_STEPS.slice(0, -1).map(({ toCents }) => toCents),
  )
})
