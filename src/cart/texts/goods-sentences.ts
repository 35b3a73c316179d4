// One table of what is said of a cart's goods beside their price: the photos or the design to send, the price of own print that
// is not in the sum, and what nobody may return (rules 125, 134, 135). Cart, checkout, receipt, saved file and e-mail ask it.
import { formatCount, type PluralForms } from '../../text/slovak.ts'
import { enumerate } from '../../text/enumerate.ts'
import type { Artwork } from '../../catalogue/rules/artwork.ts'
import type { Cart, CartLine } from '../rules/cart.ts'
import {
  artworkGroups,
  isPrintedOn,
  requiredArtwork,
  type ArtworkGroup,
  type ArtworkLine,
} from '../rules/cart-artwork.ts'
import { splitByReturn } from '../rules/made-lines.ts'
import { lineTitle } from './cart-texts.ts'

/** Sentences about own print that product, cart and order share (rule 135). */
export const PRINT = {
  priceLater: 'Cenu potlače vám potvrdíme e-mailom skôr, než začneme tlačiť. V\u00A0súčte ešte nie je.',
  noReturn: 'Kus s\u00A0vlastnou potlačou sa nedá vrátiť.',
} as const

/** Follows 'do'. */
const WITHIN_DAYS: PluralForms = { one: 'dňa', few: 'dní', other: 'dní' }
const OPTIONAL = ' Nie je to povinné.'

/** How a sentence about what to send begins and ends. The first ends with a space, the second begins after the address. */
export type SendWords = (group: ArtworkGroup) => { start: string; end: string }

/** Where a sentence stands: in a line of the cart, above the order button, or after the order (`afterOrder`). */
export type Place = 'line' | 'before' | SendWords

/** What to send to one address. The receipt makes the address a link. */
export interface SendSentence {
  group: ArtworkGroup
  before: string
  address: string
  after: string
  /** What each line needs. */
  items: readonly string[]
}

export interface GoodsSentences {
  send: readonly SendSentence[]
  /** Which goods nobody may return; '' for none. */
  returns: string
}

/** Follows 'pošlite': '20 fotiek', or 'fotky' where nobody knows how many. */
function artworkAmount(lines: readonly ArtworkLine[]): string {
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

/** A line in a list of several. @example artworkOfLine(line) // 'Fotobox Rodina 20 fotiek (2 ks): 40 fotiek' */
function artworkOfLine(own: ArtworkLine): string {
  const { count } = own.line
  return `${lineTitle(own.line)}${count > 1 ? ` (${count}\u00A0ks)` : ''}: ${artworkAmount([own])}`
}

const beforeOrder =
  (place: 'line' | 'before'): SendWords =>
  ({ isRequired, days }) => ({
    start: `Po objednaní ${isRequired ? 'pošlite' : 'môžete poslať'}${place === 'before' && days !== null ? ` do\u00A0${formatCount(days, WITHIN_DAYS)}` : ''}`,
    end: place === 'before' ? ', do predmetu napíšte číslo objednávky.' : '.',
  })

function sendSentence(group: ArtworkGroup, place: Place): SendSentence {
  const { lines, email, isRequired } = group
  const oneMail = lines.length > 1 ? ' jedným e-mailom' : ''
  const { start, end } = (typeof place === 'function' ? place : beforeOrder(place))(group)
  const isPriceLater = lines.some(({ artwork: { offer } }) => offer && offer.fromCents !== 0)
  return {
    group,
    before: `${start}${oneMail} ${artworkAmount(lines)} na\u00A0`,
    address: email.label,
    after: `${end}${isRequired || place === 'line' ? '' : OPTIONAL}${isPriceLater ? ` ${PRINT.priceLater}` : ''}`,
    items: lines.map(artworkOfLine),
  }
}

/** Says which goods nobody may return. */
function returnSentence(cart: Cart, madeToOrderIds: readonly number[], artworks: readonly Artwork[]): string {
  const { made, others } = splitByReturn(cart, madeToOrderIds, artworks)
  if (made.length === 0) return ''
  if (others.length > 0)
    return `Tieto kusy vyrábame podľa vášho návrhu, preto sa nedajú vrátiť: ${made.map(lineTitle).join('; ')}. Ostatný tovar vrátiť môžete.`
  return made.every((line) => isPrintedOn(line, artworks))
    ? PRINT.noReturn
    : 'Tovar vyrábame podľa vášho návrhu, preto sa nedá vrátiť.'
}

/** What to send, by address. Required things come first. */
export function sendSentences(
  cart: Parameters<typeof artworkGroups>[0],
  place: Place,
  artworks: readonly Artwork[],
): SendSentence[] {
  return artworkGroups(cart, artworks).map((group) => sendSentence(group, place))
}

/** All that is said of the goods of a cart at a place. */
export function goodsSentences(
  cart: Cart,
  place: Place,
  artworks: readonly Artwork[],
  madeToOrderIds: readonly number[] = [],
): GoodsSentences {
  return {
    send: sendSentences(cart, place, artworks),
    returns: returnSentence(cart, madeToOrderIds, artworks),
  }
}

export function sendText({ before, address, after }: SendSentence): string {
  return before + address + after
}

/** The artwork that lines cannot be made without, each kind once: 'fotky'; '' for none. */
export function requiredNames(
  cart: readonly Pick<CartLine, 'artwork'>[],
  artworks: readonly Artwork[],
): string {
  return enumerate([...new Set(cart.flatMap((line) => requiredArtwork(line, artworks)?.what ?? []))])
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
