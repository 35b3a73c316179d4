import type { ProductStatus } from '../../catalogue/rules/product-status.ts'

/** `discountName` adds the percentage to the name of a discount. */
export const STATUS_NAMES: Record<ProductStatus, string> = {
  'New in': 'Novinka',
  '50% Discount': 'Zľava',
  'Sold Out': 'Vypredané',
  'limited edition': 'Limitovaná edícia',
}

/** @param percent `null` for unknown */
export function discountName(percent: number | null): string {
  return percent === null ? STATUS_NAMES['50% Discount'] : `${STATUS_NAMES['50% Discount']} ${percent}\u00A0%`
}

export const PRODUCT = {
  code: 'Kód produktu',
  addToCart: 'Pridať do košíka',
  /** Shorter texts of the buttons, for narrow places. */
  pickSize: (name?: string) => (name ? 'Vyberte variant' : 'Vyberte veľkosť'),
  toCart: 'Do\u00A0košíka',
  /** Follows the chosen cut, size and colour. */
  changeChoice: 'Zmeniť výber',
  cameAlong: 'Veľkosť a\u00A0farbu sme predvyplnili podľa vášho výberu.',
  /** Where a size is something else. */
  choiceCameAlong: 'Predvyplnili sme to, čo ste si vybrali.',
  ask: 'Opýtať sa na produkt',
  /** The subject of a question. Its message begins the same. */
  questionAbout: (name: string, code: string) => `Otázka: ${name} (kód ${code})`,
  othersToBuy: 'Tieto si môžete kúpiť hneď',
  similar: 'Podobné produkty',
  showCart: 'Zobraziť košík',
  /** In the buy bar, for a while after a press. */
  addedShowCart: 'Pridané. Zobraziť\u00A0košík',
  description: 'Popis',
  soldOutSize: 'vypredané',
  available: 'dostupné',
  offers: 'Ceny a\u00A0dostupnosť',
  availability: 'Dostupnosť',
  allOptionsSoldOut: 'Všetky možnosti sú momentálne vypredané.',
  cutSoldOut: 'Všetky veľkosti tohto strihu sú vypredané.',
  unavailable: {
    'sold-out': 'Tento produkt je vypredaný.',
    'no-size': 'Všetky veľkosti sú momentálne vypredané.',
  },
  noScript:
    'Košík potrebuje JavaScript a novší prehliadač. Objednávku nám môžete nadiktovať aj telefonicky na',
} as const
