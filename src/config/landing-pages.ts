import type { LandingPlan } from '../listing/rules/landing-pages.ts'
import type { Filters } from '../listing/rules/listing-query.ts'

/** The cuts of menus and landing pages, each with its values of the attribute for cuts (rule 103). */
export const CUT_FILTERS = {
  damske: { '165': ['153'] },
  panske: { '165': ['152'] },
  unisex: { '165': ['174'] },
  detske: { '165': ['154', '172', '173'] },
} as const satisfies Readonly<Record<string, Filters>>

export type CutId = keyof typeof CUT_FILTERS

/** Category, cut and heading (rule 224). Their texts are in `src/content/landing-pages.md`. */
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

/** A page with fewer products is not built, because the category's filters show them as well. */
export const MIN_LANDING_PRODUCTS = 4
