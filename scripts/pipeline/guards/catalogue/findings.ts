import { CUT_TAGS, FIXED_ATTRIBUTE_IDS, TYPE_TAGS } from '../../../../src/config/ids.ts'
import { MENU } from '../../../../src/site/texts/menu-plan.ts'
import { MADE_TO_ORDER, toProductRules } from '../../../../src/config/product-rules.ts'
import { ARTWORK_PLANS } from '../../../../src/config/artwork-plans.ts'
import { artworkCount, type ArtworkPlan } from '../../../../src/catalogue/rules/artwork.ts'
import { madeToOrder, type ProductPlan } from '../../../../src/catalogue/rules/made-to-order.ts'
import { artworkIds } from '../../../../src/catalogue/rules/artwork-ids.ts'
import { offeredSizes, productChoices } from '../../../../src/catalogue/rules/product-choices.ts'
import type { Filters, Catalogue } from '../../../../src/catalogue/rules/catalogue.ts'
import type { ShopSettings } from '../../../../src/catalogue/rules/settings.ts'
import type { MenuPlanItem } from '../../../../src/site/rules/menu.ts'
import { categoryFindings } from './category-findings.ts'
import { aboutProduct, missingInformation, productFindings } from './information.ts'
import { offerKey } from './measures.ts'
import { findDamage, type Damage } from './broken-text.ts'
import { htmlToText } from '../../../../src/text/plain-text.ts'
import { quote } from '../../../../src/text/quote.ts'
import { MOVED_PRICE_TIMES, USUAL_PRICE_CENTS } from '../../build-limits.ts'
import { formatPrice } from '../../../../src/text/money.ts'
import type { ProductDetail, Product } from '../../../../src/catalogue/rules/product.ts'
import type { Finding } from '../../report/finding.ts'
import type { PulledCatalogue } from '../../pull/pull-catalogue.ts'
import type { PublishedProduct } from '../../publish/published.ts'
import { LANDING_PAGES, MIN_LANDING_PRODUCTS } from '../../../../src/config/landing-pages.ts'
import { filterProducts, listingPath } from '../../../../src/listing/rules/listing-pages.ts'

/** Categories and products that a plan names and the shop lacks; products whose number of photos or designs is unknown. */
export function artworkFindings(
  { products, categories }: Pick<Catalogue, 'products' | 'categories'>,
  plans: readonly ArtworkPlan[],
  others: readonly ProductPlan[],
): Finding[] {
  const slugs = new Set(products.map(({ slug }) => slug))
  const missing = new Set(
    [...plans, ...others].flatMap(({ category, products: named = [] }) => [
      ...(category === undefined || categories.some(({ slug }) => slug === category) ? [] : [category]),
      ...named.filter((slug) => !slugs.has(slug)),
    ]),
  )
  const counted = plans.flatMap((plan) => Object.keys(plan.counted?.byProduct ?? {}))
  for (const slug of counted) if (!slugs.has(slug)) missing.add(slug)
  const ids = artworkIds(products, categories, plans)
  const uncounted = plans.flatMap((plan) =>
    products.filter(
      (product) => plan.counted && ids[plan.id]?.includes(product.id) && artworkCount(product, plan) === null,
    ),
  )
  return [
    ...[...missing].map((about): Finding => ({ kind: 'artwork', about })),
    ...productFindings('artwork', uncounted),
  ]
}

