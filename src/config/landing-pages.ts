import type { LandingPlan, Filters } from '../catalogue/rules/catalogue.ts'
import { ATTRIBUTES, CUT_TAGS } from './ids.ts'

/** The cuts that menus and landing pages offer, each as a filter (rule 103). */
export const CUT_FILTERS = {
  damske: { [ATTRIBUTES.cut]: CUT_TAGS.damsky_strih },
  panske: { [ATTRIBUTES.cut]: CUT_TAGS.pansky_strih },
  unisex: { [ATTRIBUTES.cut]: CUT_TAGS.unisex_strih },
  detske: { [ATTRIBUTES.cut]: CUT_TAGS.detsky_strih.toSorted() },
} as const satisfies Readonly<Record<string, Filters>>

export type CutId = keyof typeof CUT_FILTERS

/** Category, cut and heading of each landing page. Their texts are in `src/content/landing-pages.md`. */
const TABLE: readonly (readonly [category: string, cut: CutId, name: string])[] = [
  ['tricka', 'damske', 'Dámske tričká'],
  ['tricka', 'panske', 'Pánske tričká'],
  ['tricka', 'unisex', 'Unisex tričká'],
  ['tricka', 'detske', 'Detské tričká'],
  ['mikiny', 'damske', 'Dámske mikiny'],
  ['mikiny', 'panske', 'Pánske mikiny'],
  ['mikiny', 'unisex', 'Unisex mikiny'],
  ['mikiny', 'detske', 'Detské mikiny'],
]

export const LANDING_PAGES: readonly LandingPlan[] = TABLE.map(([category, cut, name]) => ({
  slug: `${category}/${cut}`,
  category,
  name,
  filters: CUT_FILTERS[cut],
}))

/** A landing page with fewer products is not built: the category's filters show these products as well. */
export const MIN_LANDING_PRODUCTS = 4
