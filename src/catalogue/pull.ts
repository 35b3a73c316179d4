import pLimit from 'p-limit'
import {
  getEshopConfig,
  getNewestProducts,
  getProduct,
  getProducts,
  type Listing,
  type ShopConfig,
} from '../api/calls.ts'
import type { ApiClient } from '../api/client.ts'
import { DEFAULT_SETTINGS } from '../config/settings.ts'
import { FIXED_ATTRIBUTE_IDS } from '../config/limits.ts'
import {
  ALL_CATEGORY,
  type Attribute,
  type Banner,
  type Catalogue,
  type Category,
  type ListedCategory,
  type ShopSettings,
} from '../domain/catalogue.ts'
import { parseBannerLink } from '../domain/banner-link.ts'
import type { Product, ProductDetail } from '../domain/product.ts'
import { CatalogueError } from './guard.ts'
import { sanitiseHtml } from './sanitise.ts'

/** What a pull tells of its progress. */
export interface PullProgress {
  stage: 'config' | 'listings' | 'products'
  done: number
  total: number
}

export interface PullOptions {
  /** Calls at one time. */
  concurrency: number
  /** Products asked for with one listing call. */
  pageSize: number
  /** ISO time that the snapshot is stamped with. */
  now: string
  onProgress?: (progress: PullProgress) => void
  /** Told of what the shop goes online without, and what would mend it. */
  onFlaw?: (flaw: string) => void
}

/**
 * Reads the whole shop: configuration, categories, every listing page, each product's detail.
 * The result is validated and its HTML sanitised; it is not guarded yet.
 * @throws {ApiError} when a call fails for good
 * @throws {CatalogueError} when the answers contradict each other
 */
export async function pullCatalogue(api: ApiClient, options: PullOptions): Promise<Catalogue> {
  const limit = pLimit(options.concurrency)
  const report = options.onProgress ?? (() => undefined)

  report({ stage: 'config', done: 0, total: 2 })
  const [config, newest] = await Promise.all([getEshopConfig(api), getNewestProducts(api)])
  report({ stage: 'config', done: 2, total: 2 })

  const pull = (category: string) => pullListing(api, category, options.pageSize, limit)
  const everything = await pull(ALL_CATEGORY)
  const slugs = everything.first.data.categories
    .map((category) => category.slug)
    .filter((slug) => slug !== ALL_CATEGORY)
  let done = 1
  report({ stage: 'listings', done, total: slugs.length + 1 })
  const listings = await Promise.all(
    slugs.map(async (slug) => {
      const listing = await pull(slug)
      report({ stage: 'listings', done: ++done, total: slugs.length + 1 })
      return listing
    }),
  )

  const attributes = toAttributes([everything, ...listings])
  const categories = [
    toCategory(ALL_CATEGORY, everything, attributes),
    ...listings.map((one, i) => toCategory(slugs[i] ?? '', one, attributes)),
  ]
  const products = await pullDetails(api, uniqueProducts([everything, ...listings]), limit, report)
  return {
    pulledAt: options.now,
    settings: toSettings(config),
    banners: toBanners(config, options.onFlaw),
    categories,
    attributes,
    products,
    newestIds: newest.map((product) => product.id),
  }
}

interface PulledListing {
  first: Listing
  products: readonly Product[]
}

type Limit = ReturnType<typeof pLimit>

/** Reads all pages of one category and makes sure that together they are what the first page promised. */
async function pullListing(
  api: ApiClient,
  category: string,
  pageSize: number,
  limit: Limit,
): Promise<PulledListing> {
  const page = (number: number) =>
    limit(() =>
      getProducts(api, {
        page: number,
        count: pageSize,
        category,
        oldCategory: '',
        search: '',
        filters: {},
        fixedAttributeIds: FIXED_ATTRIBUTE_IDS,
        hasEmptyCategories: true,
      }),
    )
  const first = await page(1)
  const total = first.meta.whole_prod_count
  const pages = Math.ceil(total / pageSize)
  const rest = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, i) => page(i + 2)))
  const products = [
    ...new Map([first, ...rest].flatMap((one) => one.data.products).map((p) => [p.id, p])).values(),
  ]
  if (products.length !== total)
    throw new CatalogueError([
      `get_products(category=${category}) promised ${total} products and gave ${products.length}: ` +
        'the catalogue changed while it was read, or the API gives fewer to a page than asked; build again',
    ])
  return { first, products }
}

