import { describe, expect, it } from 'vitest'
import { lineKey } from '../../../src/domain/cart/cart.ts'
import { ofLines, parseStoredPrices, toStoredPrices } from '../../../src/domain/cart/old-prices.ts'
import { cartLine } from '../../fixtures/builders.ts'
import { fc } from '../../fixtures/properties.ts'

const mug = cartLine({ id: 5, size: '', cut: '', selectedCut: '', priceCents: 890 })

describe('ofLines', () => {
  it('keeps what belongs to a line, and drops the rest', () => {
    expect(ofLines({ [lineKey(mug)]: 1, other: 2 }, [mug])).toEqual({ [lineKey(mug)]: 1 })
  })

  it('returns the same object when there is nothing to drop', () => {
    const known = { [lineKey(mug)]: 1 }
    expect(ofLines(known, [mug])).toBe(known)
  })
})

describe('stored old prices', () => {
  it('are euros, and come back as they were', () => {
    const old = { [lineKey(mug)]: 890 }
    expect(Object.values(toStoredPrices(old))).toEqual([8.9])
    expect(parseStoredPrices(toStoredPrices(old))).toEqual(old)
  })

  it.each([null, 5, 'x', [], { a: 'x' }, { a: -1 }, { a: null }, { a: { b: 1 } }])(
    'reads %j as none',
    (json) => expect(parseStoredPrices(json)).toEqual({}),
  )

  it('come back as they were stored, and whatever else is stored is read as prices or nothing', () => {
    const prices = fc.dictionary(fc.string(), fc.nat())
    fc.assert(
      fc.property(prices, fc.jsonValue(), (old, json) => {
        expect(parseStoredPrices(JSON.parse(JSON.stringify(toStoredPrices(old))))).toEqual(old)
        expect(Object.values(parseStoredPrices(json)).every(Number.isSafeInteger)).toBe(true)
      }),
    )
  })
})
