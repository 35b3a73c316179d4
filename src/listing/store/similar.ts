import { ALL_CATEGORY } from '../../catalogue/rules/catalogue.ts'
import type { ListedProduct } from '../../catalogue/rules/product.ts'
import { ATTRIBUTES } from '../../config/ids.ts'
import { SIMILAR_SHOWN } from '../../config/product-limits.ts'
import { $productIndex } from '../../product-index/store.ts'
import { createSimilarProducts } from '../../product/rules/other-products.ts'

/** Products like this one, as its page shows them (rule 130); none where the API answers listings (decision 7). */
export function similarTo(id: number): ListedProduct[] {
  const index = $productIndex.get()
  const place = index?.products.findIndex((one) => one.id === id) ?? -1
  const own = index?.products[place]
  if (!index || !own) return []
  const cuts = index.attributes.find((attribute) => attribute.id === ATTRIBUTES.cut)?.values ?? []
  const [narrowest = []] = Object.entries(index.categories)
    .flatMap(([slug, places]) => (slug !== ALL_CATEGORY && places.includes(place) ? [places] : []))
    .toSorted((one, other) => one.length - other.length)
  const ofCategory = new Set(narrowest.map((at) => index.products[at]))
  return createSimilarProducts(
    {
      products: index.products,
      kindsOf: (row) =>
        ofCategory.has(row) ? [`${cuts.find((cut) => row.tags.includes(cut.id))?.id}`, ''] : [],
      isForSale: ({ isAvailable }) => isAvailable,
    },
    SIMILAR_SHOWN,
  )(own)
}
