import { hash } from 'node:crypto'
import { foldText } from '../../../src/domain/listing/search.ts'
import { imagePath } from '../../../src/domain/product/image-path.ts'
import { colourOf, type ColourId } from '../pictures/colours.ts'
import type { ProductPicture } from '../pictures/picture.ts'
import { seededRandom, seedOf } from '../pictures/seeded-random.ts'
import { productTags } from './attributes.ts'
import { generatePlan, type Random } from './generate-plan.ts'
import { KNOWN_PRODUCTS, LOST_PICTURE } from './known-products.ts'
import { productDescription, productInformation } from './product-texts.ts'
import {
  audienceOf,
  isForKids,
  isGarment,
  kindOf,
  productName,
  type ProductPlan,
  sizesOf,
} from './product-plan.ts'

/** How many products have names of their own; later ones are editions of them. */
const UNIQUE_NAMES = 180
const FIRST_DAY = Date.UTC(2023, 0, 2, 6)
const LAST_DAY = Date.UTC(2025, 11, 30, 20)
/** A prime that spreads the products over the time. It shares no factor with the number of seconds, so none comes twice. */
const TIME_STEP = 58_470_953

/** A product as it is stored: its row in `products`, and its rows in other tables. */
export type SeedProduct = ReturnType<typeof toSeedProduct>

/**
 * The shop's products, one at a time. Each is made from its number alone; only among the first 180 is one chosen again
 * whose name is taken. A larger shop begins with the products of a smaller one.
 */
export function* seedProducts(count: number): Generator<SeedProduct> {
  const known = Object.values(KNOWN_PRODUCTS).map(({ plan }) => plan)
  const names = new Set(known.map(productName))
  for (let index = 0; index < count; index++) {
    const random = seededRandom(seedOf(`product ${index}`))
    let plan = known[index] ?? generatePlan(random)
    if (index >= known.length && index < UNIQUE_NAMES) {
      while (names.has(productName(plan))) plan = generatePlan(random)
      names.add(productName(plan))
    }
    yield toSeedProduct(index, plan, random)
  }
}

function toSeedProduct(index: number, plan: ProductPlan, random: Random) {
  const id = index + 1
  const edition = Math.floor(index / UNIQUE_NAMES)
  const name = edition === 0 ? productName(plan) : `${productName(plan)} – edícia ${edition}`
  const code = `${kindOf(plan).code}-${String(id).padStart(4, '0')}`
  // Names of editions may repeat.
  const slug = toSlug(edition === 0 ? name : `${name} ${code}`)
  const made = createdAt(index)
  const hasLostPicture = slug === LOST_PICTURE.slug
  const drawn = toPictures(plan, hasLostPicture ? `${slug}-lost` : slug, made, random)
  const pictures = hasLostPicture ? drawn.slice(0, 1) : drawn
  const sizes = sizesOf(plan).map(({ label }) => label)
  const left = sizes.filter((size) => plan.status !== 'Sold Out' && !plan.soldOutSizes.includes(size))
  const fileOf = (colour: ColourId) =>
    pictures.find((one) => one.colour === colour && one.view === 'front')?.file ?? ''
  const variants = plan.colours.map((colour) => ({ name: colourOf(colour).name, thumbnail: fileOf(colour) }))
  const row = {
    id,
    code,
    slug,
    name,
    created_at: made,
    price_cents: plan.priceCents,
    price_before_cents:
      index in Object.values(KNOWN_PRODUCTS) ? (plan.priceBeforeCents ?? null) : priceBefore(index, plan),
    text: productDescription(plan, random),
    information: JSON.stringify(productInformation(id, plan)),
    image: pictures[0]?.file ?? '',
    is_hashed_path: Number(plan.isHashedPath),
    status: plan.status,
    type: plan.kind,
    for_kids: Number(isForKids(plan)),
    without_print: Number(plan.isWithoutPrint),
    variants: JSON.stringify(variants.length < 2 ? [] : variants),
    sizes: sizes.length === 0 ? null : JSON.stringify(left),
    all_of_sizes: JSON.stringify(sizes),
    kind: plan.kind,
    fit: isGarment(plan) ? audienceOf(plan).fit : null,
    motif: plan.motif,
  }
  return { row, category: kindOf(plan).category, tags: productTags(plan), pictures }
}

/** When a product was made: `YYYY-MM-DD HH:MM:SS`, in a different second for each index. */
function createdAt(index: number): string {
  const seconds = (LAST_DAY - FIRST_DAY) / 1000
  const time = new Date(FIRST_DAY + ((index * TIME_STEP) % seconds) * 1000)
  return time.toISOString().slice(0, 19).replace('T', ' ')
}

/**
 * What a product cost before. Products with the badge of 50 % cost twice as much, but one in ten of them lacks the
 * previous price; of the others one in sixteen was a few euros dearer.
 */
function priceBefore(index: number, { status, priceCents }: ProductPlan): number | null {
  if (status === '50% Discount') return index % 10 === 0 ? null : priceCents * 2
  return index % 16 === 0 ? priceCents + 300 : null
}

/** The address form of a text: ASCII letters, digits and dashes. */
function toSlug(text: string): string {
  return foldText(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

type Shot = Pick<ProductPicture, 'colour' | 'view'>

/**
 * A product's pictures, whose paths lie below `web_files/`. The gallery has two to four: the front first, other colours'
 * fronts, a detail, often the back; pictures that only a variant shows have no position in it.
 */
function toPictures(plan: ProductPlan, slug: string, made: string, random: Random) {
  const [main, ...others] = plan.colours
  const fronts = others.map((colour): Shot => ({ colour, view: 'front' }))
  const hasBack = fronts.length < 2 && (isGarment(plan) || random() < 0.4)
  const gallery: Shot[] = [
    { colour: main, view: 'front' },
    ...fronts.slice(0, 2),
    { colour: main, view: 'detail' },
    ...(hasBack ? [{ colour: main, view: 'back' } as const] : []),
  ]
  return [...gallery, ...fronts.slice(2)].map(({ colour, view }, index) => {
    const name = `${slug}-${colour}-${view}`
    const file = `${plan.isHashedPath ? hash('md5', name) : name}.jpg`
    const path = imagePath({ image: file, isHashedPath: plan.isHashedPath, createdAt: made })
    return { file, path, colour, view, position: index < gallery.length ? index : null }
  })
}
