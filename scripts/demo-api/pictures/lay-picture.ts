import type { Backdrop } from './backdrop.ts'
import type { Grain, Master, Size } from './masters.ts'
import { tonesOf } from './tones.ts'

/** What a picture is made of, each at the size of the picture. */
export interface Layers {
  backdrop: Backdrop
  master: Master
  /** The product's colour, `#rrggbb`. */
  colour: string
  /** Red, green, blue and alpha. */
  print: Uint8Array | undefined
  grain: Grain | undefined
}

const SHADOW = [52, 44, 38] as const
/** The light that leaves a colour as it is. */
const EVEN = 128
/** How much of the grain shows through a print. */
const GRAIN_IN_INK = 0.4

/**
 * Lays a product on its backdrop: the shadow, the product's colour, the print, light and shade on both, and what has
 * colours of its own. Written as one plain pass, because a picture has 1.8 million pixels and most need little of it.
 * @returns red, green and blue of each pixel, row by row from the top left
 */
export function layPicture(layers: Layers, { width, height }: Size): Uint8ClampedArray {
  const { backdrop, print, grain } = layers
  const { light, shadow, cover, over } = layers.master
  const { shades } = backdrop
  const { rgb, shares, cloth } = tonesOf(layers.colour)
  const picture = new Uint8ClampedArray(width * height * 3)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const to = at * 3
      const covered = (cover[at] ?? 0) / 255
      if (covered < 1) {
        const shade = backdrop.shadeAt(x, y) * 3
        const shaded = (shadow[at] ?? 0) / 255
        for (let channel = 0; channel < 3; channel++)
          picture[to + channel] = mixed(shades[shade + channel], SHADOW[channel], shaded)
      }
      if (covered > 0) {
        const lit = light[at] ?? EVEN
        const printed = print ? (print[at * 4 + 3] ?? 0) / 255 : 0
        const rough = grain ? roughness(grain, x, y) * 3 : 0
        // Grain fades in the shade, and ink fills it.
        const grained = Math.min(1, lit / EVEN) * (1 - printed * (1 - GRAIN_IN_INK))
        for (let channel = 0; channel < 3; channel++) {
          let value = cloth[lit * 3 + channel] ?? 0
          if (print && printed > 0) {
            const ink = mixed(print[at * 4 + channel], rgb[lit * 3 + channel], shares[lit] ?? 0)
            value = mixed(value, ink, printed)
          }
          if (grain) value += ((cloth[rough + channel] ?? 0) - (cloth[EVEN * 3 + channel] ?? 0)) * grained
          picture[to + channel] = mixed(picture[to + channel], value, covered)
        }
      }
      const onTop = over ? (over[at * 4 + 3] ?? 0) / 255 : 0
      if (over && onTop > 0)
        for (let channel = 0; channel < 3; channel++)
          picture[to + channel] = mixed(picture[to + channel], over[at * 4 + channel], onTop)
    }
  }
  return picture
}

/** `from` moved towards `to` by `share`, 0 to 1. */
function mixed(from = 0, to = 0, share: number): number {
  return from + (to - from) * share
}

/** The light that a fibre of the cloth takes on, where EVEN is none. */
function roughness({ pixels, size, strength }: Grain, x: number, y: number): number {
  const rough = (pixels[(y % size) * size + (x % size)] ?? EVEN) - EVEN
  return Math.round(EVEN + rough * strength)
}
