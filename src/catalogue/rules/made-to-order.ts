import type { ListedCategory } from './catalogue.ts'

/**
 * The ids of the products that are made to the customer's order (rule 125).
 * @param slugs of the categories whose goods are
 */
export function madeToOrder(
  categories: readonly Pick<ListedCategory, 'slug' | 'productIds'>[],
  slugs: readonly string[],
): ReadonlySet<number> {
  return new Set(
    categories.filter(({ slug }) => slugs.includes(slug)).flatMap(({ productIds }) => productIds),
  )
}
