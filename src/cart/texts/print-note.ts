import type { Artwork } from '../../catalogue/rules/artwork.ts'
import type { CartLine } from '../rules/cart.ts'
import { isPrintedOn } from '../rules/cart-artwork.ts'
import { lineTitle } from './cart-texts.ts'

/** The most characters that the order's note says of own print. Each line of the order says it, too. */
const MAX_PRINT_NOTE = 900

/** The order's note about own print, before the shopper's own note (rule 135); '' for none. */
export function printNote(cart: readonly CartLine[], artworks: readonly Artwork[]): string {
  const pieces = cart
    .filter((line) => isPrintedOn(line, artworks))
    .map(({ isPrinted: _, ...line }) => `${lineTitle(line)} (${line.count} ks)`)
  if (pieces.length === 0) return ''
  const fits = pieces.filter((_, at) => pieces.slice(0, at + 1).join('; ').length < MAX_PRINT_NOTE)
  const left = pieces.length - fits.length
  return `S vlastnou potlačou: ${[...fits, ...(left > 0 ? [`a ďalšie položky: ${left}`] : [])].join('; ')}`
}
