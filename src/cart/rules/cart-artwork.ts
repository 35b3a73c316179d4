import { artworkCount, artworkOf, type Artwork, type ArtworkIds } from '../../catalogue/rules/artwork.ts'
import type { Cart, CartLine } from './cart.ts'

/** A line, and how many pieces of its artwork all its goods take; `null` where nobody knows. */
export interface ArtworkLine {
  line: Pick<CartLine, 'slug' | 'name' | 'count'>
  artwork: Artwork
  pieces: number | null
}

/** Lines whose artwork goes to one address, in one e-mail (rule 134). */
export interface ArtworkGroup {
  lines: readonly ArtworkLine[]
  email: Artwork['email']
  isRequired: boolean
  /** The fewest days of its lines; `null` for whenever. */
  days: number | null
}

type ArtworkOfLine = Pick<CartLine, 'artwork'>

function findArtwork(line: ArtworkOfLine, artworks: readonly Artwork[]): Artwork | undefined {
  return artworks.find(({ id }) => id === line.artwork)
}

/** What a line cannot be made without; `undefined` for nothing. */
export function requiredArtwork(line: ArtworkOfLine, artworks: readonly Artwork[]): Artwork | undefined {
  const artwork = findArtwork(line, artworks)
  return artwork?.isRequired ? artwork : undefined
}

/** What has to be sent comes first, then what may be sent. */
export function artworkGroups(
  cart: readonly (ArtworkLine['line'] & ArtworkOfLine)[],
  artworks: readonly Artwork[],
): ArtworkGroup[] {
  const lines = cart.flatMap((line): ArtworkLine[] => {
    const artwork = findArtwork(line, artworks)
    if (!artwork) return []
    const one = artworkCount(line, artwork)
    return [{ line, artwork, pieces: one && one * line.count }]
  })
  const mailOf = ({ artwork: { isRequired, email } }: ArtworkLine) => `${isRequired} ${email.address}`
  return lines
    .filter((first, index) => lines.findIndex((one) => mailOf(one) === mailOf(first)) === index)
    .map((first) => {
      const { email, isRequired } = first.artwork
      const own = lines.filter((one) => mailOf(one) === mailOf(first))
      const days = own.flatMap(({ artwork }) => artwork.days ?? [])
      return { lines: own, email, isRequired, days: days.length > 0 ? Math.min(...days) : null }
    })
    .sort((one, other) => Number(other.isRequired) - Number(one.isRequired))
}

/** The cart with the artwork of lines that came into it where nobody knew of it, such as from storage of an older shop. */
export function completeArtwork(cart: Cart, ids: ArtworkIds): Cart {
  const isComplete = (line: CartLine) => line.artwork !== undefined || artworkOf(line.id, ids) === undefined
  if (cart.every(isComplete)) return cart
  return cart.map((line) => {
    const artwork = artworkOf(line.id, ids)
    return isComplete(line) || artwork === undefined ? line : { ...line, artwork }
  })
}
