import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { numberCell, readTable } from '../read-table.ts'
import { colourOf, inked } from './colours.ts'
import type { Fit, GarmentKind, ProductPicture } from './picture.ts'

/** Size of the box that prints are placed in, and of the largest picture. */
export const BOX = { width: 1200, height: 1500 }

/** A size in pixels. */
export interface Size {
  width: number
  height: number
}

/** An SVG transform of a 100 x 100 motif: its middle at (x, y) of the box and `size` wide. */
function centred(x: number, y: number, size: number): string {
  return `translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})`
}

const T_SHIRTS: Record<Fit, string> = {
  male: centred(600, 651, 418),
  unisex: centred(600, 633, 397),
  female: centred(600, 696, 347),
  child: centred(600, 724, 324),
}
const SWEATSHIRTS: Record<Fit, string> = {
  male: centred(600, 698, 356),
  unisex: centred(600, 689, 342),
  female: centred(600, 613, 328),
  child: centred(600, 702, 274),
}

/** Where the print lies; the front of a cap is turned, a mouse pad lies aslant. */
const PLACES: Record<GarmentKind, (fit: Fit) => string | undefined> = {
  't-shirt': (fit) => T_SHIRTS[fit],
  sweatshirt: (fit) => SWEATSHIRTS[fit],
  cap: () => `matrix(0.93 0.075 -0.02 1 60 -34) ${centred(528, 686, 336)}`,
  mug: () => centred(552, 850, 376),
  bag: () => centred(600, 966, 440),
  'photo-box': () => undefined,
  'mouse-pad': () => `matrix(0.9 -0.13 0.15 0.88 62 452) ${centred(440, 400, 560)}`,
}

/** Middle and width of the close views that show a print, in the box; they are turned by CLOSE_TURN degrees. */
const CLOSE_VIEWS: Partial<Record<GarmentKind, readonly [number, number, number]>> = {
  't-shirt': [640, 525, 570],
  sweatshirt: [640, 545, 600],
  cap: [560, 740, 560],
  mug: [600, 820, 560],
  bag: [660, 880, 520],
  'mouse-pad': [380, 860, 560],
}
const CLOSE_TURN = -5

/**
 * The prints: each is drawn under its id in `motifs.svg`; names and stories are Slovak, for names and descriptions of products;
 * some belong to a collection, which is a value id of its attribute.
 */
export const MOTIFS = readTable(
  new URL('motifs.csv', import.meta.url),
  v.object({
    id: v.string(),
    name: v.string(),
    collection: v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      numberCell,
    ]),
    story: v.string(),
  }),
)

const SHEET = readFileSync(new URL('motifs.svg', import.meta.url), 'utf8')

/**
 * The drawing of a motif in `motifs.svg`, 100 x 100.
 * @throws when there is none of this id
 */
export function drawingOf(id: string): string {
  const drawing = new RegExp(`<svg id="${id}"[^>]*>(.*?)</svg>`, 's').exec(SHEET)?.[1]
  if (drawing === undefined) throw new Error(`No such motif: ${id}`)
  return drawing
}

/** The print of the product in the picture, as an SVG document of the given size; `undefined` for none. */
export function printSvg(
  { kind, colour, motif, view, fit = 'unisex' }: ProductPicture,
  { width, height }: Size,
): string | undefined {
  const place = PLACES[kind](fit)
  if (place === undefined || view === 'back') return undefined
  const drawings = [...(kind === 'mouse-pad' ? ['contours'] : []), ...(motif ? [motif] : [])]
  if (drawings.length === 0) return undefined
  const print = `<g transform="${place}">${inked(drawings.map(drawingOf).join(''), colourOf(colour))}</g>`
  const close = view === 'detail' ? CLOSE_VIEWS[kind] : undefined
  const [x, y, across] = close ?? [BOX.width / 2, BOX.height / 2, BOX.width]
  const down = (across * BOX.height) / BOX.width
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${x - across / 2} ${y - down / 2} ${across} ${down}">` +
    `<g transform="rotate(${close ? CLOSE_TURN : 0} ${x} ${y})">${print}</g></svg>`
  )
}
