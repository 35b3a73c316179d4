import { createHash } from 'node:crypto'
import { foldText } from '../../../src/domain/listing/search.ts'
import { imagePath } from '../../../src/domain/product/product-image-path.ts'
import { colourOf, type ColourId } from '../pictures/colours.ts'
import type { ProductPicture } from '../pictures/picture.ts'
import { CATEGORY_OF } from './categories.ts'
import { KNOWN_PRODUCTS, LOST_PICTURE } from './known-products.ts'
import { productDescription } from './product-description.ts'
import { productName } from './product-names.ts'
import { isForKids, type ProductKind, type ProductPlan } from './product-plan.ts'
import { sizesFor } from './product-sizes.ts'
import { productTags } from './product-tags.ts'
import type { Random } from './random-choice.ts'

export type View = ProductPicture['view']

/** A picture of a product; `path` lies below `web_files/`. */
export interface SeedPicture {
  file: string
  path: string
  colour: ColourId
  view: View
  /** Place in the gallery, or null for a picture that only a variant shows. */
  position: number | null
}

/** A product as it is stored. */
export interface SeedProduct {
  id: number
  code: string
  slug: string
  name: string
  category: string
  priceCents: number
  priceBeforeCents: number | null
  text: string
  image: string
  isHashedPath: boolean
  createdAt: string
  status: string
  type: string
  isForKids: boolean
  isWithoutPrint: boolean
  variants: { name: string; thumbnail: string }[]
  sizes: string[] | null
  allOfSizes: string[]
  tags: number[]
  pictures: SeedPicture[]
  kind: ProductKind
  fit: NonNullable<ProductPicture['fit']> | null
  motif: ProductPlan['motif']
}

const CODE_PREFIXES: Readonly<Record<ProductKind, string>> = {
  't-shirt': 'TR',
  sweatshirt: 'MI',
  cap: 'SI',
  mug: 'HR',
  bag: 'TA',
  'photo-box': 'FB',
  'mouse-pad': 'PM',
}

const FITS = {
  men: 'male',
  women: 'female',
  both: 'male',
  unisex: 'unisex',
  boys: 'child',
  girls: 'child',
  kids: 'child',
} as const

const FIRST_DAY = Date.UTC(2023, 0, 2, 6)
const LAST_DAY = Date.UTC(2025, 11, 30, 20)
/** A prime that spreads the products over the time; as it shares no factor with it, no second comes twice. */
const TIME_STEP = 58_470_953

/** When a product was made: `YYYY-MM-DD HH:MM:SS`, a different second for each number. */
function createdAt(index: number): string {
  const seconds = (LAST_DAY - FIRST_DAY) / 1000
  const time = new Date(FIRST_DAY + ((index * TIME_STEP) % seconds) * 1000)
  return time.toISOString().slice(0, 19).replace('T', ' ')
}

/**
 * What a product cost before: twice as much under the badge that says so, but for one in ten, whose owner forgot it; of
 * the others one in sixteen is a few euros cheaper than it was.
 */
function reducedFrom(index: number, { status, priceCents }: ProductPlan): number | null {
  if (status === '50% Discount') return index % 10 === 0 ? null : priceCents * 2
  return index % 16 === 0 ? priceCents + 300 : null
}

/** The address form of a text: ASCII letters, digits and dashes. */
function toSlug(text: string): string {
  return foldText(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** The gallery: the front first, other colours' fronts, a detail, often the back; two to four pictures. */
function chooseViews(plan: ProductPlan, random: Random): { colour: ColourId; view: View }[] {
  const [main, ...others] = plan.colours
  const fronts = others.slice(0, 2).map((colour) => ({ colour, view: 'front' as const }))
  const isGarment = plan.kind === 't-shirt' || plan.kind === 'sweatshirt'
  const hasBack = fronts.length < 2 && (isGarment || random() < 0.4)
  return [
    { colour: main, view: 'front' },
    ...fronts,
    { colour: main, view: 'detail' },
    ...(hasBack ? [{ colour: main, view: 'back' as const }] : []),
  ]
}

function toPictures(plan: ProductPlan, slug: string, made: string, random: Random): SeedPicture[] {
  const views = chooseViews(plan, random)
  const onlyVariants = plan.colours
    .filter((colour) => !views.some((one) => one.colour === colour && one.view === 'front'))
    .map((colour) => ({ colour, view: 'front' as const }))
  return [...views, ...onlyVariants].map(({ colour, view }, index) => {
    const name = `${slug}-${colour}-${view}`
    const file = `${plan.isHashedPath ? createHash('md5').update(name).digest('hex') : name}.jpg`
    const path = imagePath({ image: file, isHashedPath: plan.isHashedPath, createdAt: made })
    return { file, path, colour, view, position: index < views.length ? index : null }
  })
}

/**
 * What is stored for a plan; `index` is its place in the shop, from 0. Names of editions may repeat, so their slugs
 * end with the code.
 */
export function toSeedProduct(
  index: number,
  plan: ProductPlan,
  edition: number,
  random: Random,
): SeedProduct {
  const id = index + 1
  const name = edition === 0 ? productName(plan) : `${productName(plan)} – edícia ${edition}`
  const code = `${CODE_PREFIXES[plan.kind]}-${String(id).padStart(4, '0')}`
  const known = Object.values(KNOWN_PRODUCTS)[index]
  const slug = known?.slug ?? toSlug(edition === 0 ? name : `${name} ${code}`)
  const made = createdAt(index)
  const isLost = slug === LOST_PICTURE.slug
  const pictures = isLost
    ? toPictures(plan, `${slug}-lost`, made, random).slice(0, 1)
    : toPictures(plan, slug, made, random)
  const image = pictures[0]?.file ?? ''
  const allOfSizes = sizesFor(plan.kind, plan.audience).map((size) => size.label)
  const isSoldOut = plan.status === 'Sold Out'
  return {
    id,
    code,
    slug,
    name,
    category: CATEGORY_OF[plan.kind],
    priceCents: plan.priceCents,
    priceBeforeCents: known ? (plan.priceBeforeCents ?? null) : reducedFrom(index, plan),
    text: productDescription(plan, random),
    image,
    isHashedPath: plan.isHashedPath,
    createdAt: made,
    status: plan.status,
    type: toSlug(plan.kind),
    isForKids: isForKids(plan.audience),
    isWithoutPrint: plan.isWithoutPrint,
    variants: plan.colours.length < 2 ? [] : plan.colours.map((colour) => toVariant(colour, pictures)),
    sizes:
      allOfSizes.length === 0
        ? null
        : allOfSizes.filter((size) => !isSoldOut && !plan.soldOutSizes.includes(size)),
    allOfSizes,
    tags: productTags(plan),
    pictures,
    kind: plan.kind,
    fit: plan.kind === 't-shirt' || plan.kind === 'sweatshirt' ? FITS[plan.audience] : null,
    motif: plan.motif,
  }
}

function toVariant(colour: ColourId, pictures: readonly SeedPicture[]): { name: string; thumbnail: string } {
  const picture = pictures.find((one) => one.colour === colour && one.view === 'front')
  return { name: colourOf(colour).name, thumbnail: picture?.file ?? '' }
}
