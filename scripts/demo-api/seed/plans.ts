/** Plans of the demo shop's products. A product's texts, sizes and pictures are made from its plan. */
import { toProductRules } from '../../../src/config/product-rules.ts'
import { DEFAULT_SETTINGS } from '../../../src/config/checkout-settings.ts'
import type { ProductStatus } from '../../../src/catalogue/rules/product-status.ts'
import { COLOURS, type ColourId } from '../pictures/colours.ts'
import { type Audience, AUDIENCES, type Kind, KINDS, DEMO_MOTIFS } from './tables.ts'

export type Random = () => number

export interface ProductPlan {
  kind: Kind
  /** The people it is cut for; `both` has a men's and a women's cut. */
  audience: Audience
  /** The name of the kind, such as 'mikina s kapucňou'. */
  model: string
  /** The last part of the product's name: a motif, a topic or a volume. */
  label: string
  motif: string | null
  /** The main picture shows the first. Two or more are the product's variants. */
  colours: readonly [ColourId, ...ColourId[]]
  status: ProductStatus | ''
  priceCents: number
  /** Its price before a reduction. */
  priceBeforeCents?: number
  /** Labels of sizes that are sold out. */
  soldOutSizes: readonly string[]
  isHashedPath: boolean
  isEms: boolean
  isWithoutPrint: boolean
  /** The HTML of its description: plain, untidy, or hostile to test the sanitiser. */
  html: 'plain' | 'odd' | 'hostile'
}

const STATUSES = [
  { status: 'New in', weight: 12 },
  { status: '50% Discount', weight: 8 },
  { status: 'Sold Out', weight: 5 },
  { status: 'limited edition', weight: 6 },
  { status: '', weight: 69 },
] as const

const MUG_VOLUMES: Readonly<Record<string, string>> = {
  'veľký hrnček': '450 ml',
  'plechový hrnček': '300 ml',
}
const PLAIN_LABELS = ['Klasik', 'Basic', 'Prémium', 'Voľný strih', 'Organik', 'Pohoda', 'Každý deň']
const EMS_KIDS_LABELS = ['Malý záchranár', 'Siréna', 'Húkačka']
const EMS_LABELS = ['Pulz', 'Nočná služba', 'Prvá pomoc', 'Výjazd', '155', 'Posádka']
/** Topics of photo boxes, each with the colour of its lid and the print on its side. */
const BOX_TOPICS = [
  ['Rodina', 'forest', 'daisy'],
  ['Svadba', 'pink', 'heart'],
  ['Bábätko', 'sky', 'moon'],
  ['Výročie', 'burgundy', 'rosette'],
  ['Priatelia', 'mustard', 'camera'],
  ['Dovolenka', 'petrol', 'sun'],
  ['Vianoce', 'brick', 'deer'],
  ['Stužková', 'navy', 'bolt'],
] as const
const BOX_SIZES = [
  { photos: 20, priceCents: 2490 },
  { photos: 40, priceCents: 3990 },
  { photos: 60, priceCents: 5990 },
]
const ONE_SIZE = { bag: 174, cap: 216, capForKids: 215 }

type Basis = Pick<ProductPlan, 'kind' | 'audience'>

function rowOf<T>(rows: readonly T[], isIt: (row: T) => boolean): T {
  const row = rows.find(isIt)
  if (!row) throw new Error("The demo shop's tables lack a row.")
  return row
}

export const kindOf = ({ kind }: Pick<Basis, 'kind'>) => rowOf(KINDS, (row) => row.kind === kind)
export const audienceOf = ({ audience }: Pick<Basis, 'audience'>) =>
  rowOf(AUDIENCES, (row) => row.audience === audience)
export const isGarment = ({ kind }: Pick<Basis, 'kind'>) => kind === 't-shirt' || kind === 'sweatshirt'
export const isOfTin = ({ model }: Pick<ProductPlan, 'model'>) => model.startsWith('plechový')
export const isForKids = (plan: Pick<Basis, 'audience'>) => audienceOf(plan).fit === 'child'

/** All sizes of a product with their tags, smallest first; empty for a product without sizes. */
export function sizesOf(plan: Basis): { tag: number; label: string }[] {
  const { cuts } = toProductRules(DEFAULT_SETTINGS.sizeLabels)
  const labels = cuts.find(({ cut }) => cut === audienceOf(plan).cut)?.sizes ?? []
  const oneSize = plan.kind === 'bag' ? ONE_SIZE.bag : isForKids(plan) ? ONE_SIZE.capForKids : ONE_SIZE.cap
  const hasOneSize = plan.kind === 'bag' || plan.kind === 'cap'
  return DEFAULT_SETTINGS.sizeLabels
    .map(([tag, label]) => ({ tag: Number(tag), label }))
    .filter(({ tag, label }) => (hasOneSize ? tag === oneSize : isGarment(plan) && labels.includes(label)))
}

