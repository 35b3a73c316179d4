import type { Switch } from '../../../../src/config/build-env.ts'
import { ALL_CATEGORY } from '../../../../src/catalogue/rules/catalogue.ts'
import {
  LEAST_TO_STOP,
  MOVED_PRICE_PERCENT,
  NIGHT_LIMITS,
  SAME_CATEGORY_PERCENT,
  USUAL_FEE_CENTS,
  USUAL_FREE_FROM_CENTS,
  USUAL_SETTING_TIMES,
  type NightLimit,
} from '../../../../src/config/build-limits.ts'
import { formatPrice } from '../../../../src/text/money.ts'
import type { Published, PublishedProduct } from '../../publish/published.ts'
import type { PulledCatalogue } from '../../pull/pull.ts'
import { describeLeftOut } from '../../../../src/api/readings.ts'
import {
  costChanges,
  settingSteps,
  unusualSettings,
  type SettingStep,
} from '../../../../src/cart/rules/compare-settings.ts'
import { REPORT } from '../../../../src/company/texts/report.ts'
import { brokenTexts } from './findings.ts'
import { measureCatalogue, type Measures } from './measures.ts'

/*
 * What a bad night of the API does to a catalogue: each row of `MEASURES` puts one thing of this catalogue beside the shop
 * online, or beside any sane shop, and `NIGHT_LIMITS` says how far they may be from each other.
 */

export type MeasureName = keyof typeof NIGHT_LIMITS

/** How far one thing is from what it should be. */
export interface Step {
  percent: number
  /** Where one measure is about several things, such as settings. */
  about?: string
  /** How many things it is about; below `LEAST_TO_STOP` it stops nothing. */
  count: number
  /** In words, for a report. */
  value: string
  /** Everything that it is about. */
  details?: readonly string[]
}

/** A step that the owner should know of, or that stops the build. */
export interface Row extends Step {
  measure: MeasureName
  allow: Switch
  isStop: boolean
}

/** A product of both shops. */
interface Pair {
  was: PublishedProduct
  now: PublishedProduct
}

interface Beside {
  pulled: PulledCatalogue
  now: Measures
  online: Published
  /** A product is known by its slug, else by its id. */
  pairs: readonly Pair[]
  nameOf: (product: PublishedProduct) => string
}

type Measure = (beside: Beside) => Step | readonly Step[]

const percentOf = (part: number, whole: number) => (whole > 0 ? (part * 100) / whole : 0)

/** @example shareText(120, 180) // '120 / 180 (67 %)' */
export function shareText(count: number, total: number): string {
  return `${count} / ${total} (${Math.round(percentOf(count, total))}\u00A0%)`
}

/** Of things that are named. */
export function shareStep(details: readonly string[], total: number): Step {
  const percent = percentOf(details.length, total)
  return { percent, count: details.length, value: shareText(details.length, total), details }
}

function fall(name: MeasureName): Measure {
  return ({ now, online }) => {
    const [was, is] = [online.counts[name] ?? 0, now.counts[name] ?? 0]
    return { percent: percentOf(was - is, was), count: was - is, value: `${was} → ${is}` }
  }
}

/** The share of the products of both shops of which something is not as it should be. */
function pairShare(isOdd: (pair: Pair) => boolean, describe?: (pair: Pair) => string): Measure {
  return ({ pairs, nameOf }) =>
    shareStep(
      pairs.filter(isOdd).map((pair) => describe?.(pair) ?? nameOf(pair.now)),
      pairs.length,
    )
}

type Hashed = 'name' | 'text' | 'picture' | 'tags' | 'facts'

const isNew = (field: Hashed) =>
  pairShare(({ was, now }) => was[field] !== undefined && was[field] !== now[field])

/** Products that have now what another product had, and they themselves had not. */
function exchanged(field: Hashed): Measure {
  return (beside) => {
    const before = new Set(beside.online.products.map((product) => product[field]))
    return pairShare(({ was, now }) => was[field] !== now[field] && before.has(now[field]))(beside)
  }
}

function countOf<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** Products that share something with another product, and how much more of them there are than online. */
function shared(field: 'name' | 'picture'): Measure {
  const sharing = (products: readonly PublishedProduct[]) => {
    const counts = countOf(products.map((product) => product[field]))
    return products.filter((product) => (counts.get(product[field]) ?? 0) > 1)
  }
  return ({ now, online, nameOf }) => {
    const step = shareStep(sharing(now.products).map(nameOf), now.products.length)
    const isKnown = online.products.some((product) => product[field] !== undefined)
    const usual = isKnown ? percentOf(sharing(online.products).length, online.products.length) : 100
    return { ...step, percent: step.percent - usual }
  }
}

