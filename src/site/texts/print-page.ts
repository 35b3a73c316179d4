import type { PrintOffer } from '../../catalogue/rules/artwork.ts'
import { formatProductCount } from '../../catalogue/texts/product-count.ts'

/** The page about own print (rule 135). */
export const PRINT_PAGE = {
  titleMore: [' na tričká aj darčeky'],
  description: (prints: string) => `Potlačíme ${prints} podľa vášho návrhu.`,
  example: 'Príklad: fotka a tričko s\u00A0ňou',
  lead: (prints: string) => `Potlačíme vám ${prints}.`,
  on: 'Na čo',
  size: 'Aké veľké',
  pieces: 'Koľko kusov',
  files: 'Aký súbor',
  time: 'Ako dlho to trvá',
  returns: 'Vrátenie',
  canReturn: 'Do 14 dní, ako každý iný tovar.',
  faults: 'Za chyby zodpovedáme ako pri každom inom tovare.',
  company: 'Viac kusov pre firmu či oslavu? Napíšte nám na',
  goods: 'Čo si môžete dať potlačiť',
  more: 'Podrobnosti',
  all: (count: number) => `Zobraziť všetko: ${formatProductCount(count)}`,
} as const

/** What a shopper does, from the choice to the parcel: each step's title and text. */
export function printSteps({ fromCents }: PrintOffer): readonly (readonly [string, string])[] {
  return [
    ['Vyberte si kus', 'Strih, veľkosť a farbu.'],
    ['Objednajte ho s vlastnou potlačou', 'Pri kusoch z tejto stránky je už zaškrtnutá.'],
    ['Pošlite nám návrh', 'E-mailom, odkaz naň čaká po objednaní.'],
    fromCents === 0
      ? ['Potlačíme a pošleme', 'Deň doručenia vám najprv napíšeme.']
      : ['Potvrdíme cenu a potlačíme', 'Cenu aj deň doručenia vám najprv napíšeme.'],
  ]
}
