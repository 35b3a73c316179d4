/** Makes the products of a shape from its table. */
import { imagePath, thumbnailPath } from '../../../src/catalogue/rules/image-path.ts'
import { toEuros } from '../../../src/text/money.ts'
import { slugify } from '../../../src/text/fold.ts'
import type { DemoShop, SeedProduct } from '../demo-shop.ts'
import { COLOURS } from '../pictures/colours.ts'
import type { ProductPicture } from '../pictures/product-picture.ts'
import { toCreatedAt } from '../seed/seed-products.ts'

/** A row of a shape's table. */
export interface Goods {
  name: string
  /** Slugs, without that of everything. */
  categories: readonly string[]
  priceCents: number
  /** Ids of filter values. */
  tags?: readonly number[]
  sizes?: readonly string[]
  /** Names of the variants. */
  colours?: readonly string[]
  /** The fibres. */
  material?: string
  /** The name of its maker; nothing else is known of it. */
  maker?: string
  /** How many pictures it has; 1 unless given. */
  pictures?: number
  /** How much more each size costs than the one before it, in cents: then each colour is sold in each size at its own price. */
  stepCents?: number
  /** What its pictures show. */
  kind: ProductPicture['kind']
  /** In English, like the name. */
  isEnglish?: boolean
}

const VIEWS = ['front', 'detail', 'back'] as const

function toPictures({ name, kind, pictures = 1, colours = [] }: Goods, slug: string, createdAt: string) {
  return Array.from({ length: Math.max(pictures, colours.length) }, (_, at) => {
    const file = `${slug}-${at + 1}.jpg`
    const colour = COLOURS[(name.length + at) % COLOURS.length] ?? COLOURS[0]
    const view = VIEWS[Math.floor(at / COLOURS.length) % VIEWS.length] ?? 'front'
    const picture: ProductPicture = { kind, motif: null, colour: colour.id, view }
    return { file, path: imagePath({ image: file, isHashedPath: false, createdAt }), picture }
  })
}

function toSeedProduct(goods: Goods, index: number, isTwice: boolean): SeedProduct {
  const {
    name,
    priceCents,
    sizes = [],
    tags = [],
    colours = [],
    material,
    maker,
    isEnglish,
    stepCents,
  } = goods
  const id = index + 1
  const code = `S-${String(id).padStart(4, '0')}`
  const slug = slugify(isTwice ? `${name} ${code}` : name)
  const createdAt = toCreatedAt(index)
  const pictures = toPictures(goods, slug, createdAt)
  const words = isEnglish ? `${name}, made to last. Item ${code}.` : `${name}, poctivá práca. Kód ${code}.`
  return {
    ...{ id, slug, createdAt, priceCents, tags, pictures },
    categories: goods.categories,
    isAvailable: true,
    searched: [name, code, words],
    wire: {
      ...{ name, product_code: code, text: `<p>${words}</p>`, image: pictures[0]?.file ?? '' },
      ...{ is_hashed_path: '0', status: '', type: goods.kind },
      variants: colours.map((colour, at) => ({ name: colour, thumbnail: pictures[at]?.file ?? '' })),
      sizes: sizes.length === 0 ? null : [...sizes],
      allOfSizes: [...sizes],
      ...(stepCents !== undefined && { price_max: toEuros(priceCents + (sizes.length - 1) * stepCents) }),
    },
    detail: {
      ...(material !== undefined && { material }),
      ...(stepCents !== undefined && {
        offers: colours.flatMap((color, at) =>
          sizes.map((size, place) => ({
            ...{ color, size, code: `${code}-${at + 1}-${place + 1}` },
            price: toEuros(priceCents + place * stepCents),
            available: place === 0 || (at + place) % 8 !== 0,
          })),
        ),
      }),
      ...(maker !== undefined && { manufacturer: { name: maker } }),
      images: pictures
        .slice(0, goods.pictures ?? 1)
        .map(({ path }) => ({ file_path: path, thumb_file_path: thumbnailPath(path) })),
    },
  }
}

/** The products of a table. A name that comes twice gets its code into the address. */
function toProducts(table: readonly Goods[]): SeedProduct[] {
  return table.map((goods, index) =>
    toSeedProduct(goods, index, table.filter(({ name }) => name === goods.name).length > 1),
  )
}

/** A shop of this table, with a category for everything before the others. */
export function toShop(
  all: string,
  { categories, attributes }: Pick<DemoShop, 'categories' | 'attributes'>,
  table: readonly Goods[],
): DemoShop {
  const products = toProducts(table)
  return {
    categories: [{ slug: 'all', name: all, text: '' }, ...categories],
    attributes,
    banners: [],
    products: () => products,
  }
}

/** Takes the item at a place of a list; after its end the list begins again. */
export function turn<T>(list: readonly T[], at: number): T {
  return list[at % list.length] as T
}
