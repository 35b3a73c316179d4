import * as v from 'valibot'
import { toProductRules } from '../../../src/config/product/product-rules.ts'
import { DEFAULT_SETTINGS } from '../../../src/config/checkout/settings.ts'
import type { ProductStatus } from '../../../src/domain/product/product.ts'
import type { ColourId } from '../pictures/colours.ts'
import { FITS, GARMENT_KINDS } from '../pictures/picture.ts'
import { listCell, numberCell, readTable } from '../read-table.ts'

const AUDIENCE_IDS = ['men', 'women', 'both', 'unisex', 'kids', 'boys', 'girls'] as const
/** Tags of the single sizes: the one that fits everybody, and those of caps. */
const ONE_SIZE = { bag: 174, cap: 216, capForKids: 215 }

/** The choices that make one product; everything else follows from them. */
export interface ProductPlan {
  kind: (typeof GARMENT_KINDS)[number]
  /** For whom it is cut; `both` has a men's and a women's cut. */
  audience: (typeof AUDIENCE_IDS)[number]
  /** What it is, such as 'mikina s kapucňou'. */
  model: string
  /** What its name ends with: the motif, the topic, the volume. */
  label: string
  motif: string | null
  /** The first is on the main picture; several are its variants. */
  colours: readonly [ColourId, ...ColourId[]]
  status: ProductStatus | ''
  priceCents: number
  /** What it cost before its price was reduced, if it was. */
  priceBeforeCents?: number
  /** Labels that exist and are sold out. */
  soldOutSizes: readonly string[]
  isHashedPath: boolean
  isEms: boolean
  isWithoutPrint: boolean
  /** Oddities of its description; `hostile` is what sanitising is for. */
  html: 'plain' | 'odd' | 'hostile'
}

/** The kinds of products: how many in a hundred, tag, category and models, the range of prices in euros. */
export const KINDS = readTable(
  new URL('kinds.csv', import.meta.url),
  v.object({
    kind: v.picklist(GARMENT_KINDS),
    weight: numberCell,
    tag: numberCell,
    name: v.string(),
    category: v.string(),
    code: v.string(),
    gender: v.picklist(['masculine', 'feminine', 'neuter']),
    lowest: numberCell,
    highest: numberCell,
    models: listCell,
  }),
)

/** For whom products are cut: how often, the adjective in each gender, the cut and its tags. */
export const AUDIENCES = readTable(
  new URL('audiences.csv', import.meta.url),
  v.object({
    audience: v.picklist(AUDIENCE_IDS),
    weight: numberCell,
    masculine: v.string(),
    feminine: v.string(),
    neuter: v.string(),
    cut: v.string(),
    fit: v.picklist(FITS),
    tags: v.pipe(listCell, v.mapItems(Number)),
  }),
)

/** The row of the kind. */
export function kindOf({ kind }: Pick<ProductPlan, 'kind'>) {
  return KINDS.find((one) => one.kind === kind) ?? missing(kind)
}

/** The row of the audience. */
export function audienceOf({ audience }: Pick<ProductPlan, 'audience'>) {
  return AUDIENCES.find((one) => one.audience === audience) ?? missing(audience)
}

function missing(what: string): never {
  throw new Error(`The demo shop's tables do not have ${what}.`)
}

/** Whether it is a t-shirt or a sweatshirt: these have cuts and sizes. */
export function isGarment({ kind }: Pick<ProductPlan, 'kind'>): boolean {
  return kind === 't-shirt' || kind === 'sweatshirt'
}

/** True for what children wear. */
export function isForKids(plan: Pick<ProductPlan, 'audience'>): boolean {
  return audienceOf(plan).fit === 'child'
}

/** All sizes of a product with the tags that say it has them, smallest first; none for what comes in one form only. */
export function sizesOf(plan: Pick<ProductPlan, 'kind' | 'audience'>): { tag: number; label: string }[] {
  const { cuts } = toProductRules(DEFAULT_SETTINGS.sizeLabels)
  const labels = cuts.find(({ cut }) => cut === audienceOf(plan).cut)?.sizes ?? []
  const oneSize = plan.kind === 'bag' ? ONE_SIZE.bag : isForKids(plan) ? ONE_SIZE.capForKids : ONE_SIZE.cap
  const hasOneSize = plan.kind === 'bag' || plan.kind === 'cap'
  return DEFAULT_SETTINGS.sizeLabels
    .map(([tag, label]) => ({ tag: Number(tag), label }))
    .filter(({ tag, label }) => (hasOneSize ? tag === oneSize : isGarment(plan) && labels.includes(label)))
}

/**
 * The product's name; its adjective agrees with the noun.
 * @example productName(plan) // 'Detská mikina s kapucňou Raketa'
 */
export function productName(plan: ProductPlan): string {
  const text = `${audienceOf(plan)[kindOf(plan).gender]} ${plan.model} ${plan.label}`.trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
