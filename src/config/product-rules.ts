import type { ProductPlan } from '../catalogue/rules/made-to-order.ts'
import type { Cut, ProductRules } from '../catalogue/rules/product-choices.ts'
import { ARTWORK_PLANS } from './artwork-plans.ts'
import { CUT_TAGS, TYPE_TAGS } from './ids.ts'

const CHILD_SIZES = ['110', '122', '134', '146', '158']
const FEMALE_SIZES = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL']
const MALE_SIZES = [...FEMALE_SIZES, '4XL', '5XL']

const CUT_SIZES: Readonly<Record<Cut, readonly string[]>> = {
  damsky_strih: FEMALE_SIZES,
  pansky_strih: MALE_SIZES,
  unisex_strih: MALE_SIZES,
  detsky_strih: CHILD_SIZES,
}

/** Makes the rules for product choices from the shop's table of tags and sizes (rules 102 to 107). */
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
 * Goods made to a customer's order, which nobody can withdraw from, where the API sends no `made_to_order`.
 * Goods that need the customer's photos are among them. Add others here in the same form.
 */
export const MADE_TO_ORDER: readonly ProductPlan[] = ARTWORK_PLANS.filter(({ isRequired }) => isRequired)

/** Categories of garments. By law a garment's page names its material. */
export const GARMENT_CATEGORIES: readonly string[] = ['tricka', 'mikiny', 'siltovky']
