import type { Cut, ProductRules } from '../catalogue/rules/product-choices.ts'

/* Every id of the API that means something to the shop. A shop whose API has other ids changes them only here.
   Values are the tags of products; attributes are the groups of filters. */

/** Attributes. Their filters come first, in this order. */
export const ATTRIBUTES = { cut: '165', size: '99', collection: '100' } as const

/** The attributes that `get_products` is asked to list first. */
export const FIXED_ATTRIBUTE_IDS: readonly string[] = Object.values(ATTRIBUTES)

/** The tags for kinds of goods (rule 102). */
export const TYPE_TAGS: ProductRules['typeTags'] = { 't-shirt': '98', sweatshirt: '127', cap: '217' }

/** The tags for the cuts of t-shirts and sweatshirts. A page shows the first of these cuts that a product has. */
export const CUT_TAGS = {
  damsky_strih: ['153'],
  pansky_strih: ['152'],
  unisex_strih: ['174'],
  detsky_strih: ['172', '173', '154'],
} as const satisfies Readonly<Record<Cut, readonly string[]>>

/** The tag for textile without print, a value of the attribute `collection`. */
export const WITHOUT_PRINT = '121'

/**
 * Values of the attribute `collection` that are brands. Other products have no brand, or that of their
 * manufacturer (`brandOf`). `/brand/{name}` leads to the brand's products (rule 901).
 */
export const BRANDS: Readonly<Record<string, string>> = { '235': 'EMS' }

/** Tag to size, smallest first. `allSizes` of `get_eshop_config` replaces it (rule 406). */
export const SIZE_LABELS: ProductRules['sizeLabels'] = [
  ['143', '110'],
  ['144', '122'],
  ['145', '134'],
  ['146', '146'],
  ['147', '158'],
  ['148', 'XS'],
  ['149', 'S'],
  ['157', 'M'],
  ['158', 'L'],
  ['159', 'XL'],
  ['160', '2XL'],
  ['161', '3XL'],
  ['162', '4XL'],
  ['163', '5XL'],
  ['152', 'Mužská'],
  ['153', 'Ženská'],
  ['154', 'Dievčenská'],
  ['172', 'Chlapec'],
  ['173', 'Detská'],
  ['215', 'Detská'],
  ['174', 'UNI'],
  ['216', 'Uni'],
]
