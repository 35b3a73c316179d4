import { ALL_CATEGORY, type ListedCategory, type Filters } from '../../catalogue/rules/catalogue.ts'
import { categoriesBelow, ownNameOf } from '../../catalogue/rules/category-tree.ts'
import { listingPath } from '../../listing/rules/listing-pages.ts'
import {
  formatListingAddress,
  plainQuery,
  type QueryLimits,
} from '../../product-index/rules/listing-query.ts'

export interface MenuItem {
  id: string
  /** The path of its link; for a group, that of its first entry. */
  href: string
  name: string
  /** The query string of its link, without the question mark. */
  args?: string
  /** True for a category with others below it: its children do not contain the page itself. */
  hasOwnPage?: true
  /** How its children are shown: as one list or in columns. */
  type?: 'dropdown' | 'megaMenu'
  children?: readonly MenuItem[]
}

/** An entry of the menu's plan. It is left out if the catalogue has nothing for it. */
export interface MenuPlanItem {
  id: string
  /** The category's own name unless given. */
  name?: string
  /** Slug of the listing that it leads to; missing for a group, which only has children. */
  category?: string
  /** Filters of the listing. The entry is left out if no product of the category passes them. */
  filters?: Filters
  /** Slug of the landing page for these filters. The entry leads there if the page was built. */
  landing?: string
  type?: MenuItem['type']
  children?: readonly MenuPlanItem[]
}

export type MenuCategory = Pick<
  ListedCategory,
  'slug' | 'name' | 'valueIds' | 'landings' | 'parent' | 'ownName'
>

export function menuAddress({ href, args }: Pick<MenuItem, 'href' | 'args'>): string {
  return args === undefined ? href : `${href}?${args}`
}

function letsThrough(filters: Filters, { valueIds }: MenuCategory): boolean {
  return Object.entries(filters).every(([attribute, ids]) =>
    ids.some((id) => valueIds[attribute]?.includes(id)),
  )
}

function toAddress(slug: string, filters: Filters, limits: QueryLimits): Pick<MenuItem, 'href' | 'args'> {
  const query = formatListingAddress({ ...plainQuery(slug, limits), filters }, limits)
  return query === '' ? { href: listingPath(slug) } : { href: `/produkty/${slug}`, args: query.slice(1) }
}

function plannedSlugs(plan: readonly MenuPlanItem[]): (string | undefined)[] {
  return plan.flatMap(({ category, children = [] }) => [category, ...plannedSlugs(children)])
}

/** A list with lists in it is shown in columns. */
function listType(children: readonly MenuItem[]): MenuItem['type'] & string {
  return children.some((child) => child.children) ? 'megaMenu' : 'dropdown'
}

/** The slugs of categories that the plan does not name: each needs an entry of its own. */
export function unplannedSlugs(
  plan: readonly MenuPlanItem[],
  categories: readonly Pick<MenuCategory, 'slug'>[],
): string[] {
  const planned = new Set([...plannedSlugs(plan), ALL_CATEGORY])
  return categories.map(({ slug }) => slug).filter((slug) => !planned.has(slug))
}

/**
 * The entries of the plan for which the catalogue has something, and the categories that the plan does not name. A
 * category below another is below its entry.
 * @param categories those with goods
 */
export function toMenu(
  plan: readonly MenuPlanItem[],
  categories: readonly MenuCategory[],
  limits: QueryLimits,
): { planned: MenuItem[]; others: MenuItem[] } {
  const unplanned = new Set(unplannedSlugs(plan, categories))
  const below = (slug: string) =>
    categoriesBelow(categories, slug)
      .filter((one) => unplanned.has(one.slug))
      .map((one) => toEntry(one, ownNameOf(one)))
  const toEntry = ({ slug }: MenuCategory, name: string): MenuItem => {
    const children = below(slug)
    const entry = { id: slug, name, href: listingPath(slug) }
    return children.length === 0 ? entry : { ...entry, hasOwnPage: true, children }
  }
  const toItems = (planned: MenuPlanItem): MenuItem[] => {
    const { id, filters = {} } = planned
    const category = categories.find(({ slug }) => slug === planned.category)
    const isThere = category !== undefined && letsThrough(filters, category)
    const children = [
      ...(planned.children ?? []).flatMap(toItems),
      ...(category && category.slug !== ALL_CATEGORY && !planned.filters ? below(category.slug) : []),
    ]
    const [first] = children
    const name = planned.name ?? category?.name ?? id
    const list = first && { ...(planned.type && { type: planned.type }), children }
    const landing = category?.landings.find(({ slug }) => slug === planned.landing)
    if (landing) return [{ id, name, href: listingPath(landing.slug), ...list }]
    if (isThere) return [{ id, name, ...toAddress(category.slug, filters, limits), ...list }]
    return first
      ? [{ id, name, href: first.href, ...(first.args !== undefined && { args: first.args }), ...list }]
      : []
  }
  const tops = categories.filter(({ slug, parent }) => unplanned.has(slug) && parent === undefined)
  const others = tops
    .map((category) => toEntry(category, category.name))
    .map((entry) => ({ ...entry, ...(entry.children && { type: listType(entry.children) }) }))
  return { planned: plan.flatMap(toItems), others }
}
