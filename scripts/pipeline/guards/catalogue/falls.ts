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
import { formatPrice, type Cents } from '../../../../src/text/money.ts'
import { orderableProducts } from '../../../../src/product/rules/others-to-buy.ts'
import { quote } from '../../../../src/text/quote.ts'
import { FALL_NAMES } from '../../../../src/company/texts/report.ts'
import { ALL_CATEGORY, type Catalogue } from '../../../../src/catalogue/rules/catalogue.ts'
import type { ShopSettings } from '../../../../src/catalogue/rules/settings.ts'
import type { PulledCatalogue } from '../../pull/pull.ts'
import type { Finding } from '../../report/finding.ts'

/** What a build compares of its catalogue with the one that is online. */
export interface Measures {
  counts: Readonly<
    Record<'products' | 'categories' | 'buyable' | 'pictured' | 'described' | 'tagged', number>
  >
  /** Category slug to the number of its products. */
  categories: Readonly<Record<string, number>>
  products: [id: number, slug: string, cents: Cents][]
  /** Names of the settings that the API gives itself. */
  settings: string[]
}

export type OnlineMeasures = Measures & { pulledAt: string; from: string }

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

export type FallMeasure = keyof typeof FALL_LIMITS

interface Fall {
  measure: FallMeasure
  what: string
  before: string
  now: string
  percent: number
  variable: keyof Allowed
  /** What the owner calls it beside the measure's own name. */
  about?: string
  /** Examples. */
  details?: readonly string[]
}

const COUNTED: Readonly<Record<keyof Measures['counts'], string>> = {
  products: 'products',
  categories: 'categories',
  buyable: 'products that can be bought',
  pictured: 'products with a picture',
  described: 'products with a description',
  tagged: 'products with tags',
}

const lostPercent = (before: number, now: number) => (before > now ? ((before - now) * 100) / before : 0)

function countFalls(before: Measures, now: Measures): Fall[] {
  const fall = { variable: 'ALLOW_SHRINK' as const }
  const names = Object.keys(COUNTED) as (keyof Measures['counts'])[]
  return [
    ...names.map((name) => {
      const [was, is] = [before.counts[name], now.counts[name]]
      return {
        ...fall,
        measure: name,
        what: COUNTED[name],
        before: String(was),
        now: String(is),
        percent: lostPercent(was, is),
      }
    }),
    // A category that has gone counts among the categories.
    ...Object.entries(before.categories)
      .filter(
        ([slug, was]) => slug !== ALL_CATEGORY && was - (now.categories[slug] ?? was) >= MIN_LOST_IN_CATEGORY,
      )
      .map(([slug, was]) => {
        const is = now.categories[slug] ?? was
        const what = `products of the category ${quote(slug)}`
        return {
          ...fall,
          measure: 'category' as const,
          what,
          about: slug,
          before: String(was),
          now: String(is),
          percent: lostPercent(was, is),
        }
      }),
  ]
}

function median(prices: readonly Cents[]): Cents {
  return prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)] ?? 0
}

/** How many products a message names. */
const NAMED = 10

/** The movement of prices. A product whose id has changed is known by its slug. */
function priceFalls(before: Measures, now: Measures): Fall[] {
  const fall = { variable: 'ALLOW_PRICES' as const }
  const byId = new Map(before.products.map(([id, , cents]) => [id, cents]))
  const bySlug = new Map(before.products.map(([, slug, cents]) => [slug, cents]))
  const known = now.products.flatMap(([id, slug, cents]) => {
    const was = bySlug.get(slug) ?? byId.get(id)
    return was === undefined ? [] : [{ id, slug, cents, was }]
  })
  const moved = known.filter(({ cents, was }) => Math.abs(cents - was) * 100 > was * FAR_PRICE_PERCENT)
  const [was, is] = [before, now].map(({ products }) => median(products.map(([, , cents]) => cents))) as [
    Cents,
    Cents,
  ]
  return [
    {
      ...fall,
      measure: 'median-price',
      what: 'median price',
      before: formatPrice(was),
      now: formatPrice(is),
      percent: was === 0 ? 0 : (Math.abs(is - was) * 100) / was,
    },
    {
      ...fall,
      measure: 'moved-prices',
      what: `prices moved by more than ${FAR_PRICE_PERCENT} %`,
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
  const fall = { measure: 'setting' as const, variable: 'ALLOW_SETTINGS' as const, percent: 100 }
  const { least, most } = USUAL_FREE_FROM_CENTS
  const free = settings.deliveryFreeFromCents
  const usual = `${formatPrice(least)} to ${formatPrice(most)}`
  return [
    ...[...settings.deliveryOptions, ...settings.paymentOptions]
      .filter(({ costCents }) => costCents > USUAL_FEE_CENTS)
      .map(({ name, costCents }) => ({
        ...fall,
        what: `fee of ${quote(name)}`,
        about: name,
        before: `at most ${formatPrice(USUAL_FEE_CENTS)}`,
        now: formatPrice(costCents),
      })),
    ...(free < least || free > most
      ? [
          {
            ...fall,
            what: 'deliveryFreeFrom',
            about: 'deliveryFreeFrom',
            before: usual,
            now: formatPrice(free),
          },
        ]
      : []),
    ...(before?.settings ?? [])
      .filter((name) => !now.settings.includes(name))
      .map((name) => ({ ...fall, what: name, about: name, before: 'a value of its own', now: 'nothing' })),
  ]
}

/**
 * What has fallen too far stops a build unless the owner lets it through; what has fallen less is told.
 * @param online nothing where there is no shop yet
 */
export function compareMeasures(
  settings: ShopSettings,
  now: Measures,
  online: OnlineMeasures | undefined,
  allowed: Allowed,
): { faults: string[]; findings: Finding[] } {
  const nothing = { measure: 'buyable' as const, what: COUNTED.buyable, variable: 'ALLOW_SHRINK' as const }
  const falls: Fall[] = [
    ...(online ? [...countFalls(online, now), ...priceFalls(online, now)] : []),
    ...(!online && now.counts.buyable === 0
      ? [{ ...nothing, before: String(now.counts.products), now: '0', percent: 100 }]
      : []),
    ...settingFalls(settings, online, now),
  ]
  const where = online ? ` (compared with the shop of ${online.pulledAt} in ${online.from})` : ''
  const isFault = ({ measure, percent, variable }: Fall) =>
    percent > FALL_LIMITS[measure].most && !allowed[variable]
  return {
    faults: falls
      .filter(isFault)
      .flatMap(({ what, before, now: is, variable, details = [] }) => [
        `${what}: ${is} where ${before} was expected${where}; look into the API, or if that is right, build with ${variable}=1`,
        ...details,
      ]),
    findings: falls
      .filter((one) => one.percent > FALL_LIMITS[one.measure].told && !isFault(one))
      .map(({ measure, before, now: is, about = '' }) => ({
        kind: 'fall',
        about: [FALL_NAMES[measure], about].filter(Boolean).join(' '),
        note: `${before} → ${is}`,
      })),
  }
}