/** How many products have what most of them share, and how much more of them that is than online. */
function one(field: 'name' | 'text' | 'picture' | 'cents', isUsual: boolean): Measure {
  const most = (products: readonly PublishedProduct[]) =>
    percentOf(Math.max(0, ...countOf(products.map((product) => product[field])).values()), products.length)
  return ({ now, online }) => {
    const isKnown = online.products.some((product) => product[field] !== undefined)
    const [usual, percent] = [isKnown ? most(online.products) : isUsual ? 100 : 0, most(now.products)]
    const count = Math.round((percent * now.products.length) / 100)
    return { percent: percent - usual, count, value: shareText(count, now.products.length) }
  }
}

/** By which factor a price moved. A reduction that says its previous price (rule 124) has not moved, nor has its end. */
function factor({ was, now }: Pair): number {
  const usual = Math.max(was.before, was.cents)
  if (now.cents === was.cents || (now.before > 0 && now.cents < was.cents && now.before <= usual)) return 1
  const factors = [was.before, was.cents].filter(Boolean).map((cents) => now.cents / cents)
  return factors.toSorted((a, b) => Math.abs(Math.log(a)) - Math.abs(Math.log(b)))[0] ?? 1
}

function movedPrices(percent: number): Measure {
  return (beside) => {
    const isMoved = (pair: Pair) => Math.abs(factor(pair) - 1) * 100 > percent
    const describe = ({ was, now }: Pair) =>
      `${beside.nameOf(now)}: ${formatPrice(was.cents)} → ${formatPrice(now.cents)}`
    const step = pairShare(isMoved, describe)(beside) as Step
    // One factor for all looks like VAT, a currency or a moved decimal point.
    const factors = countOf(beside.pairs.filter(isMoved).map((pair) => factor(pair).toFixed(2)))
    const [most, count = 0] = [...factors].toSorted(([, a], [, b]) => b - a)[0] ?? []
    const isOne = most !== undefined && count * 2 > step.count
    return isOne ? { ...step, value: `${step.value}, ${count} × ${most.replace('.', ',')}` } : step
  }
}

const isReduced = ({ was, now }: Pair) =>
  now.before > 0 !== was.before > 0 && !(now.before === 0 && now.cents > was.cents)

/** What became of sizes that could be bought, or could not, of the products that both shops have. */
function sizeShare(
  pairs: readonly Pair[],
  toNumbers: (was: number, now: number, all: number) => number[],
): Step {
  let [count, total] = [0, 0]
  for (const { was, now } of pairs) {
    if (was.open === undefined || was.sizes === undefined) continue
    const [part = 0, whole = 0] = toNumbers(was.open, now.open ?? 0, was.sizes)
    count += Math.max(0, part)
    total += whole
  }
  return { percent: percentOf(count, total), count, value: shareText(count, total) }
}

const soldOutSizes: Measure = ({ pairs }) => sizeShare(pairs, (was, now) => [was - now, was])
/** Of products of which another size could be bought already. */
const restockedSizes: Measure = ({ pairs }) =>
  sizeShare(pairs, (was, now, all) => (was > 0 ? [Math.min(now, all) - was, all - was] : []))
const restockedProducts: Measure = ({ pairs }) =>
  sizeShare(pairs, (was, now) => (was === 0 ? [Math.min(1, now), 1] : []))

type Categories = Measures['categories']

/** The products of a category; `undefined` where an older shop does not say. */
function productsOf(categories: Categories, slug: string): readonly number[] | undefined {
  const category = categories[slug]
  return Array.isArray(category) ? category[1] : undefined
}

/** Categories that both shops have, with their products; a new, an emptied or a renamed one is none. */
function bothCategories({ now, online }: Beside) {
  return Object.keys(now.categories).flatMap((slug) => {
    const [was, is] = [productsOf(online.categories, slug) ?? [], productsOf(now.categories, slug) ?? []]
    return slug !== ALL_CATEGORY && was.length > 0 && is.length > 0 ? [{ slug, was: new Set(was), is }] : []
  })
}

function goneCategories({ now, online }: Beside): Step {
  const isFilled = (categories: Categories, slug: string) => {
    const category = categories[slug] ?? 0
    return (Array.isArray(category) ? category[1].length : category) > 0
  }
  const filled = Object.keys(online.categories).filter((slug) => isFilled(online.categories, slug))
  return shareStep(
    filled.filter((slug) => !isFilled(now.categories, slug)),
    filled.length,
  )
}

/** Products that are in other categories than online, among those that both shops have. */
function categoryProducts(beside: Beside): Step {
  const categories = bothCategories(beside)
  const known = beside.pairs.filter(({ was, now }) => was.id === now.id)
  const ids = new Set(known.map(({ now }) => now.id))
  const moved = new Set(
    categories.flatMap(({ was, is }) =>
      [...new Set(is).symmetricDifference(was)].filter((id) => ids.has(id)),
    ),
  )
  return shareStep(
    known.filter(({ now }) => moved.has(now.id)).map(({ now }) => beside.nameOf(now)),
    known.length,
  )
}

