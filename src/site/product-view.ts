import { OTHERS_SHOWN, SIMILAR_SHOWN } from '../config/product-limits.ts'
import { PICTURE_ROLES } from '../config/pictures.ts'
import { BRANDS } from '../config/ids.ts'
import { MADE_TO_ORDER, toProductRules } from '../config/product-rules.ts'
import { SHOP } from '../config/shop.ts'
import { DESCRIPTION_LENGTH } from '../config/search-engines.ts'
import { deliveredCents, deliveryTerms, saleTerms } from '../cart/rules/delivery.ts'
import type { JsonLdFacts } from '../seo/product-json-ld.ts'
import { remember } from '../catalogue/rules/collections.ts'
import { galleryPictures } from '../catalogue/rules/gallery.ts'
import { artworkOf } from '../catalogue/rules/artwork.ts'
import { madeToOrder } from '../catalogue/rules/made-to-order.ts'
import type { ViewPicture } from '../product/Gallery.tsx'
import { availableProducts, othersToBuy, createSimilarProducts } from '../product/rules/other-products.ts'
import {
  showablePictures,
  shownPicture,
  type MediaHost,
  type PictureRole,
} from '../catalogue/rules/picture.ts'
import { ownNames } from '../catalogue/rules/own-names.ts'
import { productChoices } from '../catalogue/rules/product-choices.ts'
import { brandOf, type CardProduct, type ProductDetail } from '../catalogue/rules/product.ts'
import type { Banner, ListedCategory } from '../catalogue/rules/catalogue.ts'
import { createCategoryFinder } from '../catalogue/rules/category-tree.ts'
import { artworkFacts, type PagesData } from './pages-data.ts'
import { htmlToText, shorten } from '../text/plain-text.ts'

/** `description` is shortened for search engines; '' for none. */
export interface ProductView extends JsonLdFacts {
  product: ProductDetail
  /** The name that no other product has, for the page's title and heading. */
  ownName: string
  /** Its most specific category after those above it, from the top; empty for none. */
  categories: readonly Pick<ListedCategory, 'slug' | 'name' | 'ownName'>[]
  pictures: readonly ViewPicture[]
  /** The photos or design that a customer sends for it. */
  artwork: string | undefined
  /** Products that the page offers when this one cannot be bought. */
  others: readonly CardProduct[]
  /** Similar products (rule 130). */
  similar: readonly CardProduct[]
  banners: readonly Banner[]
}

/** Prepares the data that several pages share, and makes a function for the data of one page. */
export function createProductViews(
  { catalogue, pictures: builtPictures }: PagesData,
  mediaHost: MediaHost,
): (product: ProductDetail) => ProductView {
  const { products, settings, categories } = catalogue
  const rules = toProductRules(settings.sizeLabels)
  const banners = catalogue.banners.filter((banner) => banner.placement === 'bottom-product')
  const pathOf = createCategoryFinder(categories)
  const madeToOrderIds = madeToOrder(products, categories, MADE_TO_ORDER)
  const neededArtwork = artworkFacts(catalogue)
  const days = deliveryTerms(settings.deliveryOptions, SHOP)
  const availableOf = remember((category: ListedCategory) => {
    const ids = new Set(category.productIds)
    return availableProducts(
      products.filter(({ id }) => ids.has(id)),
      rules,
    )
  })
  const nameOf = ownNames(products)
  const choicesOf = remember((product: ProductDetail) => productChoices(product, rules))
  const similarTo = createSimilarProducts(
    {
      products,
      kindsOf: (product) => {
        const category = pathOf(product.id).at(-1)?.slug
        return category ? [`${category} ${String(choicesOf(product).cuts[0].cut)}`, category] : []
      },
      isForSale: (product) => choicesOf(product).unavailable === null,
    },
    SIMILAR_SHOWN,
  )
  const shown = (role: PictureRole, path: string, hostPath: string) =>
    shownPicture({ path, hostPath }, role, mediaHost, builtPictures)

  return (product) => {
    const choices = choicesOf(product)
    const isAvailable = choices.unavailable === null
    const path = pathOf(product.id)
    const category = path.at(-1)
    const others = isAvailable || !category ? [] : othersToBuy(product, availableOf(category), OTHERS_SHOWN)
    // A page that offers other products instead of its own shows no similar products.
    const similar = others.length > 0 ? [] : similarTo(product)
    return {
      product,
      ownName: nameOf(product),
      choices,
      isAvailable,
      banners,
      artwork: artworkOf(product.id, neededArtwork),
      terms: saleTerms(days, madeToOrderIds.has(product.id)),
      categories: path,
      brand: brandOf(product, BRANDS),
      description: shorten(htmlToText(product.descriptionHtml), DESCRIPTION_LENGTH.max),
      pictures: showablePictures(galleryPictures(product), builtPictures).map((picture) => ({
        ...picture,
        large: shown(PICTURE_ROLES.main, picture.path, picture.path),
        thumb: shown(PICTURE_ROLES.thumb, picture.path, picture.thumbnailPath),
      })),
      deliveryCents: deliveredCents(product.priceCents, settings),
      others,
      similar,
    }
  }
}
