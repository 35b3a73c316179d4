import pLimit from 'p-limit'
import { readConfig, readNewest } from './build-calls.ts'
import type { ShopConfig } from '../../../src/api/calls.ts'
import type { ApiClient } from '../../../src/api/client.ts'
import { goodProducts, type FaultyProduct } from './readings.ts'
import { DEFAULT_SETTINGS } from '../../../src/config/checkout-settings.ts'
import { ATTRIBUTES } from '../../../src/config/ids.ts'
import type { PagesData } from '../../../src/site/pages-data.ts'
import type { ShopSettings } from '../../../src/catalogue/rules/settings.ts'
import { LANDING_PAGES, MIN_LANDING_PRODUCTS } from '../../../src/config/landing-pages.ts'
import { landingPages } from '../../../src/listing/rules/listing-pages.ts'
import type { Product } from '../../../src/catalogue/rules/product.ts'
import {
  ALL_CATEGORY,
  type Attribute,
  type Banner,
  bannerTitle,
  type Catalogue,
  type Category,
  type ListedCategory,
} from '../../../src/catalogue/rules/catalogue.ts'
import { placeCategories } from '../../../src/catalogue/rules/category-tree.ts'
import { hasWord, readSettings, type SettingsReading } from './read-settings.ts'
import { ADDRESS_WORDS, BOX_WORDS } from '../../../src/config/kind-words.ts'
import { quote } from '../../../src/text/quote.ts'
import { parseBannerLink } from '../../../src/home/rules/banner-link.ts'
import { pointFindings, type Finding } from '../report/finding.ts'
import { pullPoints, toPointsFile, type PointList } from './pull-points.ts'
import { pullDetails } from './pull-details.ts'
import {
  findPagingFault,
  gatherListed,
  pullListing,
  readCanRefine,
  type PulledListing,
} from './pull-listing.ts'
import { cleanHtml } from './sanitise.ts'

/** Limits for the sake of the API, a small PHP program. */
export const PULL_LIMITS = {
  /** How many calls run at a time. */
  concurrency: 8,
  /** How many products one call of a listing asks for. */
  pageSize: 200,
}

export interface PullOptions extends Readonly<typeof PULL_LIMITS> {
  /** The ISO time of the pull. */
  now: string
  /** Called with a line of progress. */
  onProgress?: (line: string) => void
}

/** The result of a pull: the shop without the products that cannot go online. */
export interface PulledCatalogue {
  catalogue: Catalogue
  leftOut: readonly FaultyProduct[]
  /** Findings about the API's responses. `catalogueFindings` finds those about the catalogue. */
  findings: readonly Finding[]
  /** The labels of sizes by tag, without tags that only the filter has. */
  sizeLabels: ShopSettings['sizeLabels']
  /** The number of products that the API lists, left-out ones included. */
  listed: number
  /** The names of settings that the API sends. The others are built in (rule 406). */
  givenSettings: string[]
  /** How deliveries and payments were read (rule 413). */
  readings: SettingsReading['readings']
  settingsFaults: SettingsReading['faults']
  /** The pick-up points of each delivery that has some, and the files of the points by name. */
  pointLists: readonly PointList[]
  pointFiles: PagesData['pointFiles']
  /** The difference between the second page of a listing and what should follow the first, if any. */
  pagingFault?: string | undefined
}

/**
 * Reads the whole shop: configuration, categories, every page of the listings, each product's detail. Validates the result
 * and cleans its HTML. `guardCatalogue` has still to check it.
 * @throws {ApiError} when a call fails for good
 * @throws {CatalogueError} when the listings contradict themselves
 */