function exchangedCategories(beside: Beside): Step {
  const categories = bothCategories(beside)
  const common = (a: Iterable<number>, b: ReadonlySet<number>) => {
    const set = new Set(a)
    return percentOf(set.intersection(b).size, set.union(b).size)
  }
  const slugs = categories
    .filter(
      ({ slug, was, is }) =>
        is.length >= LEAST_TO_STOP &&
        common(is, was) < 100 - SAME_CATEGORY_PERCENT &&
        categories.some((other) => other.slug !== slug && common(is, other.was) > SAME_CATEGORY_PERCENT),
    )
    .map(({ slug }) => slug)
  return shareStep(slugs, slugs.length)
}

/** An API that does not heed the category gives each the whole shop. */
function sameCategories({ now }: Beside): Step {
  const all = new Set(productsOf(now.categories, ALL_CATEGORY))
  const others = Object.keys(now.categories).filter((slug) => slug !== ALL_CATEGORY)
  const same = others.filter((slug) => {
    const ids = productsOf(now.categories, slug) ?? []
    return ids.length === all.size && ids.every((id) => all.has(id))
  })
  const isOdd = same.length > 1 && all.size >= LEAST_TO_STOP
  return shareStep(isOdd ? same : [], others.length)
}

/** The share of the names of both shops that are others now. */
function renamed(was: Readonly<Record<string, unknown>>, is: Readonly<Record<string, unknown>>): Step {
  const both = Object.keys(is).filter((key) => Object.hasOwn(was, key))
  return shareStep(
    both.filter((key) => JSON.stringify(was[key]) !== JSON.stringify(is[key])),
    both.length,
  )
}

function categoryNames({ now, online }: Beside): Step {
  const names = (categories: Categories) =>
    Object.fromEntries(
      Object.entries(categories).flatMap(([slug, one]) => (Array.isArray(one) ? [[slug, one[0]]] : [])),
    )
  return renamed(names(online.categories), names(now.categories))
}

function medianOf(products: readonly PublishedProduct[]): number {
  return products.map(({ cents }) => cents).toSorted((a, b) => a - b)[Math.floor(products.length / 2)] ?? 0
}

function tinyPrices({ now, online, nameOf }: Beside): Step {
  const tiny = (products: readonly PublishedProduct[]) => {
    const median = medianOf(products)
    return products.filter(({ cents }) => cents * 10 < median)
  }
  const describe = (product: PublishedProduct) => `${nameOf(product)}: ${formatPrice(product.cents)}`
  const step = shareStep(tiny(now.products).map(describe), now.products.length)
  return { ...step, percent: step.percent - percentOf(tiny(online.products).length, online.products.length) }
}

/** Names that somebody types who tries a system out. */
const TEST_NAME =
  /^(test|testovac\S*|skúš\S*|lorem|asdf\S*|qwert\S*|x{3,}|dummy|sample|foo|todo)(?![\p{L}-])/iu

function testNames({ pulled: { catalogue } }: Beside): Step {
  const names = catalogue.products.map(({ name }) => name)
  return shareStep(
    names.filter((name) => TEST_NAME.test(name)),
    names.length,
  )
}

function reusedIds(beside: Beside): Step {
  const { now, online, nameOf } = beside
  const byId = new Map(online.products.map((product) => [product.id, product]))
  const reused = now.products.filter((product) => {
    const was = byId.get(product.id)
    return was?.name !== undefined && was.slug !== product.slug && was.name !== product.name
  })
  return shareStep(reused.map(nameOf), now.products.length)
}

function goneProducts({ now, online }: Beside): Step {
  const [slugs, ids] = [
    new Set(now.products.map(({ slug }) => slug)),
    new Set(now.products.map(({ id }) => id)),
  ]
  const gone = online.products.filter(({ id, slug }) => !slugs.has(slug) && !ids.has(id))
  return shareStep(
    gone.map(({ slug }) => slug),
    online.products.length,
  )
}

function newProducts({ now, online, nameOf, pairs }: Beside): Step {
  const known = new Set(pairs.map((pair) => pair.now))
  const added = now.products.filter((product) => !known.has(product)).map(nameOf)
  const total = online.products.length
  return {
    percent: percentOf(now.products.length - total, total),
    count: added.length,
    value: `${total} → ${now.products.length}`,
    details: added,
  }
}

function sizeLabels({ now, online }: Beside): Step {
  const labels = (shop: Pick<Measures, 'settings'>) => Object.fromEntries(shop.settings?.sizeLabels ?? [])
  const [was, is] = [labels(online), labels(now)]
  const lost = Object.keys(was).filter((tag) => was[tag] !== is[tag])
  return shareStep(
    lost.map((tag) => `${tag} ${was[tag] ?? ''}`),
    Object.keys(was).length,
  )
}

