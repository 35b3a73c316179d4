import { ofLines, parseStoredPrices, toStoredPrices, type OldPrices } from '../domain/old-prices.ts'
import { $cart } from './cart.ts'
import { storedAtom } from './persistence.ts'

/** Kept under a key of its own until it is agreed to, so that neither a reload nor another page loses the question. */
const stored = storedAtom<OldPrices>('oldPrices', {
  initial: {},
  encode: (value) => (Object.keys(value).length > 0 ? toStoredPrices(value) : undefined),
  decode: parseStoredPrices,
})

export const $oldPrices = stored.$value
export const readOldPrices = stored.read
export const updateOldPrices = stored.update

// A line that left the cart took its question with it: whoever puts it there again has seen the price of then. The
// popup loads this too, because a line can be removed on every page.
$cart.subscribe((cart) => {
  const old = stored.read()
  if (ofLines(old, cart) !== old) stored.update((current) => ofLines(current, cart))
})