/** Findings about a catalogue, without the shop online. */
export function catalogueFindings({
  catalogue,
  sizeLabels,
}: Pick<PulledCatalogue, 'catalogue' | 'sizeLabels'>): Finding[] {
  const { products, categories } = catalogue
  const ordered = madeToOrder(products, categories, MADE_TO_ORDER)
  const required = ARTWORK_PLANS.filter(({ isRequired }) => isRequired)
  const planned = Object.values(artworkIds(products, categories, required)).flat()
  return [
    ...brokenTexts(catalogue).map(({ about, href, note }): Finding => ({
      kind: 'broken-text',
      about,
      ...(href && { href }),
      note,
    })),
    ...unknownIds(catalogue),
    // A badge promises a discount, and there is no previous price.
    ...productFindings(
      'discount',
      products.filter(
        ({ status, priceBeforeCents }) => status === '50% Discount' && priceBeforeCents === null,
      ),
    ),
    ...productFindings(
      'price',
      products.filter(({ priceCents }) => priceCents > USUAL_PRICE_CENTS),
      ({ priceCents }) => formatPrice(priceCents),
    ),
    ...unknownSizes(catalogue, sizeLabels),
    ...untaggedSizes(catalogue),
    ...missingInformation(catalogue),
    ...categoryFindings(categories, MENU),
    ...artworkFindings(catalogue, ARTWORK_PLANS, MADE_TO_ORDER),
    ...products
      .filter(({ id }) => ordered.has(id))
      .flatMap((product) =>
        productFindings(planned.includes(product.id) ? 'made-to-order' : 'order-without-plan', [product]),
      ),
  ]
}

export interface BrokenText {
  about: string
  href?: string
  field: string
  /** The field and the damaged part of its text. */
  note: string
  fault: Damage['fault']
  /** False for a category or a filter. */
  isProduct: boolean
}

/** Products, categories and filters with a damaged text (`findDamage`), each once. */
export function brokenTexts({ products, categories, attributes }: Catalogue): BrokenText[] {
  const faultIn = (texts: Readonly<Record<string, string>>) => {
    for (const [field, text] of Object.entries(texts)) {
      const damage = findDamage(text)
      if (damage) return { field, note: `${field}: ${quote(damage.part)}`, fault: damage.fault }
    }
    return undefined
  }
  const named = [...categories, ...attributes, ...attributes.flatMap(({ values }) => values)]
  return [
    ...products.flatMap((product) => {
      const { name, descriptionHtml, variants, information } = product
      const fault = faultIn({
        name,
        variants: variants.map((variant) => variant.name).join(', '),
        material: information.material,
        text: htmlToText(descriptionHtml),
      })
      return fault ? { ...aboutProduct(product), ...fault, isProduct: true } : []
    }),
    ...named.flatMap(({ name }) => {
      const fault = faultIn({ name })
      return fault ? { about: name, ...fault, isProduct: false } : []
    }),
  ]
}

/** Groups of ids of `src/config/ids.ts` that no product has: the API may use other ids. */
function unknownIds({ products, attributes, categories, settings }: Catalogue): Finding[] {
  const tags = products.flatMap((product) => product.tags)
  const rows: [
    part: 'types' | 'cuts' | 'sizes' | 'attributes',
    ids: readonly string[],
    occurring: readonly string[],
  ][] = [
    ['types', Object.values(TYPE_TAGS), tags],
    ['cuts', Object.values(CUT_TAGS).flat(), tags],
    ['sizes', settings.sizeLabels.map(([tag]) => tag), tags],
    ['attributes', FIXED_ATTRIBUTE_IDS, attributes.map(({ id }) => id)],
  ]
  const findCategory = (slug: string) => categories.find((category) => category.slug === slug)
  const productsOf = (slug: string) => {
    const own = new Set(findCategory(slug)?.productIds)
    return products.filter(({ id }) => own.has(id))
  }
  const isFilterGone = (filters: Filters) =>
    Object.keys(filters).some((filter) => !attributes.some(({ id }) => id === filter))
  // An entry with a landing page is reported with that page (`missingLandings`).
  const emptyEntries = (items: readonly MenuPlanItem[]): Finding[] =>
    items.flatMap(({ id, name, category, filters = {}, landing, children = [] }) => [
      ...(category !== undefined &&
      landing === undefined &&
      (isFilterGone(filters) || filterProducts(productsOf(category), filters).length === 0)
        ? [
            {
              kind: 'ids' as const,
              about: name ?? findCategory(category)?.name ?? id,
              note: formatFilters(filters) || category,
            },
          ]
        : []),
      ...emptyEntries(children),
    ])
  return [
    ...rows
      .filter(([, ids, occurring]) => !ids.some((id) => occurring.includes(id)))
      .map(([part, ids]): Finding => ({ kind: 'ids', part, note: ids.join(', ') })),
    ...emptyEntries(MENU),
  ]
}