function settingStep({ about, was, is, isFar }: SettingStep): Step {
  return { percent: isFar ? 100 : 1, count: 1, about: about ?? REPORT.freeFrom, value: `${was} → ${is}` }
}

function settings({ now: { settings: now, givenSettings }, online }: Beside): Step[] {
  const gone = online.givenSettings
    .filter((name) => !givenSettings.includes(name))
    .map((about) => settingStep({ about, was: 'API', is: '–', isFar: true }))
  if (!online.settings || !now) return gone
  return [
    ...gone,
    ...settingSteps(online.settings, now, USUAL_SETTING_TIMES).map(settingStep),
    ...costChanges(online.settings, now).flatMap((change) => {
      if (!('delivery' in change)) return []
      const { name: about, delivery: was } = change
      const isFar = now.paymentOptions.some(
        ({ name, visibleInDelivery }) => name === about && visibleInDelivery.length === 0,
      )
      return settingStep({ about, was, is: '–', isFar })
    }),
  ]
}

const USUAL_SUMS = { feeCents: USUAL_FEE_CENTS, freeFromCents: USUAL_FREE_FROM_CENTS }

function leftOut({ pulled }: Beside): Step {
  return shareStep(pulled.leftOut.map(describeLeftOut), pulled.listed)
}

function damagedTexts({ pulled: { catalogue } }: Beside): Step {
  const broken = brokenTexts(catalogue).filter(({ isProduct }) => isProduct)
  return shareStep(
    broken.map(({ about, note }) => `${about}: ${note}`),
    catalogue.products.length,
  )
}

function paging({ pulled: { pagingFault } }: Beside): Step[] {
  return pagingFault === undefined ? [] : [{ percent: 100, count: 1, value: pagingFault }]
}

/** None that can be bought is wrong in any shop. */
function buyable(beside: Beside): Step {
  const { length } = beside.now.products
  const none: Step = { percent: 100, count: length, value: `${length} → 0` }
  return beside.now.counts['buyable'] === 0 ? none : (fall('buyable')(beside) as Step)
}

const MEASURES: Readonly<Record<MeasureName, readonly [Switch, Measure]>> = {
  buyable: ['ALLOW_SHRINK', buyable],
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
  newest: ['ALLOW_SHRINK', fall('newest')],
  sorting: ['ALLOW_SHRINK', fall('sorting')],
  'gone-products': ['ALLOW_SHRINK', goneProducts],
  'new-products': ['ALLOW_SHRINK', newProducts],
  'moved-prices': ['ALLOW_PRICES', movedPrices(MOVED_PRICE_PERCENT.moved)],
  'far-prices': ['ALLOW_PRICES', movedPrices(MOVED_PRICE_PERCENT.far)],
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
  'exchanged-tags': ['ALLOW_SHRINK', exchanged('tags')],
  'shared-names': ['ALLOW_SHRINK', shared('name')],
  'shared-pictures': ['ALLOW_SHRINK', shared('picture')],
  'one-name': ['ALLOW_SHRINK', one('name', false)],
  'one-text': ['ALLOW_SHRINK', one('text', true)],
  'one-picture': ['ALLOW_SHRINK', one('picture', true)],
  'one-price': ['ALLOW_PRICES', one('cents', true)],
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
  'usual-settings': [
    'ALLOW_SETTINGS',
    ({ pulled }) => unusualSettings(pulled.catalogue.settings, USUAL_SUMS).map(settingStep),
  ],
  'failed-pictures': ['ALLOW_SHRINK', () => []],
}

/** What the owner should know of a step, or that it stops the build; nothing where it is as usual. */
export function toRow(measure: MeasureName, allow: Switch, step: Step): Row[] {
  const { told, most, least = LEAST_TO_STOP }: NightLimit = NIGHT_LIMITS[measure]
  if (step.percent <= told) return []
  return [{ ...step, measure, allow, isStop: step.percent > most && step.count >= least }]
}

/** Stands for a shop of which nothing is known: then only what is wrong in any shop is found. */
const NOTHING: Published = {
  ...{ pulledAt: '', digest: '', apiUrl: '', settings: undefined, files: undefined },
  ...{ counts: {}, categories: {}, filters: {}, products: [], givenSettings: [], oldSlugs: [] },
}

/** Every row of the table that says something, those of the table's beginning first. */
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
  const beside: Beside = { pulled, now, online, pairs, nameOf }
  return (Object.keys(MEASURES) as MeasureName[]).flatMap((measure) => {
    const [allow, measured] = MEASURES[measure]
    return [measured(beside)].flat().flatMap((step) => toRow(measure, allow, step))
  })
}
