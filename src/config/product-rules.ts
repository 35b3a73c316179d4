import type { ArtworkPlan } from '../catalogue/rules/artwork.ts'
import type { ProductPlan } from '../catalogue/rules/made-to-order.ts'
import type { Cut, ProductRules } from '../catalogue/rules/product-choices.ts'
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
 * Photos and designs that customers send after the order (rule 134): for which goods, what, how many, where, and until
 * when. `ArtworkPlan` explains each value. A product may be meant by its category, by its slug, or as textile without print.
 */
export const ARTWORK_PLANS: readonly ArtworkPlan[] = [
  {
    id: 'photos',
    category: 'bjk-fotoboxy',
    exceptTags: [],
    exceptWords: ['podlož'],
    what: 'fotky',
    counted: { forms: { one: 'fotku', few: 'fotky', other: 'fotiek' }, nameWord: 'fot', byProduct: {} },
    email: null,
    days: 7,
    isRequired: true,
  },
  {
    id: 'design',
    isWithoutPrint: true,
    exceptTags: [],
    exceptWords: [],
    what: 'návrh potlače',
    counted: null,
    email: null,
    days: null,
    isRequired: false,
  },
]

/**
 * Goods made to the customer's order, from whose purchase nobody can withdraw (rule 125), where the API does not say
 * `made_to_order`. Those that need the customer's photos are among them; others are named here likewise.
 */
export const MADE_TO_ORDER: readonly ProductPlan[] = [...ARTWORK_PLANS.filter(({ isRequired }) => isRequired)]

/** Categories of garments, which by law have to say what they are made of (rule 131). */
export const GARMENT_CATEGORIES: readonly string[] = ['tricka', 'mikiny', 'siltovky']
