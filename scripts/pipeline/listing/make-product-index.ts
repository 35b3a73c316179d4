import { ATTRIBUTES } from '../../../src/config/ids.ts'
import { ARTWORKS } from '../../../src/config/artwork.ts'
import { SEARCH_WORDS } from '../../../src/config/search-words.ts'
import { toProductRules } from '../../../src/config/product-rules.ts'
import { htmlToText } from '../../../src/text/plain-text.ts'
import type { ProductIndex } from '../../../src/product-index/rules/product-index.ts'
import { lackingPairs, soldOutColors } from '../../../src/product-index/rules/lacking-pairs.ts'
import { foldText } from '../../../src/text/fold.ts'
import { availableProducts } from '../../../src/product/rules/other-products.ts'
import { galleryPictures } from '../../../src/catalogue/rules/gallery.ts'
import { toCard, type ProductDetail } from '../../../src/catalogue/rules/product.ts'
import { ALL_CATEGORY, type Catalogue } from '../../../src/catalogue/rules/catalogue.ts'
import { filterTags, hasSizeTags, soldOutTags } from '../../../src/catalogue/rules/product-choices.ts'

/** What a product is made of, from its facts or from a line of its description. */
function materialOf({ information, descriptionHtml }: Catalogue['products'][number]): string {
  const [, described = ''] =
    /materiál\s*:([^<]*)/iu.exec(descriptionHtml.replaceAll(/<\/?(?:strong|b|em|span)>/gi, '')) ?? []
  return (information.material || htmlToText(described)).toLowerCase()
}

/** The index that filters and searches listings (decision 7). */
export function toProductIndex({ products, categories, attributes, settings }: Catalogue): ProductIndex {
  const rules = toProductRules(settings.sizeLabels)
  const available = new Set(availableProducts(products, rules))
  const times = [...new Set(products.map(({ createdAt }) => createdAt))].sort().reverse()
  const ages = new Map(times.map((time, age) => [time, age]))
  // A shop without such goods has no page about own print (rule 135).
  const isWithoutPrint = ARTWORKS.some(({ offer, isWithoutPrint }) => offer !== null && isWithoutPrint)
  const hasPrintable = !isWithoutPrint || products.some((product) => product.isWithoutPrint)
  const values = attributes.flatMap((attribute) => attribute.values)
  /** The fields of a product with offers (rule 137). The index needs no EAN. */
  const offered = (product: ProductDetail) => {
    const lacks = lackingPairs({ ...product, tags: filterTags(product, rules) }, rules.sizeLabels, values)
    return {
      ...(product.offers && { offers: product.offers.map((offer) => ({ ...offer, ean: '' })) }),
      ...(product.sizeName && { sizeName: product.sizeName }),
      ...(lacks.length > 0 && { lacks }),
    }
  }
  const places = new Map(products.map(({ id }, place) => [id, place]))
  return {
    products: products.map((product) => ({
      ...toCard(product),
      otherPicture: galleryPictures(product)[1]?.thumbnailPath ?? '',
      code: product.code,
      tags: filterTags(product, rules),
      sizes: product.sizes,
      // If tags name the sizes, nothing reads these.
      allOfSizes: hasSizeTags(product, rules) ? [] : product.allOfSizes,
      age: ages.get(product.createdAt) ?? 0,
      isAvailable: available.has(product),
      soldOut: [
        ...soldOutTags({ ...product, tags: filterTags(product, rules) }, rules),
        ...soldOutColors(product, values),
      ],
      ...offered(product),
      material: materialOf(product),
      ...(product.information.manufacturer?.name && { maker: product.information.manufacturer.name }),
      text: foldText(htmlToText(product.descriptionHtml)),
    })),
    categories: Object.fromEntries(
      categories.map(({ slug, productIds }) => [slug, productIds.flatMap((id) => places.get(id) ?? [])]),
    ),
    attributes: attributes.map(({ id, name, values }) => ({ id, name, values })),
    sizeAttribute: ATTRIBUTES.size,
    categoryNames: Object.fromEntries(
      categories.flatMap(({ slug, name }) => (slug === ALL_CATEGORY ? [] : [[slug, name]])),
    ),
    rightStems: [],
    words: { ...SEARCH_WORDS, prints: hasPrintable ? SEARCH_WORDS.prints : null },
  }
}
