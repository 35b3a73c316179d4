import { formatCount, type PluralForms } from '../../text/slovak.ts'
import { enumerate } from '../../text/enumerate.ts'
import type { Artwork } from '../../catalogue/rules/artwork.ts'
import type { CartLine } from '../rules/cart.ts'
import { lineTitle } from './cart-texts.ts'
import { isPrintedOn, requiredArtwork, type ArtworkGroup, type ArtworkLine } from '../rules/cart-artwork.ts'

/** Sentences about own print that product, cart and order share (rule 135). */
export const PRINT = {
  priceLater: 'Cenu potlače vám potvrdíme e-mailom skôr, než začneme tlačiť. V\u00A0súčte ešte nie je.',
  noReturn: 'Kus s\u00A0vlastnou potlačou sa nedá vrátiť.',
} as const

/** Follows 'do'. */
const WITHIN_DAYS: PluralForms = { one: 'dňa', few: 'dní', other: 'dní' }
export const OPTIONAL = 'Nie je to povinné.'

/** The artwork that lines cannot be made without, each kind once: 'fotky'; '' for none. */
export function requiredNames(
  cart: readonly Pick<CartLine, 'artwork'>[],
  artworks: readonly Artwork[],
): string {
  return enumerate([...new Set(cart.flatMap((line) => requiredArtwork(line, artworks)?.what ?? []))])
}

/** Follows 'pošlite': '20 fotiek', or 'fotky' where nobody knows how many. */
export function artworkAmount(lines: readonly ArtworkLine[]): string {
  const parts = [...new Set(lines.map(({ artwork }) => artwork))].map((artwork) => {
    const { counted, what } = artwork
    const pieces = lines.filter((line) => line.artwork === artwork).map((line) => line.pieces)
    if (counted === null || pieces.includes(null)) return what
    return formatCount(
      pieces.reduce<number>((sum, one) => sum + (one ?? 0), 0),
      counted.forms,
    )
  })
  return enumerate(parts)
}

/** Says of own print that its price comes later, and that nobody may return it, where that is so, with a space before; else ''. */
export function printTerms(lines: readonly ArtworkLine[]): string {
  const offers = lines.flatMap(({ artwork }) => artwork.offer ?? [])
  return [
    ...(offers.some(({ fromCents }) => fromCents !== 0) ? [PRINT.priceLater] : []),
    ...(offers.some(({ isReturnable }) => !isReturnable) ? [PRINT.noReturn] : []),
  ]
    .map((sentence) => ` ${sentence}`)
    .join('')
}

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

/** A line in a list of several. @example artworkOfLine(line) // 'Fotobox Rodina 20 fotiek (2 ks): 40 fotiek' */
export function artworkOfLine(own: ArtworkLine): string {
  const { count } = own.line
  return `${lineTitle(own.line)}${count > 1 ? ` (${count}\u00A0ks)` : ''}: ${artworkAmount([own])}`
}

/** Short, for a line of the cart. @example 'Po objednaní pošlite 20 fotiek na info@example.sk.' */
export function lineArtwork({ lines, email, isRequired }: ArtworkGroup): string {
  return `Po objednaní ${isRequired ? 'pošlite' : 'môžete poslať'} ${artworkAmount(lines)} na\u00A0${email.label}.${printTerms(lines)}`
}

/** For a product and for the order button, before the order has a number. */
export function artworkBefore({ lines, email, isRequired, days }: ArtworkGroup): string {
  const until = days === null ? '' : ` do\u00A0${formatCount(days, WITHIN_DAYS)}`
  const oneMail = lines.length > 1 ? ' jedným e-mailom' : ''
  return (
    `Po objednaní ${isRequired ? 'pošlite' : 'môžete poslať'}${until}${oneMail} ${artworkAmount(lines)} ` +
    `na\u00A0${email.label}, do predmetu napíšte číslo objednávky.${isRequired ? '' : ` ${OPTIONAL}`}${printTerms(lines)}`
  )
}

/**
 * Replaces the day of delivery where all goods are made to order.
 * @param artwork names what the goods cannot be made without, such as 'fotky'; '' for nothing
 */
export function madeToOrderText(artwork: string): string {
  return artwork === ''
    ? 'Vyrábame na objednávku, deň doručenia vám oznámime.'
    : `Vyrábať začneme, keď od vás dostaneme ${artwork}. Deň doručenia vám potom oznámime.`
}
