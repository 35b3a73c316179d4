import { printNote } from '../../cart/texts/print-note.ts'
import { ARTWORKS } from '../../config/artwork.ts'
import { MAX_NOTE_LENGTH } from '../../config/order-limits.ts'
import { askedOnly, toEshopData, type UnsentOrder } from '../rules/order-payload.ts'
import { EMPTY_CUSTOMER } from './customer-store.ts'

/** The order of a checkout. Its note also names the pieces with own print (rule 135). */
export function toOrder(checkout: Parameters<typeof toEshopData>[0]): UnsentOrder {
  const { cart, customer, pickupPoint } = checkout
  // While the parcel goes to a point, the form hides the other address.
  const shown = pickupPoint ? { ...customer, deliverToAnotherAddress: false } : customer
  return toEshopData(
    { ...checkout, customer: askedOnly(shown, EMPTY_CUSTOMER) },
    printNote(cart, ARTWORKS),
    MAX_NOTE_LENGTH,
  )
}
