import { mountains, plant, rail, shelf, table, wall } from './banner-places.ts'
import type { ColourId } from './colours.ts'
import type { Fit } from './draw-picture.ts'
import type { MotifId } from './motifs.ts'
import { drawProduct } from './product-drawing.ts'
import type { DrawnKind } from './product-drawing.ts'

/** A product in a banner: `x` and `y` place the middle of its 1200 x 1500 box, `scale` sizes it. */
interface Placed {
  kind: DrawnKind
  colour: ColourId
  motif: MotifId | null
  x: number
  y: number
  scale: number
  fit?: Fit
  turn?: number
}

const SWEATSHIRTS = [
  { x: 790, colour: 'sand', motif: 'krivan' },
  { x: 1060, colour: 'forest', motif: 'deer' },
  { x: 1330, colour: 'burgundy', motif: 'rosette' },
  { x: 1600, colour: 'navy', motif: 'tatras' },
] as const

const CAPS = [
  ['navy', 'tent'],
  ['mustard', 'bear'],
  ['white', 'wave'],
  ['forest', 'fox'],
  ['black', 'invader'],
  ['brick', 'heart'],
  ['sky', 'whale'],
  ['burgundy', 'sun'],
] as const

const SCENES = {
  'folded-t-shirts': () =>
    wall('#e6d9c8') +
    products([
      { kind: 'folded-t-shirt', colour: 'forest', motif: 'fox', x: 800, y: 350, scale: 0.42, turn: -3 },
      { kind: 'folded-t-shirt', colour: 'white', motif: 'tatras', x: 1110, y: 336, scale: 0.42, turn: 1 },
      { kind: 'folded-t-shirt', colour: 'brick', motif: 'daisy', x: 1420, y: 352, scale: 0.42, turn: -1 },
      {
        kind: 'folded-t-shirt',
        colour: 'navy',
        motif: 'folk-flowers',
        x: 1732,
        y: 338,
        scale: 0.42,
        turn: 3,
      },
    ]),
  'sweatshirt-rail': () =>
    wall('#d9dcd6') +
    rail(
      62,
      SWEATSHIRTS.map(({ x }) => ({ x, to: 150 })),
    ) +
    products(SWEATSHIRTS.map((item) => ({ ...item, kind: 'sweatshirt', y: 418, scale: 0.43 }))),
  'mugs-on-shelf': () =>
    wall('#dfe3e2') +
    shelf(640, 560, '#b98a5e') +
    plant(1812, 566) +
    products([
      { kind: 'mug', colour: 'white', motif: 'cat', x: 770, y: 398, scale: 0.41 },
      { kind: 'mug', colour: 'mustard', motif: 'bicycle', x: 1040, y: 398, scale: 0.41 },
      { kind: 'mug', colour: 'petrol', motif: 'whale', x: 1310, y: 398, scale: 0.41 },
      { kind: 'mug', colour: 'brick', motif: 'coffee', x: 1580, y: 398, scale: 0.41 },
    ]),
  'photo-box-on-table': () =>
    wall('#e9dcd2') +
    table(400, '#c9a27c') +
    plant(1790, 420) +
    products([
      { kind: 'mug', colour: 'white', motif: 'heart', x: 1560, y: 352, scale: 0.34 },
      { kind: 'photo-box', colour: 'petrol', motif: null, x: 1090, y: 316, scale: 0.54 },
    ]),
  'mountains-with-bag': () =>
    mountains() +
    products([
      { kind: 'bag', colour: 'white', motif: 'krivan', x: 1270, y: 322, scale: 0.46, turn: -1 },
      { kind: 'bag', colour: 'forest', motif: 'linden-leaf', x: 1600, y: 356, scale: 0.42, turn: 2 },
    ]),
  'caps-wall': () =>
    wall('#cfd8dc') +
    products(
      CAPS.map(([colour, motif], index) => ({
        kind: 'cap',
        colour,
        motif,
        x: 800 + (index % 4) * 308 + (index > 3 ? 20 : 0),
        y: index > 3 ? 532 : 206,
        scale: 0.3,
      })),
    ),
  'family-t-shirts': () =>
    wall('#dbe3d6') +
    products([
      { kind: 't-shirt', colour: 'navy', motif: 'bear', fit: 'male', x: 870, y: 366, scale: 0.47, turn: -3 },
      {
        kind: 't-shirt',
        colour: 'mustard',
        motif: 'bear',
        fit: 'child',
        x: 1280,
        y: 390,
        scale: 0.47,
        turn: 2,
      },
      {
        kind: 't-shirt',
        colour: 'white',
        motif: 'bear',
        fit: 'female',
        x: 1650,
        y: 360,
        scale: 0.47,
        turn: 4,
      },
    ]),
  'desk-with-mouse-pad': () =>
    wall('#cdb497') +
    products([
      { kind: 'mouse-pad', colour: 'navy', motif: 'compass', x: 1060, y: 360, scale: 0.62 },
      { kind: 'photo-box', colour: 'brick', motif: null, x: 1640, y: 330, scale: 0.42 },
    ]),
} satisfies Record<string, () => string>

export type BannerScene = keyof typeof SCENES

export const BANNER_SCENES = Object.keys(SCENES) as BannerScene[]

/** The SVG fragment of a banner scene, 1920 x 720, calm in its left third. */
export function drawBanner(scene: BannerScene): string {
  return SCENES[scene]()
}

function products(items: readonly Placed[]): string {
  return items
    .map(({ x, y, scale, turn = 0, fit = 'unisex', ...item }, index) => {
      const drawn = drawProduct({ ...item, fit, id: `item-${index}`, side: 'front', grainScale: 1 })
      return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-600 -750)">${drawn}</g>`
    })
    .join('')
}
