import { NEWEST_SHOWN, OTHERS_SHOWN } from '../../config/limits.ts'
import { MADE_TO_ORDER_CATEGORIES } from '../../config/product/made-to-order.ts'
import { toProductRules } from '../../config/product/product-rules.ts'
import { galleryPictures } from '../../domain/product/gallery.ts'
import { madeToOrder } from '../../domain/product/made-to-order.ts'
import { newestProducts } from '../../domain/product/newest-products.ts'
import { orderableProducts, othersToBuy } from '../../domain/product/others-to-buy.ts'
import { productChoices } from '../../domain/product/product-choices.ts'
import { toCard, type CardProduct, type ProductDetail } from '../../domain/product/product.ts'
import type { Pictures } from '../../domain/product/picture.ts'
import {
  ALL_CATEGORY,
  type Banner,
  type Catalogue,
  type Category,
  type ListedCategory,
} from '../../domain/shop/catalogue.ts'
import { pageFrame, pictureEntries, type PageFrame, type PictureEntries } from './page-frame.ts'

/** Everything that a product's page shows. */
export interface ProductPage {
  product: ProductDetail
  /** The first category that lists it, beside the one of everything; `null` when there is none. */
  category: Pick<Category, 'slug' | 'name'> | null
  isMadeToOrder: boolean
  /** What can be bought in place of a product that cannot. */
  others: readonly CardProduct[]
  newest: readonly CardProduct[]
  banners: readonly Banner[]
  pictures: PictureEntries
  frame: PageFrame
}

/** The category of each product, by its id. */
function categoriesByProduct(categories: readonly ListedCategory[]): ReadonlyMap<number, ListedCategory> {
  const found = new Map<number, ListedCategory>()
  for (const category of categories)
    if (category.slug !== ALL_CATEGORY)
      for (const id of category.productIds) if (!found.has(id)) found.set(id, category)
  return found
}

/** The pages of all products, in the shop's order. What several of them show is one object. */
export function productPages(catalogue: Catalogue, pictures: Pictures): ProductPage[] {
  const { products, settings } = catalogue
  const rules = toProductRules(settings.sizeLabels)
  const frame = pageFrame(catalogue)
  const banners = catalogue.banners.filter((banner) => banner.placement === 'bottom-product')
  // One more than a page shows: its own product is not among them.
  const newestOfAll = newestProducts(catalogue, NEWEST_SHOWN + 1).map(toCard)
  const newestOfMost = newestOfAll.slice(0, NEWEST_SHOWN)
  const categoryOf = categoriesByProduct(catalogue.categories)
  const namedCategories = new Map(
    catalogue.categories.map((category) => [category, { slug: category.slug, name: category.name }]),
  )
  const madeToOrderIds = madeToOrder(catalogue.categories, MADE_TO_ORDER_CATEGORIES)
  const orderable = new Map<ListedCategory, ProductDetail[]>()
  const orderableOf = (category: ListedCategory) => {
    const known = orderable.get(category)
    if (known) return known
    const ids = new Set(category.productIds)
    const found = orderableProducts(
      products.filter(({ id }) => ids.has(id)),
      rules,
    )
    orderable.set(category, found)
    return found
  }

  // What cannot be bought is not among those that can: products with the same tags have the same others.
  const othersFound = new Map<ListedCategory, Map<string, CardProduct[]>>()
  const othersOf = (product: ProductDetail, category: ListedCategory) => {
    const byTags = othersFound.get(category) ?? new Map<string, CardProduct[]>()
    othersFound.set(category, byTags)
    const key = product.tags.join()
    const known = byTags.get(key)
    if (known) return known
    const found = othersToBuy(product, orderableOf(category), OTHERS_SHOWN).map(toCard)
    byTags.set(key, found)
    return found
  }

  return products.map((product) => {
    const category = categoryOf.get(product.id)
    const isOrderable = productChoices(product, rules).notOrderable === null
    const others = isOrderable || !category ? [] : othersOf(product, category)
    const newest = newestOfMost.some(({ id }) => id === product.id)
      ? newestOfAll.filter(({ id }) => id !== product.id)
      : newestOfMost
    const shown = [
      ...galleryPictures(product).map(({ path }) => path),
      ...banners.map(({ imagePath }) => imagePath),
    ]
    return {
      product,
      category: (category && namedCategories.get(category)) ?? null,
      isMadeToOrder: madeToOrderIds.has(product.id),
      others,
      newest,
      banners,
      pictures: pictureEntries(
        [...shown, ...[...others, ...newest].map(({ imagePath }) => imagePath)],
        pictures,
      ),
      frame,
    }
  })
}
