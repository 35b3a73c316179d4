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

type ArtworkOfLine = Pick<CartLine, 'artwork' | 'isPrinted'>

function findArtwork(line: ArtworkOfLine, artworks: readonly Artwork[]): Artwork | undefined {
  return artworks.find(({ id }) => id === line.artwork)
}

/** Whether a line gets own print: it was chosen, and the shop offers it on these goods. Everything asks this. */
export function isPrintedOn(line: ArtworkOfLine, artworks: readonly Artwork[]): boolean {
  return line.isPrinted === true && Boolean(findArtwork(line, artworks)?.offer)
}

/** The artwork that a line cannot be made without; `undefined` for none. */
export function requiredArtwork(line: ArtworkOfLine, artworks: readonly Artwork[]): Artwork | undefined {
  const artwork = findArtwork(line, artworks)
  return artwork?.isRequired || isPrintedOn(line, artworks) ? artwork : undefined
}

/** Groups lines by address. Required artwork comes first, then optional. A line on which own print is offered counts if it was chosen. */
export function artworkGroups(
  cart: readonly (ArtworkLine['line'] & ArtworkOfLine)[],
  artworks: readonly Artwork[],
): ArtworkGroup[] {
  const lines = cart.flatMap((line): ArtworkLine[] => {
    const artwork = findArtwork(line, artworks)
    if (!artwork || (artwork.offer && !line.isPrinted)) return []
    const one = artworkCount(line, artwork)
    return [{ line, artwork, pieces: one && one * line.count }]
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

/** Gives each line the artwork of its product in this build. A stored one may come from an older table. */
export function completeArtwork(cart: Cart, ids: ArtworkIds): Cart {
  if (cart.every((line) => line.artwork === artworkOf(line.id, ids))) return cart
  return cart.map(({ artwork: _, ...line }) => {
    const artwork = artworkOf(line.id, ids)
    return { ...line, ...(artwork && { artwork }) }
  })
}
