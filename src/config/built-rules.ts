import { SIZE_LABELS } from './ids.ts'
import { toProductRules } from './product-rules.ts'

/** The rules for product choices with the sizes of this build (rule 406). Scripts in Node make their own. */
export const PRODUCT_RULES = toProductRules(import.meta.env.SIZE_LABELS ?? SIZE_LABELS)