/** @example formatFilters({ 165: ['154', '172'] }) // '165: 154, 172' */
function formatFilters(filters: Filters): string {
  return Object.entries(filters)
    .map(([attribute, values]) => `${attribute}: ${values.join(', ')}`)
    .join('; ')
}

/** Sizes that `sizeLabels` does not have, each with the number of its products. */
function unknownSizes(
  { products, settings }: Pick<Catalogue, 'products' | 'settings'>,
  sizeLabels: ShopSettings['sizeLabels'],
): Finding[] {
  const rules = toProductRules(settings.sizeLabels)
  const known = new Set(sizeLabels.map(([, label]) => label))
  const sold = products.flatMap((product) => offeredSizes(productChoices(product, rules)))
  const unknown = sold
    .map(({ label }) => label)
    .filter((label) => !known.has(label) && label !== rules.untaggedSize)
  return [...Map.groupBy(unknown, (label) => label)].map(([label, { length }]) => ({
    kind: 'size',
    about: label,
    count: length,
  }))
}

/** Products that are for sale in a known size without its tag. The listing's filter goes by tags. */
function untaggedSizes({ products, settings }: Pick<Catalogue, 'products' | 'settings'>): Finding[] {
  const rules = toProductRules(settings.sizeLabels)
  return products.flatMap((product) => {
    const tagged = rules.sizeLabels.filter(([tag]) => product.tags.includes(tag)).map(([, label]) => label)
    const labels = offeredSizes(productChoices(product, rules))
      .filter(({ isAvailable }) => isAvailable)
      .map(({ label }) => label)
      .filter((label) => !tagged.includes(label) && rules.sizeLabels.some(([, known]) => known === label))
    return productFindings('untagged-size', labels.length > 0 ? [product] : [], () => labels.join(', '))
  })
}

/** Products that share their description with another, grouped by description. */
export function sharedTexts(products: readonly ProductDetail[]): Finding[] {
  const described = products.filter(({ descriptionHtml }) => descriptionHtml !== '')
  const groups = Map.groupBy(described, ({ descriptionHtml }) => htmlToText(descriptionHtml))
  const shared = [...groups.values()].filter(({ length }) => length > 1).flat()
  return productFindings('shared-text', shared)
}

/** Products whose price is more than three times the price online, or less than a third of it. */
export function movedPriceFindings(
  products: readonly Product[],
  online: readonly Pick<PublishedProduct, 'id' | 'cents' | 'offers'>[] = [],
): Finding[] {
  const rows = new Map(online.map((row) => [row.id, row]))
  return products.flatMap((product) => {
    const { id, priceCents, offers = [] } = product
    const row = rows.get(id)
    const prices = [
      { name: '', now: priceCents, before: row?.cents ?? priceCents },
      ...offers.map((offer) => {
        const key = offerKey(offer)
        const before = row?.offers?.[key]?.[0] ?? offer.priceCents
        return { name: `${key}: `, now: offer.priceCents, before }
      }),
    ]
    const moved = prices.find(
      ({ now, before }) => Math.max(before, now) > MOVED_PRICE_TIMES * Math.min(before, now),
    )
    if (!moved) return []
    const note = `${moved.name}${formatPrice(moved.before)} → ${formatPrice(moved.now)}`
    return productFindings('moved-price', [product], () => note)
  })
}

/** Planned landing pages that have too few products to be built. */
export function missingLandings({ categories, products }: Catalogue): Finding[] {
  return categories.flatMap(({ slug: category, productIds, landings }) => {
    const ids = new Set(productIds)
    const own = products.filter(({ id }) => ids.has(id))
    return LANDING_PAGES.filter(
      (planned) => planned.category === category && !landings.some(({ slug }) => slug === planned.slug),
    ).map(({ slug, name, filters }): Finding => {
      const { length } = filterProducts(own, filters)
      const [path, ids] = [listingPath(slug), formatFilters(filters)]
      // No product of the whole shop has these values, so the ids are probably another API's.
      return filterProducts(products, filters).length === 0
        ? { kind: 'ids', about: name, note: `${path}, ${ids}` }
        : { kind: 'landing', about: name, note: `${path}, ${length} < ${MIN_LANDING_PRODUCTS} (${ids})` }
    })
  })
}
