import { toProductRules } from '../../../src/config/product/product-rules.ts'
import { htmlToText } from '../../../src/catalogue/text.ts'
import type { ListingIndex } from '../../../src/domain/listing/listing-index.ts'
import { foldText } from '../../../src/domain/listing/search.ts'
import { orderableProducts } from '../../../src/domain/product/others-to-buy.ts'
import { soldOutTags } from '../../../src/domain/product/product-choices.ts'
import { toCard } from '../../../src/domain/product/product.ts'
import type { Catalogue } from '../../../src/domain/shop/catalogue.ts'

/** The listing's index of a shop (decision 7). */
export function toListingIndex({ products, categories, attributes, settings }: Catalogue): ListingIndex {
  const rules = toProductRules(settings.sizeLabels)
  const orderable = new Set(orderableProducts(products, rules))
  const times = [...new Set(products.map(({ createdAt }) => createdAt))].sort().reverse()
  const ages = new Map(times.map((time, age) => [time, age]))
  const places = new Map(products.map(({ id }, place) => [id, place]))
  return {
    products: products.map((product) => ({
      ...toCard(product),
      code: product.code,
      tags: product.tags,
      variants: product.variants,
      sizes: product.sizes,
      age: ages.get(product.createdAt) ?? 0,
      isAvailable: orderable.has(product),
      soldOut: soldOutTags(product, rules),
      text: foldText(htmlToText(product.descriptionHtml)),
    })),
    categories: Object.fromEntries(
      categories.map(({ slug, productIds }) => [slug, productIds.flatMap((id) => places.get(id) ?? [])]),
    ),
    attributes: attributes.map(({ id, name, values }) => ({ id, name, values })),
  }
}
