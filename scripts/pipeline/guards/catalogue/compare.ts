import { MOVED_PRICE_PERCENT, MOVED_PRICE_TIMES } from '../../build-limits.ts'
import type { Published, PublishedProduct } from '../../publish/published.ts'
import type { PulledCatalogue } from '../../pull/pull-catalogue.ts'
import { measureCatalogue } from './measures.ts'
import {
  categoryNames,
  categoryProducts,
  exchangedCategories,
  goneCategories,
  renamed,
  sameCategories,
  uncategorised,
} from './night/categories.ts'
import { isReduced, movedPrices, multipliedPrices, tinyPrices } from './night/prices.ts'
import {
  available,
  damagedTexts,
  exchanged,
  fall,
  goneProducts,
  isNew,
  leftOut,
  newProducts,
  newSizes,
  one,
  restockedSizes,
  soldOutSizes,
  testNames,
} from './night/products.ts'
import { oddSettings, points, settings, sizeLabels } from './night/settings.ts'
import { pairShare, type BothShops, type Measure, type Pair } from './night/both-shops.ts'
import { toRow, type MeasureName, type Row, type Step } from './night/step.ts'

/*
 * Finds what goes wrong when an API fails overnight. Each row of `MEASURES` compares one aspect of a catalogue with the
 * shop online, or with a sane shop. `NIGHT_LIMITS` has the limits.
 */

function paging({ pulled: { pagingFault } }: BothShops): Step[] {
  return pagingFault === undefined ? [] : [{ percent: 100, count: 1, value: pagingFault }]
}

const MEASURES: Readonly<Record<Exclude<MeasureName, 'failed-pictures'>, Measure>> = {
  available,
  pictured: fall('pictured'),
  described: fall('described'),
  tagged: fall('tagged'),
  letters: fall('letters'),
  gallery: fall('gallery'),
  colours: fall('colours'),
  cuts: fall('cuts'),
  filters: fall('filters'),
  banners: fall('banners'),
  points,
  newest: fall('newest'),
  sorting: fall('sorting'),
  'gone-products': goneProducts,
  'new-products': newProducts,
  'moved-prices': movedPrices(MOVED_PRICE_PERCENT.moved),
  'far-prices': movedPrices(MOVED_PRICE_PERCENT.far),
  'multiplied-prices': multipliedPrices(MOVED_PRICE_TIMES),
  reductions: pairShare(isReduced),
  'new-ids': pairShare(({ was, now }) => was.id !== now.id),
  'new-slugs': pairShare(({ was, now }) => was.slug !== now.slug),
  'new-names': isNew('name'),
  'new-texts': isNew('text'),
  'new-pictures': isNew('picture'),
  'new-facts': isNew('facts'),
  'new-tags': isNew('tags'),
  'exchanged-texts': exchanged('text'),
  'exchanged-pictures': exchanged('picture'),
  'exchanged-galleries': exchanged('gallery'),
  'one-name': one('name', false),
  'one-picture': one('picture', true),
  'new-sizes': newSizes,
  'sold-out-sizes': soldOutSizes,
  'restocked-sizes': restockedSizes,
  'gone-categories': goneCategories,
  'category-names': categoryNames,
  'category-products': categoryProducts,
  uncategorised,
  'exchanged-categories': exchangedCategories,
  'filter-names': ({ now, online }) => renamed(online.filters, now.filters),
  'size-labels': sizeLabels,
  settings,
  'left-out': leftOut,
  'broken-texts': damagedTexts,
  'tiny-prices': tinyPrices,
  'test-names': testNames,
  'same-categories': sameCategories,
  paging,
  'usual-settings': oddSettings,
}

/** Stands for an unknown shop online. Only faults that are wrong in any shop are then found. */
const NOTHING: Published = {
  ...{ pulledAt: '', digest: '', apiUrl: '', settings: undefined, files: undefined },
  ...{
    counts: {},
    points: {},
    categories: {},
    filters: {},
    products: [],
    prices: {},
    givenSettings: [],
    oldSlugs: [],
  },
}

/** The rows that the owner should know of, in the order of the table. */
export function compareCatalogue(pulled: PulledCatalogue, online: Published = NOTHING): Row[] {
  const now = measureCatalogue(pulled)
  const byId = new Map(online.products.map((product) => [product.id, product]))
  const bySlug = new Map(online.products.map((product) => [product.slug, product]))
  const pairs = now.products.flatMap((product): Pair[] => {
    const was = bySlug.get(product.slug) ?? byId.get(product.id)
    return was ? [{ was, now: product }] : []
  })
  const names = new Map(pulled.catalogue.products.map(({ id, name }) => [id, name]))
  const nameOf = ({ id, slug }: PublishedProduct) => names.get(id) ?? slug
  const shops: BothShops = { pulled, now, online, pairs, nameOf }
  return (Object.keys(MEASURES) as (keyof typeof MEASURES)[]).flatMap((measure) =>
    [MEASURES[measure](shops)].flat().flatMap((step) => toRow(measure, step)),
  )
}
