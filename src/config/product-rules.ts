import type { ProductRules } from '../catalogue/rules/product-choices.ts'

const CHILD_SIZES = ['110', '122', '134', '146', '158']
const FEMALE_SIZES = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL']
const MALE_SIZES = [...FEMALE_SIZES, '4XL', '5XL']

/** Makes the rules for product choices from the shop's map of size labels (rules 102 to 107). */
export function toProductRules(sizeLabels: ProductRules['sizeLabels']): ProductRules {
  return {
    typeTags: { 't-shirt': '98', sweatshirt: '127', cap: '217' },
    cuts: [
      { cut: 'damsky_strih', tags: ['153'], sizes: FEMALE_SIZES },
      { cut: 'pansky_strih', tags: ['152'], sizes: MALE_SIZES },
      { cut: 'unisex_strih', tags: ['174'], sizes: MALE_SIZES },
      { cut: 'detsky_strih', tags: ['172', '173', '154'], sizes: CHILD_SIZES },
    ],
    sizeLabels,
    untaggedSize: 'L',
  }
}

/** Attribute value id to the brand that it stands for (rule 102). A product without any of them has no known brand. */
export const BRANDS: Readonly<Record<string, string>> = { '235': 'EMS' }

/** Categories of goods made to the customer's order, from whose purchase nobody can withdraw (rule 125). */
export const MADE_TO_ORDER_CATEGORIES: readonly string[] = ['bjk-fotoboxy']

/** Categories of garments, which by law have to say what they are made of (rule 131). */
export const GARMENT_CATEGORIES: readonly string[] = ['tricka', 'mikiny', 'siltovky']
