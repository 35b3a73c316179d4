import type { Catalogue } from '../../../src/domain/shop/catalogue.ts'
import {
  abbreviate,
  slugify,
  type Column,
  type ListingIndexFile,
} from '../../../src/domain/listing/listing-index.ts'
import { toProductRules } from '../../../src/config/product/product-rules.ts'
import { orderableProducts } from '../../../src/domain/product/others-to-buy.ts'
import type { ProductDetail } from '../../../src/domain/product/product.ts'
import { splitSentences } from '../../../src/domain/listing/listing-search.ts'
import { foldText } from '../../../src/domain/listing/search.ts'
import { htmlToText } from '../../../src/catalogue/text.ts'

/** Gives each distinct value an ordinal, in the order in which they come. */
function createOrdinals<T>() {
  const ordinals = new Map<unknown, number>()
  const values: T[] = []
  return {
    values,
    of(value: T): number {
      const key = typeof value === 'object' ? JSON.stringify(value) : value
      const known = ordinals.get(key)
      if (known !== undefined) return known
      ordinals.set(key, values.length)
      return values.push(value) - 1
    },
  }
}

function toColumn<T>(items: readonly T[]): Column<T> {
  const ordinals = createOrdinals<T>()
  return { at: items.map((item) => ordinals.of(item)), values: ordinals.values }
}

const sentences = new WeakMap<ProductDetail, readonly string[]>()

/** The folded sentences of a product's description. Each product is in several indexes, so they are made only once. */
function sentencesOf(product: ProductDetail): readonly string[] {
  const known = sentences.get(product)
  if (known) return known
  const found = splitSentences(foldText(htmlToText(product.descriptionHtml)))
  sentences.set(product, found)
  return found
}

function toSteps(numbers: readonly number[]): number[] {
  return numbers.map((number, i) => number - (numbers[i - 1] ?? 0))
}

/**
 * The listing index of some categories, or of all (decision 7): every product of them once, in the shop's order, with
 * what filters, search, cards and quick view need.
 */
export function toListingIndex(catalogue: Catalogue, slugs?: readonly string[]): ListingIndexFile {
  const categories = catalogue.categories.filter(({ slug }) => slugs?.includes(slug) ?? true)
  const listed = new Set(categories.flatMap((category) => category.productIds))
  const products = catalogue.products.filter((product) => listed.has(product.id))
  const ordinalOf = new Map(products.map((product, ordinal) => [product.id, ordinal]))
  const orderable = new Set(orderableProducts(products, toProductRules(catalogue.settings.sizeLabels)))
  const times = [...new Set(products.map(({ createdAt }) => createdAt))].sort().reverse()
  const ages = new Map(times.map((time, age) => [time, age]))
  const valueIds = createOrdinals<string>()
  const sentenceOrdinals = createOrdinals<string>()
  const column = <T>(field: (product: ProductDetail) => T) => toColumn(products.map(field))
  return {
    ids: toSteps(products.map((product) => product.id)),
    names: products.map((product) => product.name),
    codes: column(({ code, id }) => abbreviate(code, [String(id)])),
    slugs: column(({ slug, name, code }) => abbreviate(slug, [slugify(name), code.toLowerCase()])),
    imagePaths: column(({ imagePath, slug }) => abbreviate(imagePath, [slug])),
    prices: column(({ priceCents, priceBeforeCents }) =>
      priceBeforeCents === null ? [priceCents] : [priceCents, priceBeforeCents],
    ),
    statuses: column((product) => product.status),
    ages: toSteps(products.map(({ createdAt }) => ages.get(createdAt) ?? 0)),
    unavailable: toSteps(products.flatMap((product, ordinal) => (orderable.has(product) ? [] : [ordinal]))),
    tags: column((product) => product.tags.map((tag) => valueIds.of(tag))),
    valueIds: valueIds.values,
    sizes: column((product) => product.sizes),
    colors: column((product) => product.variants.map((variant) => variant.name)),
    swatches: column((product) => product.swatches),
    texts: products.map((product) => sentencesOf(product).map((sentence) => sentenceOrdinals.of(sentence))),
    sentences: sentenceOrdinals.values,
    categories: Object.fromEntries(
      categories.map(({ slug, productIds }) => [
        slug,
        toSteps(productIds.flatMap((id) => ordinalOf.get(id) ?? [])),
      ]),
    ),
  }
}
