import { artworkCount, artworkOf, type Artwork, type ArtworkIds } from '../../catalogue/rules/artwork.ts'
import type { Cart, CartLine } from './cart.ts'

/** A line with the number of pieces that all its goods need; `null` where nobody knows. */
export interface ArtworkLine {
  line: Pick<CartLine, 'slug' | 'name' | 'count'> & Partial<Pick<CartLine, 'size' | 'cut' | 'color'>>
  artwork: Artwork
  pieces: number | null
}

/** Lines whose photos or designs go to one address in one e-mail. */
export interface ArtworkGroup {
  lines: readonly ArtworkLine[]
  email: Artwork['email']
  isRequired: boolean
  /** The shortest time of its lines, in days; `null` for no limit. */
  days: number | null
}

type ArtworkOfLine = Pick<CartLine, 'artwork' | 'printed'>

function findArtwork(line: ArtworkOfLine, artworks: readonly Artwork[]): Artwork | undefined {
  return artworks.find(({ id }) => id === line.artwork)
}

/** The artwork that a line cannot be made without; `undefined` for none. */
export function requiredArtwork(line: ArtworkOfLine, artworks: readonly Artwork[]): Artwork | undefined {
  const artwork = findArtwork(line, artworks)
  return artwork?.isRequired || (artwork?.offer && line.printed) ? artwork : undefined
}

/** Groups lines by address. Required artwork comes first, then optional. A line on which own print is offered counts if it was chosen. */
export function artworkGroups(
  cart: readonly (ArtworkLine['line'] & ArtworkOfLine)[],
  artworks: readonly Artwork[],
): ArtworkGroup[] {
  const lines = cart.flatMap((line): ArtworkLine[] => {
    const artwork = findArtwork(line, artworks)
    if (!artwork) return []
    const count = artwork.offer ? (line.printed ?? 0) : line.count
    if (count === 0) return []
    const one = artworkCount(line, artwork)
    return [{ line: { ...line, count }, artwork, pieces: one && one * count }]
  })
  const isNeeded = ({ isRequired, offer }: Artwork) => isRequired || offer !== null
  const mailOf = ({ artwork }: ArtworkLine) => `${isNeeded(artwork)} ${artwork.email.address}`
  return lines
    .filter((first, index) => lines.findIndex((one) => mailOf(one) === mailOf(first)) === index)
    .map((first) => {
      const { email } = first.artwork
      const own = lines.filter((one) => mailOf(one) === mailOf(first))
      const days = own.flatMap(({ artwork }) => artwork.days ?? [])
      return {
        lines: own,
        email,
        isRequired: isNeeded(first.artwork),
        days: days.length > 0 ? Math.min(...days) : null,
      }
    })
    .sort((one, other) => Number(other.isRequired) - Number(one.isRequired))
}

/** Adds missing artwork to lines, for example to a cart that an older version of the shop stored. */
export function completeArtwork(cart: Cart, ids: ArtworkIds): Cart {
  const isComplete = (line: CartLine) => line.artwork !== undefined || artworkOf(line.id, ids) === undefined
  if (cart.every(isComplete)) return cart
  return cart.map((line) => {
    const artwork = artworkOf(line.id, ids)
    return isComplete(line) || artwork === undefined ? line : { ...line, artwork }
  })
}
