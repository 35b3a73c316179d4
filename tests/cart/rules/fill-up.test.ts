// Rule 404
import { expect, it } from 'vitest'
import { toProductIndex } from '../../../scripts/pipeline/listing/make-product-index.ts'
import { fillUps } from '../../../src/cart/rules/fill-up.ts'
import { cartLine, catalogue, product } from '../../fixtures/builders.ts'

const PRICES = [999, 1000, 1500, 2000, 2001, 1200, 1100]
const { products: rows } = toProductIndex(
  catalogue(
    PRICES.map((priceCents, i) =>
      product({ id: i, slug: `tovar-${i}`, priceCents, status: i === 6 ? 'Sold Out' : null }),
    ),
  ),
)

it('for free delivery the cart offers goods for the missing sum or a little more, cheapest first, none sold out or in the cart', () => {
  const offered = (missing: number, most = 9) =>
    fillUps(rows, missing, [cartLine({ id: 2 })], { maxAboveCents: 1000, most }).map(
      ({ priceCents }) => priceCents,
    )
  expect(offered(1000)).toEqual([1000, 1200, 2000])
  expect(offered(1000, 2)).toEqual([1000, 1200])
  expect(offered(2002)).toEqual([])
})
