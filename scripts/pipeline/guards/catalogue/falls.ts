import { nameProduct } from '../../../../src/api/readings.ts'
import type { Allowed } from '../../../../src/config/build-env.ts'
import {
  FALL_LIMITS,
  FAR_PRICE_PERCENT,
  MIN_LOST_IN_CATEGORY,
  USUAL_FEE_CENTS,
  USUAL_FREE_FROM_CENTS,
} from '../../../../src/config/build-limits.ts'
import { toProductRules } from '../../../../src/config/product-rules.ts'
import { formatPrice } from '../../../../src/text/money.ts'
import { orderableProducts } from '../../../../src/product/rules/others-to-buy.ts'
import { quote } from '../../../../src/text/quote.ts'
import { FALL_NAMES } from '../../../../src/company/texts/report.ts'
import { ALL_CATEGORY, type Catalogue } from '../../../../src/catalogue/rules/catalogue.ts'
import type { ShopSettings } from '../../../../src/catalogue/rules/settings.ts'
import type { Published } from '../../publish/published.ts'
import type { PulledCatalogue } from '../../pull/pull.ts'
import type { Finding } from '../../report/finding.ts'
import type { Comparison } from './find-comparison.ts'

/** What a build compares of its catalogue with the one that is online. */
export type Measures = Pick<Published, 'counts' | 'categories' | 'products' | 'settings'>

export function measureCatalogue({
  catalogue,
  givenSettings,
}: Pick<PulledCatalogue, 'catalogue' | 'givenSettings'>): Measures {
  const { products, categories, settings } = catalogue
  const count = (has: (product: Catalogue['products'][number]) => boolean) => products.filter(has).length
  return {
    counts: {
      products: products.length,
      categories: categories.length,
      buyable: orderableProducts(products, toProductRules(settings.sizeLabels)).length,
      pictured: count(({ imagePath }) => imagePath !== ''),
      described: count(({ descriptionHtml }) => descriptionHtml !== ''),
      tagged: count(({ tags }) => tags.length > 0),
    },
    categories: Object.fromEntries(categories.map(({ slug, productIds }) => [slug, productIds.length])),
    products: products.map(({ id, slug, priceCents }) => [id, slug, priceCents]),
    settings: givenSettings,
  }
}

/** What developers call each measure, and what lets its fall through. */
const MEASURES = {
  products: ['products', 'ALLOW_SHRINK'],
  categories: ['categories', 'ALLOW_SHRINK'],
  category: ['products of the category', 'ALLOW_SHRINK'],
  buyable: ['products that can be bought', 'ALLOW_SHRINK'],
  pictured: ['products with a picture', 'ALLOW_SHRINK'],
  described: ['products with a description', 'ALLOW_SHRINK'],
  tagged: ['products with tags', 'ALLOW_SHRINK'],
  'median-price': ['median price', 'ALLOW_PRICES'],
  'moved-prices': [`prices moved by more than ${FAR_PRICE_PERCENT} %`, 'ALLOW_PRICES'],
  setting: ['setting', 'ALLOW_SETTINGS'],
} as const satisfies Record<keyof typeof FALL_LIMITS, readonly [what: string, variable: keyof Allowed]>

interface Fall {
  measure: keyof typeof MEASURES
  before: string
  now: string
  percent: number
  /** What it is about beside the measure's own name. */
  about?: string
  /** Examples. */
  details?: readonly string[]
}

function loss(measure: Fall['measure'], was: number, is: number, about = ''): Fall {
  const percent = was > is ? ((was - is) * 100) / was : 0
  return { measure, about, before: String(was), now: String(is), percent }
}

function countFalls(before: Measures, now: Measures): Fall[] {
  const names = Object.keys(now.counts) as (keyof Measures['counts'])[]
  return [
    ...names.map((name) => loss(name, before.counts[name], now.counts[name])),
    // A category that has gone counts among the categories.
    ...Object.entries(before.categories).flatMap(([slug, was]) => {
      const is = now.categories[slug] ?? was
      return slug !== ALL_CATEGORY && was - is >= MIN_LOST_IN_CATEGORY ? loss('category', was, is, slug) : []
    }),
  ]
}

