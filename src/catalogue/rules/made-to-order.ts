import type { ListedCategory } from './catalogue.ts'

/** Ids of products made to the customer's order (rule 125); `slugs` are the categories of such goods. */
export function madeToOrder(
  categories: readonly Pick<ListedCategory, 'slug' | 'productIds'>[],
  slugs: readonly string[],
): ReadonlySet<number> {
  return new Set(
    categories.filter(({ slug }) => slugs.includes(slug)).flatMap(({ productIds }) => productIds),
  )
}
