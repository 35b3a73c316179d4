import { slugify } from '../../../src/text/fold.ts'
import type { DemoShop } from '../demo-shop.ts'
import type { ProductPicture } from '../pictures/product-picture.ts'
import { type Goods, toShop, turn } from './goods.ts'

/** Kinds of goods, the sizes of each, and the category beside 'Collections' and those of its people. */
const KINDS: readonly [
  name: string,
  category: string,
  sizes: 'letters' | 'waists' | 'none',
  drawn: string,
][] = [
  ['Hoodie', 'Hoodies', 'letters', 'sweatshirt'],
  ['Tee', 'Tees', 'letters', 't-shirt'],
  ['T-Shirt', 'Tees', 'letters', 't-shirt'],
  ['Backpack', 'Bags', 'none', 'bag'],
  ['Cap', 'Headwear', 'none', 'cap'],
  ['Beanie', 'Headwear', 'none', 'cap'],
  ['Jacket', 'Jackets', 'letters', 'sweatshirt'],
  ['Jeans', 'Pants', 'waists', 't-shirt'],
]
const SERIES = ['Harbour', 'Meadow', 'Ridgeline', 'Cobalt', 'Fernwood']
const PEOPLE = ['Women', 'Men']
const SIZES = {
  letters: ['XS', 'S', 'M', 'L', 'XL'],
  waists: ['28', '29', '30', '31', '32', '33', '34', '36', '38'],
  none: [],
}

/** 17 filters in the API's order. '' is a value that nobody has named. */
const ATTRIBUTES = {
  Gender: 'Women, Men',
  Size: [...SIZES.letters, ...SIZES.waists].join(', '),
  Color: 'White, Black, Navy, Olive, Heather Grey',
  Material: 'Cotton, Wool, Linen, , Recycled Polyester',
  Fit: 'Slim, Regular, Relaxed',
  Sleeve: 'Short Sleeve, Long Sleeve',
  Neckline: 'Crew, V-Neck, Hooded',
  Pattern: 'Solid, Striped, Checked',
  Season: 'Spring, Summer, Autumn, Winter, ',
  Style: 'Casual, Workwear, Outdoor',
  Closure: 'Zip, Buttons, Pullover',
  Length: 'Cropped, Standard, Tall',
  Rise: 'Low, Mid, High',
  Pockets: 'Two Pockets, Four Pockets',
  Activity: 'Hiking, Running, Travel',
  Waterproof: 'Yes, No',
  Organic: 'Yes, No',
}
/** The ids of attributes that mean something to every shop; the others begin at 500. */
const KNOWN_IDS: Readonly<Record<string, number>> = { Gender: 165, Size: 99 }

const attributes = Object.entries(ATTRIBUTES).map(([name, values], index) => ({
  id: KNOWN_IDS[name] ?? 500 + index,
  name,
  values: values.split(', ').map((value, at) => [2000 + index * 50 + at, value.trim()] as const),
}))

/** The ids of these values of an attribute. */
function idsOf(name: string, wanted: readonly string[]): number[] {
  const values = attributes.find((attribute) => attribute.name === name)?.values ?? []
  return values.filter(([, value]) => wanted.includes(value)).map(([id]) => id)
}

const CHOSEN = ['Gender', 'Size', 'Color']

function toGoods(series: string, [name, category, sizes, drawn]: (typeof KINDS)[number], at: number): Goods {
  const people = turn(PEOPLE, at)
  const colours = at % 3 === 0 ? ['White', 'Black'] : [turn(ATTRIBUTES.Color.split(', '), at)]
  const others = attributes.filter((attribute) => !CHOSEN.includes(attribute.name))
  return {
    name: `${people}'s ${series} ${name}`,
    categories: ['collections', slugify(people), slugify(category)],
    priceCents: 1900 + ((at * 530) % 9000),
    tags: [
      ...[...idsOf('Gender', [people]), ...idsOf('Size', SIZES[sizes]), ...idsOf('Color', colours)],
      ...others.map(({ values }, index) => turn(values, at + index)[0]),
    ],
    sizes: SIZES[sizes],
    colours: colours.length > 1 ? colours : [],
    material: '100% cotton',
    kind: drawn as ProductPicture['kind'],
    isEnglish: true,
  }
}

/** Names, colours and attributes in English, waists as sizes, 17 filters, values without a name. */
export function english(): DemoShop {
  const names = ['Collections', ...PEOPLE, ...new Set(KINDS.map(([, category]) => category))]
  const categories = names.map((name) => ({ name, slug: slugify(name), text: '' }))
  const table = SERIES.flatMap((series, row) =>
    KINDS.map((kind, column) => toGoods(series, kind, row * KINDS.length + column + row)),
  )
  return toShop('All', { categories, attributes }, table)
}
