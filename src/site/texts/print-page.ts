import type { PrintOffer } from '../../catalogue/rules/artwork.ts'
import { formatProductCount } from '../../catalogue/texts/product-count.ts'

/** The page about own print (rule 135). */
export const PRINT_PAGE = {
  titleMore: [' na tričká aj darčeky'],
  description: (prints: string) => `Potlačíme ${prints} podľa vášho návrhu.`,
  lead: (prints: string) => `Potlačíme vám ${prints}. Stačí vybrať kus a po objednaní nám poslať návrh.`,
  what: 'Čo potlačíme',
  on: 'Na čo',
  size: 'Aké veľké',
  price: 'Cena',
  pieces: 'Koľko kusov',
  files: 'Aký súbor',
  time: 'Ako dlho to trvá',
  returns: 'Vrátenie',
  canReturn: 'Do 14 dní, ako každý iný tovar.',
  faults: 'Za chyby zodpovedáme ako pri každom inom tovare.',
  company: 'Viac kusov pre firmu, rozlúčku či oslavu, alebo otázka k návrhu? Napíšte nám na',
  goods: 'Čo si môžete dať potlačiť',
  all: (count: number) => `Zobraziť všetko: ${formatProductCount(count)}`,
} as const

interface PrintStep {
  /** The path of a line drawing in a box of 24. */
  icon: string
  title: string
  text: string
}

/** What a shopper does, from the choice to the parcel. */
export function printSteps({ fromCents }: PrintOffer, email: string): PrintStep[] {
  const isConfirmed = fromCents !== 0
  return [
    {
      icon: 'M8 4 3 7l2 4 2-1v10h10V10l2 1 2-4-5-3a4 4 0 0 1-8 0z',
      title: 'Vyberte si kus',
      text: 'Veľkosť, strih a farbu. Ponuka je nižšie.',
    },
    {
      icon: 'M4 4h16v16H4zM8 12l3 3 5-6',
      title: 'Zaškrtnite „S vlastnou potlačou“',
      text: 'Je to pri výbere. Potom objednajte ako zvyčajne.',
    },
    {
      icon: 'M3 6h18v12H3zM3 7l9 6 9-6',
      title: 'Pošlite nám návrh',
      text: `Na ${email}. Po objednaní na vás čaká odkaz s pripraveným e-mailom.`,
    },
    {
      icon: 'M3 8l9-4 9 4v9l-9 4-9-4zM3 8l9 4 9-4M12 12v9',
      title: isConfirmed ? 'Potvrdíme cenu a potlačíme' : 'Potlačíme a pošleme',
      text: isConfirmed
        ? 'Cenu a deň doručenia vám napíšeme, kým začneme tlačiť.'
        : 'Deň doručenia vám oznámime, keď máme váš návrh.',
    },
  ]
}
