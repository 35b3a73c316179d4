import { ALL_CATEGORY, type Catalogue } from '../../catalogue/rules/catalogue.ts'

/** How goods of a category are washed. */
export interface CategoryCare {
  name: string
  /** Each text once, the most frequent first. */
  texts: readonly string[]
}

/** The care of goods by category, as their pages say it; without categories of which nothing is known. @param most texts of a category */
export function careByCategory(
  { categories, products }: Pick<Catalogue, 'categories' | 'products'>,
  most: number,
): CategoryCare[] {
  const careOf = new Map(products.map(({ id, information }) => [id, information.care]))
  return categories
    .filter(({ slug }) => slug !== ALL_CATEGORY)
    .map(({ name, productIds }) => {
      const counts = new Map<string, number>()
      for (const care of productIds.flatMap((id) => careOf.get(id) || []))
        counts.set(care, (counts.get(care) ?? 0) + 1)
      const sorted = [...counts].sort(([, one], [, other]) => other - one)
      return { name, texts: sorted.slice(0, most).map(([care]) => care) }
    })
    .filter(({ texts }) => texts.length > 0)
}