/** Every product once, in the order of the first listing, then what only a later one has. */
function uniqueProducts(listings: readonly PulledListing[]): Product[] {
  return [
    ...new Map(listings.flatMap((one) => one.products).map((product) => [product.id, product])).values(),
  ]
}

async function pullDetails(
  api: ApiClient,
  products: readonly Product[],
  limit: Limit,
  report: (progress: PullProgress) => void,
): Promise<ProductDetail[]> {
  let done = 0
  report({ stage: 'products', done, total: products.length })
  return Promise.all(
    products.map((listed) =>
      limit(async () => {
        const detail = await getProduct(api, { slug: listed.slug })
        if (detail?.id !== listed.id)
          throw new CatalogueError([
            `get_product(slug=${listed.slug}) gave ${detail ? `product ${detail.id}` : 'nothing'}, ` +
              `but get_products lists product ${listed.id} under that slug: give each product its own slug`,
          ])
        report({ stage: 'products', done: ++done, total: products.length })
        return { ...detail, descriptionHtml: sanitiseHtml(detail.descriptionHtml) }
      }),
    ),
  )
}

/** The values that occur among some products, by attribute. */
function toValueIds(
  products: readonly Product[],
  attributes: readonly Attribute[],
): ListedCategory['valueIds'] {
  const tags = new Set(products.flatMap((product) => product.tags))
  const occurring = attributes.map(
    ({ id, values }) => [id, values.map((value) => value.id).filter((value) => tags.has(value))] as const,
  )
  return Object.fromEntries(occurring.filter(([, ids]) => ids.length > 0))
}

function toCategory(
  slug: string,
  { first, products }: PulledListing,
  attributes: readonly Attribute[],
): ListedCategory {
  const { catInfo, categories } = first.data
  const name =
    catInfo.name ||
    categories.find((category: Omit<Category, 'descriptionHtml'>) => category.slug === slug)?.name
  return {
    slug,
    name: name || slug,
    descriptionHtml: sanitiseHtml(catInfo.text),
    productIds: products.map((product) => product.id),
    valueIds: toValueIds(products, attributes),
  }
}

function toAttributes(listings: readonly PulledListing[]): Attribute[] {
  const attributes = new Map<string, { name: string; isFixed: boolean; values: Map<string, string> }>()
  const add = (
    isFixed: boolean,
    names: { id: string; name: string }[],
    values: { id: string; attribute_id: string; name: string }[],
  ) => {
    for (const { id, name } of names)
      if (!attributes.has(id)) attributes.set(id, { name, isFixed, values: new Map() })
    for (const value of values) attributes.get(value.attribute_id)?.values.set(value.id, value.name)
  }
  for (const { data } of listings.map((one) => one.first)) {
    add(true, data.fixed_category_attributes, data.fixed_category_attribute_values)
    add(false, data.category_attributes, data.category_attribute_values)
  }
  return [...attributes].map(([id, { name, isFixed, values }]) => ({
    id,
    name,
    isFixed,
    values: [...values].map(([valueId, valueName]) => ({ id: valueId, name: valueName })),
  }))
}

/** The banners; a link that is none of the shop's or plain http(s) is left out and told. */
function toBanners({ banners }: ShopConfig, onFlaw: PullOptions['onFlaw']): Banner[] {
  return banners.map((banner) => {
    const link = parseBannerLink(banner.link)
    if (link === null && banner.link.trim() !== '')
      onFlaw?.(
        `banner "${banner.name}" leads nowhere, because of its link ${JSON.stringify(banner.link)}: ` +
          'use a path of the shop such as /produkty/tricka, or an address with http(s)://',
      )
    return { ...banner, link }
  })
}

/** The built-in settings with whatever the shop's configuration overrides (design decision 13). */
function toSettings(config: ShopConfig): ShopSettings {
  const sizes = Object.entries(config.allSizes ?? {})
  return {
    deliveryFreeFromCents: config.deliveryFreeFrom ?? DEFAULT_SETTINGS.deliveryFreeFromCents,
    deliveryOptions: config.deliveryOptions?.length
      ? config.deliveryOptions
      : DEFAULT_SETTINGS.deliveryOptions,
    paymentOptions: config.paymentOptions?.length ? config.paymentOptions : DEFAULT_SETTINGS.paymentOptions,
    sizeLabels: sizes.length > 0 ? sizes : DEFAULT_SETTINGS.sizeLabels,
  }
}
