import type { ProductPlan } from '../catalogue/rules/made-to-order.ts'
import type { Cut, ProductRules } from '../catalogue/rules/product-choices.ts'
import { ARTWORK_PLANS } from './artwork-plans.ts'
import { CUT_TAGS, TYPE_TAGS } from './ids.ts'

const CHILD_SIZES = ['110', '122', '134', '146', '158']
const FEMALE_SIZES = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL']
const MALE_SIZES = [...FEMALE_SIZES, '4XL', '5XL']

/** The sizes that each cut comes in. */
const CUT_SIZES: Readonly<Record<Cut, readonly string[]>> = {
  damsky_strih: FEMALE_SIZES,
  pansky_strih: MALE_SIZES,
  unisex_strih: MALE_SIZES,
  detsky_strih: CHILD_SIZES,
}

/** Makes the rules for product choices from the shop's map of size labels (rules 102 to 107). */
export function toProductRules(sizeLabels: ProductRules['sizeLabels']): ProductRules {
  return {
    typeTags: TYPE_TAGS,
    cuts: (Object.keys(CUT_TAGS) as Cut[]).map((cut) => ({
      cut,
      tags: CUT_TAGS[cut],
      sizes: CUT_SIZES[cut],
    })),
    sizeLabels,
    untaggedSize: 'L',
  }
}

/**
 * Goods made to the customer's order, from whose purchase nobody can withdraw (rule 125), where the API does not say
 * `made_to_order`. Those that need the customer's photos are among them; others are named here likewise.
 */
export const MADE_TO_ORDER: readonly ProductPlan[] = ARTWORK_PLANS.filter(({ isRequired }) => isRequired)

/** Categories of garments, which by law have to say what they are made of (rule 131). */
export const GARMENT_CATEGORIES: readonly string[] = ['tricka', 'mikiny', 'siltovky']
