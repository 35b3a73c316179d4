import { ofLines, parseStoredPrices, toStoredPrices, type OldPrices } from '../../domain/cart/old-prices.ts'
import { $cart } from './cart.ts'
import { storedAtom } from '../persistence.ts'

/** Stored until the shopper agrees to the new prices, so that neither a reload nor another page loses the question. */
const stored = storedAtom<OldPrices>('oldPrices', {
  initial: {},
  encode: (value) => (Object.keys(value).length > 0 ? toStoredPrices(value) : undefined),
  decode: parseStoredPrices,
})

export const $oldPrices = stored.$value
export const readOldPrices = stored.read
export const updateOldPrices = stored.update

// The question leaves with its line: whoever puts the line into the cart again has seen the price that it has by then.
// The cart popup loads this file too, because a line can be removed on every page.
$cart.subscribe((cart) => {
  const old = stored.read()
  if (ofLines(old, cart) !== old) stored.update((current) => ofLines(current, cart))
})
