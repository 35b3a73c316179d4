import type { ProductStatus } from '../../catalogue/rules/product.ts'

/** Of a discount without the percentage that prices give (`discountName`). */
export const STATUS_NAMES: Record<ProductStatus, string> = {
  'New in': 'Novinka',
  '50% Discount': 'Zľava',
  'Sold Out': 'Vypredané',
  'limited edition': 'Limitovaná edícia',
}

/** @param percent `null` when it is not known */
export function discountName(percent: number | null): string {
  return percent === null ? STATUS_NAMES['50% Discount'] : `${STATUS_NAMES['50% Discount']} ${percent}\u00A0%`
}

export const PRODUCT = {
  code: 'Kód produktu',
  /** The wording of the law (rule 124). */
  priceBefore: 'Najnižšia cena za posledných 30\u00A0dní pred zľavou:',
  addToCart: 'Pridať do košíka',
  /** The same for little room. */
  pickSize: 'Vyberte veľkosť',
  toCart: 'Do\u00A0košíka',
  /** Said after the chosen cut, size and colour. */
  changeChoice: 'Zmeniť výber',
  cameAlong: 'Veľkosť a\u00A0farbu sme predvyplnili podľa vášho výberu.',
  ask: 'Opýtať sa na produkt',
  /** The subject of a question, and the beginning of its message. */
  questionAbout: (name: string, code: string) => `Otázka: ${name} (kód ${code})`,
  othersToBuy: 'Tieto si môžete kúpiť hneď',
  similar: 'Podobné produkty',
  showCart: 'Zobraziť košík',
  description: 'Popis',
  soldOutSize: 'vypredané',
  cutSoldOut: 'Všetky veľkosti tohto strihu sú vypredané.',
  unavailable: {
    'sold-out': 'Tento produkt je vypredaný.',
    'no-size': 'Všetky veľkosti sú momentálne vypredané.',
  },
  noScript:
    'Košík potrebuje JavaScript a novší prehliadač. Objednávku nám môžete nadiktovať aj telefonicky na',
} as const