export async function pullCatalogue(api: ApiClient, options: PullOptions): Promise<PulledCatalogue> {
  const limit = pLimit(options.concurrency)
  const report = options.onProgress ?? (() => undefined)
  const [{ config, unread }, newest] = await Promise.all([readConfig(api), readNewest(api)])

  const readingPoints = pullPoints(api, config)
  const pull = (category: string) => pullListing(api, category, options.pageSize, limit)
  const everything = await pull(ALL_CATEGORY)
  const canRefine = await readCanRefine(api)
  const pagingFault = await findPagingFault(api, everything)
  const slugs = everything.first.data.categories
    .map((category) => category.slug)
    .filter((slug) => slug !== ALL_CATEGORY)
  report(`listings: ${slugs.length + 1}`)
  const listings = [everything, ...(await Promise.all(slugs.map(pull)))]

  const listed = gatherListed(listings)
  let read = 0
  const total = listed.entries.length
  const step = Math.ceil(total / 10)
  const onRead = () => {
    if (++read % step === 0) report(`products: ${read} of ${total}`)
  }
  const { products, leftOut, findings } = await pullDetails(api, listed.entries, limit, onRead)

  const online = new Map(products.map((product) => [product.id, product]))
  const attributes = toAttributes(listings)
  const { categories: sent } = everything.first.data
  const pulled = listings.map((listing) =>
    toCategory(
      listing,
      goodProducts([...listing.products.values()]).flatMap(({ id }) => online.get(id) ?? []),
      attributes,
      sent,
    ),
  )
  const categories = placeCategories(pulled)
  const pointLists = await readingPoints
  const files = new Map(
    pointLists.flatMap(({ id, points }) => (points.length > 0 ? [[id, toPointsFile(points)]] : [])),
  )
  const { settings, readings, faults } = readSettings(
    config,
    DEFAULT_SETTINGS,
    ({ id }) => files.get(id)?.address,
  )
  const sizeLabels = config.allSizes?.length ? config.allSizes : DEFAULT_SETTINGS.sizeLabels
  const catalogue: Catalogue = {
    pulledAt: options.now,
    settings: { ...settings, sizeLabels: withFilterSizes(sizeLabels, attributes) },
    banners: toBanners(config),
    categories,
    attributes,
    products,
    newestIds: goodProducts(newest).map((product) => product.id),
    canRefine,
  }
  return {
    catalogue,
    leftOut: [...listed.leftOut, ...leftOut],
    findings: [
      ...once([...unread, ...listings.flatMap(({ first }) => first.unread)]),
      ...findings,
      ...bannerFindings(config),
      ...pointFindings(pointLists),
      ...daysFindings(readings),
      ...boxFindings(readings),
    ],
    sizeLabels,
    listed: total + listed.leftOut.length,
    pointLists,
    pointFiles: Object.fromEntries([...files.values()].map(({ name, content }) => [name, content])),
    pagingFault,
    givenSettings: SETTINGS.filter(
      (name) => Object.keys(config[name] ?? {}).length > 0 || typeof config[name] === 'number',
    ),
    readings,
    settingsFaults: faults,
  }
}

/** The findings without repetitions: many listings have the same filters. */
function once(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()]
}

/** The values that these products have, by attribute. */
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
  { category: slug, first: { data } }: PulledListing,
  products: readonly Product[],
  attributes: readonly Attribute[],
  sent: readonly (Pick<Category, 'slug'> & { parent: string })[],
): ListedCategory {
  const { catInfo, categories } = data
  const name =
    catInfo.name ||
    categories.find((category: Omit<Category, 'descriptionHtml'>) => category.slug === slug)?.name
  const valueIds = toValueIds(products, attributes)
  const parent = sent.find((one) => one.slug === slug)?.parent
  return {
    slug,
    name: name || slug,
    ...(parent && { parent }),
    descriptionHtml: cleanHtml(catInfo.text).html,
    productIds: products.map((product) => product.id),
    valueIds,
    landings: landingPages(LANDING_PAGES, { slug, valueIds }, products, MIN_LANDING_PRODUCTS),
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

/** The banners, without links that lead neither into the shop nor to http(s). */
function toBanners({ banners }: ShopConfig): Banner[] {
  return banners.map((banner) => ({ ...banner, link: parseBannerLink(banner.link) }))
}

function bannerFindings({ banners }: ShopConfig): Finding[] {
  return banners
    .filter(({ link }) => link.trim() !== '' && parseBannerLink(link) === null)
    .map((banner) => ({
      kind: 'banner-link',
      about: bannerTitle(banner),
      note: banner.link,
    }))
}

/** Findings about deliveries with impossible working days. */
function daysFindings(readings: SettingsReading['readings']): Finding[] {
  return readings
    .filter((reading) => 'oddDays' in reading)
    .map(({ name, oddDays }) => ({ kind: 'odd-days', about: name, note: quote(oddDays) }))
}

/** Deliveries whose name says a box or counter of a carrier, and which the shop has to take for one to an address. */
export function boxFindings(readings: SettingsReading['readings']): Finding[] {
  return readings
    .filter(({ name, kind }) => (kind === 'courier' || kind === 'post') && hasWord(name, BOX_WORDS))
    .filter(({ name }) => !hasWord(name, ADDRESS_WORDS))
    .map(({ id, name, kind }) => ({ kind: 'box', about: name, note: `id ${id}, ${kind}` }))
}

/** The settings that `get_eshop_config` may send. */
const SETTINGS = ['deliveryFreeFrom', 'deliveryOptions', 'paymentOptions', 'allSizes'] as const

/** Completes the labels of sizes with those that occur only in the filter. */
function withFilterSizes(
  sizeLabels: ShopSettings['sizeLabels'],
  attributes: readonly Attribute[],
): ShopSettings['sizeLabels'] {
  const known = new Set(sizeLabels.map(([tag]) => tag))
  const values = attributes.find(({ id }) => id === ATTRIBUTES.size)?.values ?? []
  const others = values.filter(({ id }) => !known.has(id))
  return [...sizeLabels, ...others.map(({ id, name }) => [id, name] as const)]
}
