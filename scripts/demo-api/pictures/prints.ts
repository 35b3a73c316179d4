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
  'photo-box': [0, 0, 180, 'matrix(0.86 -0.42 0 1 812 912)'],
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

/** From the neck to the hem of a sweatshirt, by its cut. */
const ZIPS: Readonly<Record<string, readonly [top: number, bottom: number]>> = {
  male: [352, 1290],
  unisex: [376, 1290],
  female: [300, 1230],
  child: [400, 1150],
}

function zip(fit: string, cloth: string): string {
  const [top, bottom] = ZIPS[fit] ?? [0, 0]
  return (
    `<path d="M600 ${top}V${bottom}" stroke="${cloth}" stroke-width="34"/>` +
    `<path d="M583 ${top}V${bottom}M617 ${top}V${bottom}" stroke="#0004" stroke-width="3"/>` +
    `<path d="M600 ${top}V${bottom}" stroke="#5b5f66" stroke-width="13"/>` +
    `<path d="M600 ${top}V${bottom}" stroke="#d9dbdf" stroke-width="13" stroke-dasharray="5 4"/>` +
    `<path d="M600 ${top + 8}v34m0 8v46" stroke="#eceef0" stroke-width="15" stroke-linecap="round"/>`
  )
}

/** The prints of the pictured product as SVG documents of this size: under the light on the cloth, and above all. */
export function printSvgs(picture: ProductPicture, size: Size): { onCloth: string[]; onTop: string[] } {
  const { kind, colour, motif, view, fit = 'unisex', hasZip } = picture
  const place = PLACES[kind] ?? PLACES[`${kind}-${fit}`]
  if (!place || view === 'back') return { onCloth: [], onTop: [] }
  const drawings = [...(kind === 'mouse-pad' ? ['contours'] : []), ...(motif ? [motif] : [])]
  const [left, top, wide, matrix = ''] = place
  const move = `${matrix} translate(${left - wide / 2} ${top - wide / 2}) scale(${wide / 100})`
  const parts = [
    drawings.length > 0 &&
      `<g transform="${move}">${drawings.map((id) => drawingOf(id, colour)).join('')}</g>`,
    hasZip && zip(fit, colourOf(colour).hex),
  ].filter(Boolean)
  if (parts.length === 0) return { onCloth: [], onTop: [] }
  const close = view === 'detail' ? CLOSE_VIEWS[kind] : undefined
  const [x, y, across] = close ?? [BOX.width / 2, BOX.height / 2, BOX.width]
  const down = (across * BOX.height) / BOX.width
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" ` +
    `viewBox="${x - across / 2} ${y - down / 2} ${across} ${down}">` +
    `<g transform="rotate(${close ? CLOSE_TURN : 0} ${x} ${y})">${parts.join('')}</g></svg>`
  // The sides of a box are a fixed part, above its cloth.
  return kind === 'photo-box' ? { onCloth: [], onTop: [svg] } : { onCloth: [svg], onTop: [] }
}
