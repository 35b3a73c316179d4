import { COLOURS } from '../pictures/colours.ts'
import { MOTIFS } from '../pictures/prints.ts'
import { AUDIENCES, isForKids, isGarment, kindOf, KINDS, type ProductPlan, sizesOf } from './product-plan.ts'

/** A source of numbers in [0, 1). */
export type Random = () => number

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
const PLAIN_LABELS = ['Klasik', 'Basic', 'Prémium', 'Voľný strih', 'Organik', 'Melír', 'Každý deň']
const EMS_KIDS_LABELS = ['Malý záchranár', 'Siréna', 'Húkačka']
const EMS_LABELS = ['Pulz', 'Nočná služba', 'Prvá pomoc', 'Výjazd', '155', 'Posádka']
const BOX_TOPICS = ['Rodina', 'Svadba', 'Bábätko', 'Výročie', 'Priatelia', 'Dovolenka', 'Vianoce', 'Stužková']
const BOX_SIZES = [
  { photos: 20, priceCents: 2490 },
  { photos: 40, priceCents: 3990 },
  { photos: 60, priceCents: 5990 },
]
const COLOUR_IDS = COLOURS.map(({ id }) => id)
/** Motifs for everything but the brand EMS. */
const FREE_MOTIFS = MOTIFS.filter(({ id }) => id !== 'ems-badge')

/** One of the list, each as likely. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const item = list[Math.floor(random() * list.length)]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

function pickWeighted<T extends { weight: number }>(random: Random, list: readonly T[]): T {
  let left = random() * list.reduce((sum, { weight }) => sum + weight, 0)
  return list.find(({ weight }) => (left -= weight) < 0) ?? pick(random, list)
}

/** `count` different items of the list, in its order. */
function pickSome<T>(random: Random, list: readonly T[], count: number): T[] {
  const left = [...list]
  const chosen = Array.from(
    { length: Math.min(count, list.length) },
    () => left.splice(Math.floor(random() * left.length), 1)[0],
  )
  return list.filter((item) => chosen.includes(item))
}

type Basis = Pick<ProductPlan, 'kind' | 'audience'>
type Theme = Pick<ProductPlan, 'model' | 'label' | 'motif'> & Partial<ProductPlan>

/** Chooses what is on the product; its name ends with that. */
function chooseTheme(random: Random, plan: Basis): Theme {
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
    return { model, label: `${pick(random, BOX_TOPICS)} ${photos} fotiek`, motif: null, priceCents }
  }
  const { id, name } = pick(random, FREE_MOTIFS)
  const volume = plan.kind === 'mug' ? ` ${MUG_VOLUMES[model] ?? '330 ml'}` : ''
  return { model, label: `${name}${volume}`, motif: id }
}

/** Every price ends with ,90. What is for children costs at most the middle of its range. */
function choosePrice(random: Random, plan: Basis): number {
  const { lowest, highest } = kindOf(plan)
  const most = isForKids(plan) ? Math.ceil((lowest + highest) / 2) : highest
  return (lowest + Math.floor(random() * (most - lowest + 1))) * 100 + 90
}

function chooseColours(random: Random, plan: Basis): ProductPlan['colours'] {
  if (plan.kind === 'photo-box') return ['sand']
  const isWorn = isGarment(plan) || plan.kind === 'cap'
  const count = isWorn && random() < 0.34 ? 2 + Math.floor(random() * 3) : 1
  const [first = 'white', ...others] = pickSome(random, COLOUR_IDS, count)
  return [first, ...others]
}

/** About a quarter of what has sizes lacks one to three of them. */
function chooseSoldOut(random: Random, plan: Basis): string[] {
  const sizes = sizesOf(plan).map(({ label }) => label)
  return sizes.length > 3 && random() < 0.27 ? pickSome(random, sizes, 1 + Math.floor(random() * 3)) : []
}

function chooseAudience(random: Random, { kind }: Pick<ProductPlan, 'kind'>): ProductPlan['audience'] {
  if (isGarment({ kind })) return pickWeighted(random, AUDIENCES).audience
  return kind === 'cap' && random() < 0.25 ? 'kids' : 'unisex'
}

/** Makes up one product. The order of the choices decides what all later ones are: it stays as it is. */
export function generatePlan(random: Random): ProductPlan {
  const { kind } = pickWeighted(random, KINDS)
  const basis = { kind, audience: chooseAudience(random, { kind }) }
  const theme = chooseTheme(random, basis)
  const priceCents = choosePrice(random, basis)
  return {
    ...basis,
    isEms: false,
    isWithoutPrint: false,
    priceCents,
    ...theme,
    colours: chooseColours(random, basis),
    status: pickWeighted(random, STATUSES).status,
    soldOutSizes: chooseSoldOut(random, basis),
    isHashedPath: random() < 0.5,
    html: random() < 0.12 ? 'odd' : 'plain',
  }
}
