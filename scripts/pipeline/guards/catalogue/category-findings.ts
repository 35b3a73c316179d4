import { ALL_CATEGORY, type ListedCategory } from '../../../../src/catalogue/rules/catalogue.ts'
import { filledCategories } from '../../../../src/catalogue/rules/category-tree.ts'
import { listingPath } from '../../../../src/listing/rules/listing-pages.ts'
import { unplannedSlugs, type MenuPlanItem } from '../../../../src/site/rules/menu.ts'
import type { Finding } from '../../report/finding.ts'
import { REPORT } from '../../report/texts.ts'

/** How many categories no plan of the menu names (rule 905), and those that shoppers cannot tell apart (rule 928). */
export function categoryFindings(
  categories: readonly ListedCategory[],
  plan: readonly MenuPlanItem[],
): Finding[] {
  const { length } = unplannedSlugs(plan, filledCategories(categories))
  const own = categories.filter(({ slug }) => slug !== ALL_CATEGORY)
  const same = [...Map.groupBy(own, ({ name }) => name).values()].filter((group) => group.length > 1).flat()
  return [
    ...(length > 0 ? [{ kind: 'unplanned' as const, about: REPORT.categories(length) }] : []),
    ...same.map(({ slug, name }): Finding => ({ kind: 'same-name', about: name, href: listingPath(slug) })),
  ]
}
