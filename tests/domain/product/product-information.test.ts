import { describe, expect, it } from 'vitest'
import { isGtin, isOwnPrint } from '../../../src/domain/product/product-information.ts'
import { product } from '../../fixtures/builders.ts'

describe('the number of a trade item', () => {
  it.each(['4006381333931', '96385074', '036000291452', '10614141543219'])('%s is one', (digits) =>
    expect(isGtin(digits)).toBe(true),
  )

  it.each(['4006381333932', '400638133393', '', '123', 'čaj', '4006381333931 ', '٤٠٠٦٣٨١٣٣٣٩٣١'])(
    '%j is none',
    (text) => expect(isGtin(text)).toBe(false),
  )

  it('is none with any one digit changed', () => {
    const right = '4006381333931'
    for (let place = 0; place < right.length; place++)
      for (const digit of '0123456789')
        if (digit !== right[place])
          expect(isGtin(right.slice(0, place) + digit + right.slice(place + 1))).toBe(false)
  })
})

it.each([
  ['a print', {}, true],
  ['textile without print', { isWithoutPrint: true }, false],
  ['goods of a brand', { tags: ['98', '235'] }, false],
])('%s: the shop made it itself: %j', (_, change, isOwn) =>
  expect(isOwnPrint(product(change), { '235': 'EMS' })).toBe(isOwn),
)
