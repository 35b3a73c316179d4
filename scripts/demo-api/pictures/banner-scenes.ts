import type { ColourId } from './colours.ts'
import type { ProductPicture } from './product-picture.ts'

/** The size of the largest banner. Places of goods are pixels of it. */
export const BANNER = { width: 1920, height: 720 }

type Goods = readonly [picture: ProductPicture, x: number, y: number, height: number]

export interface Scene {
  /** The colours of the wall behind the goods, and at its edges. */
  wall: readonly [near: string, far: string]
  /** The height of a shelf below the goods, if any. */
  shelf?: number
  /** Goods that the demo shop sells. Words may cover the left side, so all are in the right half. */
  goods: readonly Goods[]
}

function front(
  kind: ProductPicture['kind'],
  fit: NonNullable<ProductPicture['fit']>,
  colour: ColourId,
  motif: string | null,
): ProductPicture {
  return { kind, fit, colour, motif, view: 'front' }
}

const row = (
  pictures: readonly ProductPicture[],
  [left, step]: readonly [number, number],
  y: number,
  height: number,
) => pictures.map((picture, i): Goods => [picture, left + i * step, y, height])

const mug = (colour: ColourId, motif: string) => front('mug', 'unisex', colour, motif)
const cap = (colour: ColourId, motif: string) => front('cap', 'unisex', colour, motif)

/** By the name of a banner's file. */
export const BANNER_SCENES: Readonly<Record<string, Scene>> = {
  'tricka-pre-celu-rodinu': {
    wall: ['#f0f3ec', '#cdd6cb'],
    goods: [
      [front('t-shirt', 'male', 'sky', 'whale'), 1010, 380, 740],
      [front('t-shirt', 'female', 'forest', 'whale'), 1660, 380, 740],
      [front('t-shirt', 'child', 'sand', 'whale'), 1350, 400, 700],
    ],
  },
  'mikiny-na-chladne-rana': {
    wall: ['#eef1f4', '#c6ced8'],
    goods: row(
      [
        front('sweatshirt', 'unisex', 'grey-melange', 'krivan'),
        front('sweatshirt', 'male', 'petrol', 'raven'),
        front('sweatshirt', 'unisex', 'sand', 'bear'),
        front('sweatshirt', 'unisex', 'burgundy', 'wave'),
      ],
      [860, 258],
      400,
      720,
    ),
  },
  'hrnceky-na-prvu-kavu': {
    wall: ['#f3ece6', '#d9cabd'],
    shelf: 600,
    goods: row(
      [mug('sand', 'cactus'), mug('black', 'rocket'), mug('pink', 'raven'), mug('petrol', 'rosette')],
      [860, 285],
      420,
      640,
    ),
  },
  fotoboxy: {
    wall: ['#f4ebe2', '#dcc7b4'],
    shelf: 600,
    goods: row(
      [front('photo-box', 'unisex', 'petrol', 'sun'), front('photo-box', 'unisex', 'burgundy', 'heart')],
      [1130, 520],
      336,
      650,
    ),
  },
  'siltovky-na-vylet': {
    wall: ['#eef2f5', '#c7d2dc'],
    goods: [
      ...row([cap('forest', 'deer'), cap('white', 'cactus'), cap('navy', 'compass')], [950, 340], 210, 440),
      ...row([cap('brick', 'moon'), cap('pink', 'bear'), cap('grey-melange', 'cat')], [950, 340], 510, 440),
    ],
  },
}
