import { describe, expect, it } from 'vitest'
import {
  formatPriceRange,
  isInRange,
  parsePriceRange,
  toPriceRange,
  toPriceSteps,
} from '../../../src/domain/listing/price-range.ts'
import { fc } from '../../fixtures/properties.ts'

const MAX = 1_000_000

describe('a range of an address (rule 222)', () => {
  it.each<[string, [number | null, number | null] | null]>([
    ['10-25', [1000, 2500]],
    ['10-10', [1000, 1000]],
    ['9.9-14,90', [990, 1490]],
    ['10-', [1000, null]],
    ['-25', [null, 2500]],
    ['0-25', [null, 2500]],
    ['0.01-10000', [1, MAX]],
    ['', null],
    ['-', null],
    ['0-', null],
    ['0-0', null],
    ['10', null],
    ['25-10', null],
    ['10-25-30', null],
    ['--25', null],
    ['a-25', null],
    ['10-x', null],
    ['1e1-25', null],
    ['10-10000.01', null],
    ['Infinity-', null],
  ])('%s', (text, range) =>
    expect(parsePriceRange(text, MAX)).toEqual(range && { fromCents: range[0], toCents: range[1] }),
  )

  it.each([
    [{ fromCents: 1000, toCents: 2500 }, '10-25'],
    [{ fromCents: 990, toCents: null }, '9.9-'],
    [{ fromCents: null, toCents: 1499 }, '-14.99'],
  ])('%j is written %s', (range, text) => expect(formatPriceRange(range)).toBe(text))
})

describe('two typed amounts', () => {
  it.each<[string, string, string | null]>([
    ['10', '25', '10-25'],
    ['25', '10', '10-25'],
    [' 9,90 ', '', '9.9-'],
    ['', '25', '-25'],
    ['viac', '25', '-25'],
    ['', '', null],
    ['0', '', null],
    ['99999999', '', null],
  ])('%j and %j are %j', (from, to, range) => {
    const made = toPriceRange(from, to, MAX)
    expect(made && formatPriceRange(made)).toBe(range)
  })
})

describe('the steps of a category (rule 222)', () => {
  const steps = (...prices: number[]) =>
    toPriceSteps(prices).map(({ count, ...range }) => [formatPriceRange(range), count])

  it('are its prices where there are few', () =>
    expect(steps(1990, 990, 1490, 990)).toEqual([
      ['-9.9', 2],
      ['14.9-14.9', 1],
      ['19.9-', 1],
    ]))

  it('have about as many products each, whatever a single one costs', () =>
    expect(steps(990, 1190, 1290, 1390, 1490, 1590, 1790, 1990, 2490, 99900)).toEqual([
      ['-11.9', 2],
      ['12.9-13.9', 2],
      ['14.9-15.9', 2],
      ['17.9-19.9', 2],
      ['24.9-', 2],
    ]))

  it.each([[[]], [[990]], [[990, 990, 990]]])('are none for %j', (prices) =>
    expect(toPriceSteps(prices)).toEqual([]),
  )

  it('are at most five, and every product is in exactly one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 3000 }), { maxLength: 60 }), (prices) => {
        const made = toPriceSteps(prices)
        expect(made.length).toBeLessThanOrEqual(5)
        if (new Set(prices).size > 1) expect(made.length).toBeGreaterThan(1)
        if (made.length === 0) return
        for (const cents of prices) expect(made.filter((step) => isInRange(cents, step))).toHaveLength(1)
        for (const step of made)
          expect(prices.filter((cents) => isInRange(cents, step))).toHaveLength(step.count)
      }),
    )
  })
})
