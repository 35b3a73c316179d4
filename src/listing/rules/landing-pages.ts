import type { Product } from '../../catalogue/rules/product.ts'
import type { Filters, LandingPage, LandingPlan } from '../../catalogue/rules/catalogue.ts'

/** The products that pass filters (rule 203). */
export function filterProducts<T extends Pick<Product, 'tags'>>(
  products: readonly T[],
  filters: Filters,
): T[] {
  const asked = Object.values(filters)
  return products.filter(({ tags }) => asked.every((ids) => ids.some((id) => tags.includes(id))))
}

/**
 * The planned pages of a category that have at least `minProducts` products. Their filters keep only values that the
 * category's products have.
 */
export function landingPages(
  plan: readonly LandingPlan[],
  { slug, valueIds }: { slug: string; valueIds: Readonly<Record<string, readonly string[]>> },
  products: readonly Pick<Product, 'tags'>[],
  minProducts: number,
): LandingPage[] {
  return plan
    .filter(({ category }) => category === slug)
    .map(({ slug: path, name, filters }) => {
      const occurring = Object.entries(filters).map(
        ([attribute, ids]) =>
          [attribute, ids.filter((id) => valueIds[attribute]?.includes(id)).sort()] as const,
      )
      return { slug: path, name, filters: Object.fromEntries(occurring) }
    })
    .filter(({ filters }) => filterProducts(products, filters).length >= minProducts)
}
