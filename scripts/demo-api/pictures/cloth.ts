import { mix, luminance, rgbOf } from './colour-mixing.ts'
import { colourOf } from './colours.ts'
import type { ColourId } from './colours.ts'
import { packPixels, pngAddress } from './indexed-png.ts'
import type { IndexedPixels } from './indexed-png.ts'
import { BOX_HEIGHT, BOX_WIDTH } from './outline.ts'
import { CELL, GRID_HEIGHT, GRID_WIDTH, blurred, litRelief, maskOf } from './relief.ts'
import type { Relief } from './relief.ts'
import { seededRandom } from './seeded-random.ts'

/** The tones one material needs: its colour, seams, and how strongly light and shade show on it. */
export interface Cloth {
  base: string
  deep: string
  seam: string
  glint: string
  shadeAlpha: number
  lightAlpha: number
  melange: boolean
}

/** The cloth of a palette colour. */
export function clothOf(colour: ColourId): Cloth {
  return { ...clothFrom(colourOf(colour).hex), melange: colour === 'grey-melange' }
}

/** The cloth of any `#rrggbb` colour. */
function clothFrom(base: string): Cloth {
  const bright = luminance(base)
  return {
    base,
    deep: mix(base, '#12131c', bright > 0.5 ? 0.3 : 0.48),
    seam: mix(base, '#0b0c14', bright > 0.5 ? 0.34 : 0.5),
    glint: mix(base, '#ffffff', bright > 0.5 ? 0.7 : 0.34),
    shadeAlpha: bright > 0.7 ? 0.62 : bright > 0.3 ? 0.72 : 0.84,
    lightAlpha: bright > 0.7 ? 0.9 : bright > 0.3 ? 0.6 : bright > 0.05 ? 0.42 : 0.36,
    melange: false,
  }
}

const packed = new Map<string, IndexedPixels>()

function remembered(key: string, pixels: () => Uint8Array, width = GRID_WIDTH, height = GRID_HEIGHT) {
  let found = packed.get(key)
  if (!found) packed.set(key, (found = packPixels(width, height, pixels())))
  return found
}

const fullBox = `width="${BOX_WIDTH}" height="${BOX_HEIGHT}" preserveAspectRatio="none"`

/**
 * Light and shade of a relief as an image over the whole 1200 x 1500 box, to be clipped to the garment.
 * `name` must name the relief uniquely: its pixels are kept and shared by all colours.
 */
export function shading(name: string, relief: Relief, cloth: Cloth): string {
  const shade = rgbOf(mix(cloth.base, '#0a0c18', 0.78))
  const light = rgbOf(mix(cloth.base, '#ffffff', 0.85))
  const address = pngAddress(
    remembered(`shade ${name}`, () => litRelief(relief)),
    (value) =>
      value < 128
        ? [...shade, ((128 - value) / 128) * cloth.shadeAlpha]
        : [...light, ((value - 128) / 127) * cloth.lightAlpha],
  )
  return `<image ${fullBox} href="${address}"/>`
}

/** A soft shadow of shapes on the background; `spread` and offsets in box units, `alpha` 0-1. */
export function softShadow(
  name: string,
  paths: readonly string[],
  { spread = 40, x = 10, y = 22, alpha = 0.34 } = {},
): string {
  const pixels = remembered(`shadow ${name} ${spread}`, () => {
    const soft = blurred(maskOf(paths), Math.max(1, Math.round(spread / CELL / 1.7)))
    return Uint8Array.from(soft, (value) => Math.round(value * 255))
  })
  const address = pngAddress(pixels, (value) => [52, 44, 38, (value / 255) * alpha])
  return `<image x="${x}" y="${y}" ${fullBox} href="${address}"/>`
}

const TILE = 192

/** A pattern of fine cloth grain under the given id; `scale` is pixels of the box per grain. */
export function grainPattern(id: string, cloth: Cloth, scale = 1): string {
  const dark = rgbOf(mix(cloth.base, '#000000', 0.85))
  const light = rgbOf(mix(cloth.base, '#ffffff', 0.9))
  const strength = cloth.melange ? (scale < 1 ? 0.36 : 0.58) : 0.2
  const pixels = remembered(cloth.melange ? 'melange' : 'grain', () => grain(cloth.melange), TILE, TILE)
  const address = pngAddress(pixels, (value) => [
    ...(value < 128 ? dark : light),
    (Math.abs(value - 128) / 128) * strength,
  ])
  return (
    `<pattern id="${id}" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse" ` +
    `patternTransform="scale(${scale})"><image width="${TILE}" height="${TILE}" href="${address}"/></pattern>`
  )
}

/** Knitted columns with irregular yarn; a melange has long streaks of darker and lighter fibre. */
function grain(melange: boolean): Uint8Array {
  const random = seededRandom(20260)
  const values = new Float32Array(TILE * TILE)
  for (let y = 0; y < TILE; y++) {
    for (let x = 0; x < TILE; x++) {
      const rib = Math.sin((x / 4) * Math.PI * 2) * 12
      const course = Math.sin((y / 3) * Math.PI * 2 + (x % 4 < 2 ? 0 : 2)) * 7
      values[y * TILE + x] = 128 + rib + course + (random() - 0.5) * 70
    }
  }
  for (let streak = 0; streak < (melange ? 1500 : 260); streak++) {
    const [startX, startY] = [Math.floor(random() * TILE), Math.floor(random() * TILE)]
    const change = (random() - 0.5) * (melange ? 90 : 40)
    const length = 4 + Math.floor(random() * 12)
    for (let step = 0; step < length; step++) {
      const cell = ((startY + Math.floor(step / 5)) % TILE) * TILE + ((startX + step) % TILE)
      values[cell] = (values[cell] ?? 128) + change
    }
  }
  return Uint8Array.from(values, (value) => Math.min(255, Math.max(0, value)))
}
