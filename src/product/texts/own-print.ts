import type { PrintOffer } from '../../catalogue/rules/artwork.ts'
import { CHOICE_HINTS } from './choice-text.ts'
import { formatPrice } from '../../text/money.ts'
import { formatCount, type PluralForms } from '../../text/slovak.ts'

/** Follows 'od'. */
const FROM_PIECES: PluralForms = { one: 'kusa', few: 'kusov', other: 'kusov' }

/** The tick for own print on a product, and the page about it (rule 135). */
export const OWN_PRINT = {
  path: '/vlastna-potlac',
  name: 'Vlastná potlač',
  tick: CHOICE_HINTS.withOwnPrint,
  design: 'Návrh nám pošlete e-mailom po objednaní.',
  day: 'Deň doručenia vám oznámime, keď dostaneme váš návrh.',
  how: 'Ako to funguje',
} as const

/** What is printed and how large. @example 'Potlačíme obrázok, nápis alebo logo, najviac 30 × 40 cm.' */
export function printScope({ prints, size, minPieces }: PrintOffer): string {
  const pieces = minPieces > 1 ? `, ${piecesFrom(minPieces)}` : ''
  return `Potlačíme ${prints}${size === null ? '' : `, ${size}`}${pieces}.`
}

/** @example piecesFrom(5) // 'od 5 kusov' */
export function piecesFrom(minPieces: number): string {
  return `od\u00A0${formatCount(minPieces, FROM_PIECES)}`
}

/** Says what the print costs. */
export function printPrice({ fromCents }: PrintOffer): string {
  if (fromCents === 0) return 'Potlač je v\u00A0cene.'
  return fromCents === null
    ? 'Cenu potlače vám potvrdíme e-mailom skôr, než začneme tlačiť.'
    : `Potlač od\u00A0${formatPrice(fromCents)} za kus, presnú cenu vám potvrdíme e-mailom.`
}
