import type { Cut } from '../domain/product-choices.ts'
import type { ProductStatus } from '../domain/product.ts'

/** A cut as a shopper reads it. */
export const CUT_NAMES: Record<Cut, string> = {
  damsky_strih: 'dámsky',
  pansky_strih: 'pánsky',
  unisex_strih: 'unisex',
  detsky_strih: 'detský',
}

/** The badge of a status. */
export const STATUS_NAMES: Record<ProductStatus, string> = {
  'New in': 'Novinka',
  '50% Discount': 'Zľava 50\u00A0%',
  'Sold Out': 'Vypredané',
  'limited edition': 'Limitovaná edícia',
}

/** The product page and whatever shows a product's choices. */
export const PRODUCT = {
  code: 'Kód produktu',
  cut: 'Strih',
  size: 'Veľkosť',
  color: 'Farba',
  quantity: 'Množstvo',
  decrease: 'Znížiť množstvo',
  increase: 'Zvýšiť množstvo',
  addToCart: 'Pridať do košíka',
  added: 'Pridané do košíka',
  showCart: 'Zobraziť košík',
  description: 'Popis',
  soldOutSize: 'vypredané',
  gallery: 'Obrázky produktu',
  picture: 'Obrázok',
  price: 'Cena',
  breadcrumbs: 'Cesta',
  notOrderable: {
    'sold-out': 'Tento produkt je vypredaný.',
    'no-size': 'Všetky veľkosti sú momentálne vypredané.',
  },
  notFound: 'Je nám ľúto, produkt sme nenašli :/',
  noScript: 'Na vloženie do košíka zapnite JavaScript, alebo nám objednávku nadiktujte telefonicky na',
} as const
