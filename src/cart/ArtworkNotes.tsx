import { ARTWORKS } from '../config/artwork.ts'
import type { Cart } from './rules/cart.ts'
import { artworkGroups, type ArtworkGroup } from './rules/cart-artwork.ts'
import { artworkBefore, artworkOfLine } from './texts/artwork-texts.ts'

/** How many pieces each of several lines needs; nothing for a single line. */
export function ArtworkLines({ lines }: Pick<ArtworkGroup, 'lines'>) {
  if (lines.length < 2) return null
  return (
    <ul>
      {lines.map((own, index) => (
        <li key={index}>{artworkOfLine(own)}</li>
      ))}
    </ul>
  )
}

/** Says above the order button what to send after the order. */
export function ArtworkNotes({ cart }: { cart: Cart }) {
  return artworkGroups(cart, ARTWORKS).map((group) => (
    <div key={`${group.isRequired} ${group.email.address}`} className="notice notice-quiet artwork-note">
      <p>{artworkBefore(group)}</p>
      <ArtworkLines lines={group.lines} />
    </div>
  ))
}
