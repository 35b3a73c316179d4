import type { ArtworkIds, ArtworkPlan } from './artwork.ts'
import { createPlanReader, type PlannedCategory, type ProductPlan } from './made-to-order.ts'
import type { Product } from './product.ts'

type PlannedProduct = Pick<Product, 'id' | 'slug' | 'name' | 'tags' | 'isWithoutPrint' | 'isMadeToOrder'>

/** The artwork that each product needs: that of the first plan which names the product. */
export function artworkIds(
  products: readonly PlannedProduct[],
  categories: readonly PlannedCategory[],
  plans: readonly (ProductPlan & Pick<ArtworkPlan, 'id' | 'isRequired'>)[],
): ArtworkIds {
  const readers = plans.map(({ id, isRequired, ...plan }) => {
    const isPlanned = createPlanReader(plan, categories)
    // The API's `made_to_order` overrides the plan: goods that are made ahead wait for no photos.
    const needs = (product: PlannedProduct) =>
      !(isRequired && product.isMadeToOrder === false) && isPlanned(product)
    return [id, needs] as const
  })
  const needed = products.flatMap((product) => {
    const [id] = readers.find(([, needs]) => needs(product)) ?? []
    return id === undefined ? [] : { id, product: product.id }
  })
  const idsOf = (id: string) => needed.filter((one) => one.id === id).map(({ product }) => product)
  return Object.fromEntries([...new Set(needed.map(({ id }) => id))].map((id) => [id, idsOf(id)]))
}
