import { ArtworkLines } from '../cart/ArtworkNotes.tsx'
import { artworkGroups } from '../cart/rules/cart-artwork.ts'
import { addDays, slovakDay } from '../company/rules/working-days.ts'
import { ARTWORKS } from '../config/artwork.ts'
import { formatDate } from '../text/calendar.ts'
import { artworkAfter, artworkMail } from './texts/artwork-mail.ts'
import type { Receipt } from './rules/receipt.ts'

/** The first steps after an order: the photos or designs to send, with a link that opens an e-mail (rule 134). */
export function ArtworkSteps({ receipt }: { receipt: Receipt }) {
  const { orderNumber, variableSymbol, customer, sentAt } = receipt
  // Another tab does not know the order's number or symbol. The customer's e-mail is on every order.
  const subject = orderNumber ?? variableSymbol ?? customer.email
  return artworkGroups(receipt.cart, ARTWORKS).map((group) => {
    const until = group.days === null ? null : formatDate(addDays(slovakDay(sentAt), group.days))
    const { before, address, after } = artworkAfter(group, subject, until)
    return (
      <li key={`${group.isRequired} ${group.email.address}`}>
        <span>{before}</span>
        <a href={artworkMail(group, subject)}>{address}</a>
        <span>{after}</span>
        <ArtworkLines lines={group.lines} />
      </li>
    )
  })
}