/** The adjective agrees with the noun. @example productName(plan) // 'Detská mikina s kapucňou Raketa' */
export function productName(plan: ProductPlan): string {
  const text = `${audienceOf(plan)[kindOf(plan).gender]} ${plan.model} ${plan.label}`.trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T
}

function pickWeighted<T extends { weight: number }>(random: Random, list: readonly T[]): T {
  let left = random() * list.reduce((sum, { weight }) => sum + weight, 0)
  return rowOf(list, ({ weight }) => (left -= weight) < 0)
}

/** `count` different items of the list, in its order. */
function pickSome<T>(random: Random, list: readonly T[], count: number): T[] {
  const left = [...list]
  const chosen = Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0])
  return list.filter((item) => chosen.includes(item))
}

function chooseTheme(random: Random, plan: Basis) {
  const model = pick(random, kindOf(plan).models)
  const roll = isGarment(plan) ? random() : 1
  if (roll < 0.09) {
    const label = pick(random, PLAIN_LABELS)
    return { model: `${model} bez potlače`, label, motif: null, isWithoutPrint: true }
  }
  if (roll < 0.14) {
    const label = pick(random, isForKids(plan) ? EMS_KIDS_LABELS : EMS_LABELS)
    return { model: `${model} EMS`, label, motif: 'ems-badge', isEms: true }
  }
  if (plan.kind === 'photo-box') {
    const { photos, priceCents } = pick(random, BOX_SIZES)
    return { model, label: `${pick(random, BOX_TOPICS)[0]} ${photos} fotiek`, motif: null, priceCents }
  }
  const { id, name } = pick(
    random,
    DEMO_MOTIFS.filter((motif) => motif.id !== 'ems-badge'),
  )
  const volume = plan.kind === 'mug' ? ` ${MUG_VOLUMES[model] ?? '330 ml'}` : ''
  return { model, label: `${name}${volume}`, motif: id }
}

/** The colour and the print of a photo box with this label. */
export function boxLook(label: string) {
  const [, colour, motif] = BOX_TOPICS.find(([topic]) => label.startsWith(topic)) ?? BOX_TOPICS[0]
  return { colour, motif }
}

/** Every price ends with ,90. Children's goods cost at most the middle of their range. */
function choosePrice(random: Random, plan: Basis): number {
  const { lowest, highest } = kindOf(plan)
  const most = isForKids(plan) ? Math.ceil((lowest + highest) / 2) : highest
  return (lowest + Math.floor(random() * (most - lowest + 1))) * 100 + 90
}

function chooseColours(random: Random, plan: Basis & { label: string }): ProductPlan['colours'] {
  if (plan.kind === 'photo-box') return [boxLook(plan.label).colour]
  const isWorn = isGarment(plan) || plan.kind === 'cap'
  const count = isWorn && random() < 0.34 ? 2 + Math.floor(random() * 3) : 1
  const ids = COLOURS.map(({ id }) => id)
  return pickSome(random, ids, count) as [ColourId, ...ColourId[]]
}

/** In about a quarter of the products with sizes, one to three sizes are sold out. */
function chooseSoldOut(random: Random, plan: Basis): string[] {
  const sizes = sizesOf(plan).map(({ label }) => label)
  return sizes.length > 3 && random() < 0.27 ? pickSome(random, sizes, 1 + Math.floor(random() * 3)) : []
}

function chooseAudience(random: Random, kind: Kind): Audience {
  if (isGarment({ kind })) return pickWeighted(random, AUDIENCES).audience
  return kind === 'cap' && random() < 0.25 ? 'kids' : 'unisex'
}

/** Invents a product. Keep the order of the random choices: another order gives other products. */
export function generatePlan(random: Random): ProductPlan {
  const { kind } = pickWeighted(random, KINDS)
  const basis = { kind, audience: chooseAudience(random, kind) }
  const theme = chooseTheme(random, basis)
  const priceCents = choosePrice(random, basis)
  return {
    ...basis,
    isEms: false,
    isWithoutPrint: false,
    priceCents,
    ...theme,
    colours: chooseColours(random, { ...basis, ...theme }),
    status: pickWeighted(random, STATUSES).status,
    soldOutSizes: chooseSoldOut(random, basis),
    isHashedPath: random() < 0.5,
    html: random() < 0.12 ? 'odd' : 'plain',
  }
}
