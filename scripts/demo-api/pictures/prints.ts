import { readFileSync } from 'node:fs'
import { colourOf } from './colours.ts'
import type { ProductPicture } from './product-picture.ts'

/** The size of the largest picture. Positions of prints are pixels of it. */
export const BOX = { width: 1200, height: 1500 }

export interface Size {
  width: number
  height: number
}

type ImagePosition = readonly [x: number, y: number, size: number, matrix?: string]

/** The middle and width of a print by kind and cut. The matrix turns it with a cap or a slanted mouse pad. */
const PLACES: Readonly<Record<string, ImagePosition>> = {
  't-shirt-male': [600, 651, 418],
  't-shirt-unisex': [600, 633, 397],
  't-shirt-female': [600, 696, 347],
  't-shirt-child': [600, 724, 324],
  'sweatshirt-male': [600, 698, 356],
  'sweatshirt-unisex': [600, 689, 342],
  'sweatshirt-female': [600, 613, 328],
  'sweatshirt-child': [600, 702, 274],
  cap: [528, 686, 336, 'matrix(0.93 0.075 -0.02 1 60 -34)'],
  mug: [552, 850, 376],
  bag: [600, 966, 440],
  'mouse-pad': [440, 400, 560, 'matrix(0.9 -0.13 0.15 0.88 62 452)'],
}

/** The middle and width of close views that show a print. They are turned by CLOSE_TURN degrees. */
const CLOSE_VIEWS: Readonly<Partial<Record<ProductPicture['kind'], ImagePosition>>> = {
  't-shirt': [640, 525, 570],
  sweatshirt: [640, 545, 600],
  cap: [560, 740, 560],
  mug: [600, 820, 560],
  bag: [660, 880, 520],
  'mouse-pad': [380, 860, 560],
}
const CLOSE_TURN = -5

const SHEET = readFileSync(new URL('motifs.svg', import.meta.url), 'utf8')

/** The drawing of a motif, 100 x 100, in inks for this cloth. White parts show the cloth. */
function drawingOf(id: string, colour: ProductPicture['colour']): string {
  const drawing = new RegExp(`<svg id="${id}"[^>]*>(.*?)</svg>`, 's').exec(SHEET)?.[1]
  if (drawing === undefined) throw new Error(`No such motif: ${id}`)
  const { hex, ink, instead } = colourOf(colour)
  const inks: Readonly<Record<string, string>> = { '#000000': ink, '#ffffff': hex, ...instead }
  return drawing.replaceAll(/#[0-9a-f]{6}/g, (drawn) => inks[drawn] ?? drawn)
}

/** The print of the pictured product as an SVG document of this size; `undefined` if the picture shows none. */
export function printSvg(
  { kind, colour, motif, view, fit = 'unisex' }: ProductPicture,
  { width, height }: Size,
): string | undefined {
  const place = PLACES[kind] ?? PLACES[`${kind}-${fit}`]
  const drawings = [...(kind === 'mouse-pad' ? ['contours'] : []), ...(motif ? [motif] : [])]
  if (!place || view === 'back' || drawings.length === 0) return undefined
  const [left, top, wide, matrix = ''] = place
  const move = `${matrix} translate(${left - wide / 2} ${top - wide / 2}) scale(${wide / 100})`
  const close = view === 'detail' ? CLOSE_VIEWS[kind] : undefined
  const [x, y, across] = close ?? [BOX.width / 2, BOX.height / 2, BOX.width]
  const down = (across * BOX.height) / BOX.width
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${x - across / 2} ${y - down / 2} ${across} ${down}">` +
    `<g transform="rotate(${close ? CLOSE_TURN : 0} ${x} ${y})"><g transform="${move}">` +
    `${drawings.map((id) => drawingOf(id, colour)).join('')}</g></g></svg>`
  )
}
