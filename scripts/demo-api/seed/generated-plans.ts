import { COLOURS, type ColourId } from '../pictures/colours.ts'
import { MOTIFS, type MotifId } from '../pictures/motifs.ts'
import { type Audience, isForKids, type ProductKind, type ProductPlan } from './product-plan.ts'
import { pick, pickSome, pickWeighted, type Random } from './random-choice.ts'
import { sizesFor } from './product-sizes.ts'

const KINDS: readonly (readonly [ProductKind, number])[] = [
  ['t-shirt', 44],
  ['sweatshirt', 18],
  ['cap', 11],
  ['mug', 11],
  ['bag', 7],
  ['photo-box', 5],
  ['mouse-pad', 4],
]

const GARMENT_AUDIENCES: readonly (readonly [Audience, number])[] = [
  ['men', 4],
  ['women', 4],
  ['both', 3],
  ['unisex', 2],
  ['kids', 2],
  ['boys', 1],
  ['girls', 1],
]

const STATUSES: readonly (readonly [ProductPlan['status'], number])[] = [
  ['New in', 12],
  ['50% Discount', 8],
  ['Sold Out', 5],
  ['limited edition', 6],
  ['', 69],
]

interface KindRange {
  models: readonly string[]
  /** Lowest and highest price in whole euros; every price ends with ,90. */
  euros: readonly [number, number]
}

const RANGES: Readonly<Record<ProductKind, KindRange>> = {
  't-shirt': { models: ['tričko'], euros: [14, 24] },
  sweatshirt: { models: ['mikina', 'mikina s kapucňou', 'mikina na zips'], euros: [29, 44] },
  cap: { models: ['šiltovka'], euros: [9, 16] },
  mug: { models: ['hrnček', 'veľký hrnček', 'plechový hrnček'], euros: [7, 11] },
  bag: { models: ['plátená taška', 'nákupná taška', 'taška cez rameno'], euros: [8, 14] },
  'photo-box': { models: ['fotobox'], euros: [24, 59] },
  'mouse-pad': { models: ['podložka pod myš'], euros: [7, 12] },
}

const MUG_VOLUMES: Readonly<Record<string, string>> = {
  'veľký hrnček': '450 ml',
  'plechový hrnček': '300 ml',
}
const PLAIN_LABELS = ['Klasik', 'Basic', 'Prémium', 'Voľný strih', 'Organik', 'Melír', 'Každý deň']
const EMS_KIDS_LABELS = ['Malý záchranár', 'Siréna', 'Húkačka']
const EMS_LABELS = ['Pulz', 'Nočná služba', 'Prvá pomoc', 'Výjazd', '155', 'Posádka']
const BOX_TOPICS = ['Rodina', 'Svadba', 'Bábätko', 'Výročie', 'Priatelia', 'Dovolenka', 'Vianoce', 'Stužková']
const BOX_SIZES = [
  { photos: '20 fotiek', priceCents: 2490 },
  { photos: '40 fotiek', priceCents: 3990 },
  { photos: '60 fotiek', priceCents: 5990 },
]

/** Motifs for everything but the brand EMS. */
const FREE_MOTIFS = MOTIFS.filter((motif) => motif.id !== 'ems-badge')

function chooseColours(random: Random, kind: ProductKind): [ColourId, ...ColourId[]] {
  const ids = COLOURS.map((colour) => colour.id)
  if (kind === 'photo-box') return ['sand']
  const isGarment = kind === 't-shirt' || kind === 'sweatshirt' || kind === 'cap'
  const count = isGarment && random() < 0.34 ? 2 + Math.floor(random() * 3) : 1
  const [first = 'white', ...others] = pickSome(random, ids, count)
  return [first, ...others]
}

interface Theme {
  model: string
  label: string
  motif: MotifId | null
  isEms?: boolean
  isWithoutPrint?: boolean
  priceCents?: number
}

function chooseTheme(random: Random, kind: ProductKind, audience: Audience): Theme {
  const model = pick(random, RANGES[kind].models)
  const isGarment = kind === 't-shirt' || kind === 'sweatshirt'
  if (isGarment) {
    const roll = random()
    if (roll < 0.09) {
      const label = pick(random, PLAIN_LABELS)
      return { model: `${model} bez potlače`, label, motif: null, isWithoutPrint: true }
    }
    if (roll < 0.14) {
      const label = pick(random, isForKids(audience) ? EMS_KIDS_LABELS : EMS_LABELS)
      return { model: `${model} EMS`, label, motif: 'ems-badge', isEms: true }
    }
  }
  if (kind === 'photo-box') {
    const { photos, priceCents } = pick(random, BOX_SIZES)
    return { model, label: `${pick(random, BOX_TOPICS)} ${photos}`, motif: null, priceCents }
  }
  const motif = pick(random, FREE_MOTIFS)
  const volume = kind === 'mug' ? ` ${MUG_VOLUMES[model] ?? '330 ml'}` : ''
  return { model, label: `${motif.name}${volume}`, motif: motif.id }
}

/** About a quarter of what has sizes lacks one to three of them. */
function chooseSoldOut(random: Random, kind: ProductKind, audience: Audience): string[] {
  const sizes = sizesFor(kind, audience).map((size) => size.label)
  return sizes.length > 3 && random() < 0.27 ? pickSome(random, sizes, 1 + Math.floor(random() * 3)) : []
}

/** Makes up one product. */
export function generatePlan(random: Random): ProductPlan {
  const kind = pickWeighted(random, KINDS)
  const isGarment = kind === 't-shirt' || kind === 'sweatshirt'
  const audience = isGarment
    ? pickWeighted(random, GARMENT_AUDIENCES)
    : kind === 'cap' && random() < 0.25
      ? 'kids'
      : 'unisex'
  const { priceCents, isEms = false, isWithoutPrint = false, ...theme } = chooseTheme(random, kind, audience)
  const [low, high] = RANGES[kind].euros
  const top = isForKids(audience) ? Math.ceil((low + high) / 2) : high
  const euros = low + Math.floor(random() * (top - low + 1))
  return {
    kind,
    audience,
    ...theme,
    colours: chooseColours(random, kind),
    status: pickWeighted(random, STATUSES),
    priceCents: priceCents ?? euros * 100 + 90,
    soldOutSizes: chooseSoldOut(random, kind, audience),
    isHashedPath: random() < 0.5,
    isEms,
    isWithoutPrint,
    html: random() < 0.12 ? 'odd' : 'plain',
  }
}
