import { DEFAULT_SETTINGS } from '../../../src/config/checkout/settings.ts'
import { COLOURS, type ColourId } from '../pictures/colours.ts'
import type { ProductKind } from './product-plan.ts'

/** A property that products are filtered by, with its values in the order they are shown. */
export interface SeedAttribute {
  id: number
  name: string
  values: readonly { id: number; name: string }[]
}

/** Value ids that the rules know (rules 102 to 104); in the shop they are the tags of products. */
export const TAGS = {
  tShirt: 98,
  sweatshirt: 127,
  cap: 217,
  withoutPrint: 121,
  ems: 235,
  men: 152,
  women: 153,
  unisex: 174,
  boys: 172,
  kids: 173,
  girls: 154,
  capSize: 216,
  capSizeKids: 215,
} as const

/** Value ids of the demo shop's own collections. */
export const COLLECTION_TAGS = { mountains: 300, animals: 301, folk: 302 } as const

/** Value id of each kind of product. */
export const KIND_TAGS: Readonly<Record<ProductKind, number>> = {
  't-shirt': TAGS.tShirt,
  sweatshirt: TAGS.sweatshirt,
  cap: TAGS.cap,
  mug: 450,
  bag: 451,
  'photo-box': 452,
  'mouse-pad': 453,
}

const FIRST_COLOUR_TAG = 400

/** Value id of a colour. */
export function colourTag(id: ColourId): number {
  return FIRST_COLOUR_TAG + COLOURS.findIndex((colour) => colour.id === id)
}

const CUT_NAMES = [
  { id: TAGS.men, name: 'Pánsky' },
  { id: TAGS.women, name: 'Dámsky' },
  { id: TAGS.unisex, name: 'Unisex' },
  { id: TAGS.boys, name: 'Chlapčenský' },
  { id: TAGS.kids, name: 'Detský' },
  { id: TAGS.girls, name: 'Dievčenský' },
]

/** Sizes as the settings name them, without the cuts that the settings' map also holds. */
const SIZE_VALUES = DEFAULT_SETTINGS.sizeLabels
  .map(([tag, name]) => ({ id: Number(tag), name }))
  .filter(({ id }) => !CUT_NAMES.some((cut) => cut.id === id))

/** Every attribute in the order it is shown; the first three are the fixed ones (rule 212). */
export const ATTRIBUTES: readonly SeedAttribute[] = [
  { id: 165, name: 'Strih', values: CUT_NAMES },
  { id: 99, name: 'Veľkosť', values: SIZE_VALUES },
  {
    id: 100,
    name: 'Kolekcia',
    values: [
      { id: TAGS.withoutPrint, name: 'Bez potlače' },
      { id: TAGS.ems, name: 'EMS' },
      { id: COLLECTION_TAGS.mountains, name: 'Slovenské hory' },
      { id: COLLECTION_TAGS.animals, name: 'Zvieratá' },
      { id: COLLECTION_TAGS.folk, name: 'Folklór' },
    ],
  },
  {
    id: 101,
    name: 'Farba',
    values: COLOURS.map(({ id, name }) => ({
      id: colourTag(id),
      name: name.charAt(0).toUpperCase() + name.slice(1),
    })),
  },
  {
    id: 90,
    name: 'Druh',
    values: [
      { id: KIND_TAGS['t-shirt'], name: 'Tričko' },
      { id: KIND_TAGS.sweatshirt, name: 'Mikina' },
      { id: KIND_TAGS.cap, name: 'Šiltovka' },
      { id: KIND_TAGS.mug, name: 'Hrnček' },
      { id: KIND_TAGS.bag, name: 'Taška' },
      { id: KIND_TAGS['photo-box'], name: 'Fotobox' },
      { id: KIND_TAGS['mouse-pad'], name: 'Podložka pod myš' },
    ],
  },
]
