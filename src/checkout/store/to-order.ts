import { printNote } from '../../cart/texts/goods-sentences.ts'
import { ARTWORKS } from '../../config/artwork.ts'
import { MAX_NOTE_LENGTH } from '../../config/order-limits.ts'
import { toEshopData, type UnsentOrder } from '../rules/order-payload.ts'

/** The order of a checkout. Its note also names the pieces with own print (rule 135). */
export function toOrder(checkout: Parameters<typeof toEshopData>[0]): UnsentOrder {
  return toEshopData(checkout, printNote(checkout.cart, ARTWORKS), MAX_NOTE_LENGTH)
}
