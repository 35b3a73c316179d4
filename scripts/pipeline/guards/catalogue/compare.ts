import type { Switch } from '../../../../src/config/build-env.ts'
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
  restockedProducts,
  restockedSizes,
  reusedIds,
  shared,
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

const MEASURES: Readonly<Record<Exclude<MeasureName, 'failed-pictures'>, readonly [Switch, Measure]>> = {
  available: ['ALLOW_SHRINK', available],
  pictured: ['ALLOW_SHRINK', fall('pictured')],
  described: ['ALLOW_SHRINK', fall('described')],
  tagged: ['ALLOW_SHRINK', fall('tagged')],
  'slovak-names': ['ALLOW_SHRINK', fall('slovak-names')],
  'slovak-texts': ['ALLOW_SHRINK', fall('slovak-texts')],
  letters: ['ALLOW_SHRINK', fall('letters')],
  gallery: ['ALLOW_SHRINK', fall('gallery')],
  colours: ['ALLOW_SHRINK', fall('colours')],
  cuts: ['ALLOW_SHRINK', fall('cuts')],
  sizes: ['ALLOW_SHRINK', fall('sizes')],
  filters: ['ALLOW_SHRINK', fall('filters')],
  banners: ['ALLOW_SHRINK', fall('banners')],
  points: ['ALLOW_SHRINK', points],
  newest: ['ALLOW_SHRINK', fall('newest')],
  sorting: ['ALLOW_SHRINK', fall('sorting')],
  'gone-products': ['ALLOW_SHRINK', goneProducts],
  'new-products': ['ALLOW_SHRINK', newProducts],
  'moved-prices': ['ALLOW_PRICES', movedPrices(MOVED_PRICE_PERCENT.moved)],
  'far-prices': ['ALLOW_PRICES', movedPrices(MOVED_PRICE_PERCENT.far)],
  'multiplied-prices': ['ALLOW_PRICES', multipliedPrices(MOVED_PRICE_TIMES)],
  'any-prices': ['ALLOW_PRICES', movedPrices(0)],
  reductions: ['ALLOW_PRICES', pairShare(isReduced)],
  'reused-ids': ['ALLOW_SHRINK', reusedIds],
  'new-ids': ['ALLOW_SHRINK', pairShare(({ was, now }) => was.id !== now.id)],
  'new-slugs': ['ALLOW_SHRINK', pairShare(({ was, now }) => was.slug !== now.slug)],
  'new-names': ['ALLOW_SHRINK', isNew('name')],
  'new-texts': ['ALLOW_SHRINK', isNew('text')],
  'new-pictures': ['ALLOW_SHRINK', isNew('picture')],
  'new-facts': ['ALLOW_SHRINK', isNew('facts')],
  'new-tags': ['ALLOW_SHRINK', isNew('tags')],
  'exchanged-texts': ['ALLOW_SHRINK', exchanged('text')],
  'exchanged-pictures': ['ALLOW_SHRINK', exchanged('picture')],
  'exchanged-galleries': ['ALLOW_SHRINK', exchanged('gallery')],
  'exchanged-tags': ['ALLOW_SHRINK', exchanged('tags')],
  'shared-names': ['ALLOW_SHRINK', shared('name')],
  'shared-pictures': ['ALLOW_SHRINK', shared('picture')],
  'one-name': ['ALLOW_SHRINK', one('name', false)],
  'one-text': ['ALLOW_SHRINK', one('text', true)],
  'one-picture': ['ALLOW_SHRINK', one('picture', true)],
  'one-price': ['ALLOW_PRICES', one('cents', true)],
  'new-sizes': ['ALLOW_SHRINK', newSizes],
  'sold-out-sizes': ['ALLOW_SHRINK', soldOutSizes],
  'restocked-sizes': ['ALLOW_SHRINK', restockedSizes],
  'restocked-products': ['ALLOW_SHRINK', restockedProducts],
  'gone-categories': ['ALLOW_SHRINK', goneCategories],
  'category-names': ['ALLOW_SHRINK', categoryNames],
  'category-products': ['ALLOW_SHRINK', categoryProducts],
  'exchanged-categories': ['ALLOW_SHRINK', exchangedCategories],
  'filter-names': ['ALLOW_SHRINK', ({ now, online }) => renamed(online.filters, now.filters)],
  'size-labels': ['ALLOW_SETTINGS', sizeLabels],
  settings: ['ALLOW_SETTINGS', settings],
  'left-out': ['ALLOW_SHRINK', leftOut],
  'broken-texts': ['ALLOW_SHRINK', damagedTexts],
  'tiny-prices': ['ALLOW_PRICES', tinyPrices],
  'test-names': ['ALLOW_SHRINK', testNames],
  'same-categories': ['ALLOW_SHRINK', sameCategories],
  paging: ['ALLOW_SHRINK', paging],
  'usual-settings': ['ALLOW_SETTINGS', oddSettings],
}

/** Stands for an unknown shop online. Only faults that are wrong in any shop are then found. */
const NOTHING: Published = {
  ...{ pulledAt: '', digest: '', apiUrl: '', settings: undefined, files: undefined },
  ...{ counts: {}, points: {}, categories: {}, filters: {}, products: [], givenSettings: [], oldSlugs: [] },
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
  return (Object.keys(MEASURES) as (keyof typeof MEASURES)[]).flatMap((measure) => {
    const [allow, measured] = MEASURES[measure]
    return [measured(shops)].flat().flatMap((step) => toRow(measure, allow, step))
  })
}