function medianPrice({ products }: Measures): number {
  return products.map(([, , cents]) => cents).sort((a, b) => a - b)[Math.floor(products.length / 2)] ?? 0
}

/** How many products a message names. */
const NAMED = 10

/** The movement of prices. A product whose id has changed is known by its slug. */
function priceFalls(before: Measures, now: Measures): Fall[] {
  const byId = new Map(before.products.map(([id, , cents]) => [id, cents]))
  const bySlug = new Map(before.products.map(([, slug, cents]) => [slug, cents]))
  const known = now.products.flatMap(([id, slug, cents]) => {
    const was = bySlug.get(slug) ?? byId.get(id)
    return was === undefined ? [] : [{ id, slug, cents, was }]
  })
  const moved = known.filter(({ cents, was }) => Math.abs(cents - was) * 100 > was * FAR_PRICE_PERCENT)
  const [was, is] = [medianPrice(before), medianPrice(now)]
  return [
    {
      measure: 'median-price',
      before: formatPrice(was),
      now: formatPrice(is),
      percent: was === 0 ? 0 : (Math.abs(is - was) * 100) / was,
    },
    {
      measure: 'moved-prices',
      before: `${known.length} prices`,
      now: String(moved.length),
      percent: known.length === 0 ? 0 : (moved.length * 100) / known.length,
      details: moved
        .slice(0, NAMED)
        .map((one) => `${nameProduct(one)}: ${formatPrice(one.was)} → ${formatPrice(one.cents)}`),
    },
  ]
}

/** Settings that are not as usual in any shop, and those that were the API's own and are gone. */
function settingFalls(settings: ShopSettings, before: Measures | undefined, now: Measures): Fall[] {
  const odd = (about: string, usual: string, is: string): Fall => ({
    measure: 'setting',
    about,
    before: usual,
    now: is,
    percent: 100,
  })
  const { least, most } = USUAL_FREE_FROM_CENTS
  const free = settings.deliveryFreeFromCents
  const usual = `${formatPrice(least)} to ${formatPrice(most)}`
  return [
    ...[...settings.deliveryOptions, ...settings.paymentOptions]
      .filter(({ costCents }) => costCents > USUAL_FEE_CENTS)
      .map(({ name, costCents }) =>
        odd(name, `at most ${formatPrice(USUAL_FEE_CENTS)}`, formatPrice(costCents)),
      ),
    ...(free < least || free > most ? [odd('deliveryFreeFrom', usual, formatPrice(free))] : []),
    ...(before?.settings ?? [])
      .filter((name) => !now.settings.includes(name))
      .map((name) => odd(name, 'a value of its own', 'nothing')),
  ]
}

/**
 * What has fallen too far stops a build unless the owner lets it through; what has fallen less is told.
 * @param online nothing where there is no shop yet
 */
export function compareMeasures(
  settings: ShopSettings,
  now: Measures,
  online: Comparison | undefined,
  allowed: Allowed,
): { faults: string[]; findings: Finding[] } {
  const falls: Fall[] = [
    ...(online ? [...countFalls(online, now), ...priceFalls(online, now)] : []),
    ...(!online && now.counts.buyable === 0 ? [loss('buyable', now.counts.products, 0)] : []),
    ...settingFalls(settings, online, now),
  ]
  const where = online ? ` (compared with the shop of ${online.pulledAt} in ${online.from})` : ''
  const isFault = ({ measure, percent }: Fall) =>
    percent > FALL_LIMITS[measure].most && !allowed[MEASURES[measure][1]]
  return {
    faults: falls.filter(isFault).flatMap(({ measure, before, now: is, about = '', details = [] }) => {
      const [what, variable] = MEASURES[measure]
      const whole = about === '' ? what : `${what} ${quote(about)}`
      return [
        `${whole}: ${is} where ${before} was expected${where}; look into the API, or if that is right, build with ${variable}=1`,
        ...details,
      ]
    }),
    findings: falls
      .filter((one) => one.percent > FALL_LIMITS[one.measure].told && !isFault(one))
      .map(({ measure, before, now: is, about = '' }) => ({
        kind: 'fall',
        about: `${FALL_NAMES[measure]} ${about}`.trim(),
        note: `${before} → ${is}`,
      })),
  }
}
