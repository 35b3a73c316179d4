import { mix, rgbOf } from './colour-mixing.ts'
import type { Size } from './masters.ts'
import { seededRandom } from './seeded-random.ts'

const STEPS = 256
const REACH = 0.85

/** The light studio backdrop of a picture: one colour for each of its pixels. */
export interface Backdrop {
  /** Red, green and blue of each shade, from the lightest to the darkest. */
  shades: Uint8Array
  /** Which shade a pixel has. */
  shadeAt: (x: number, y: number) => number
}

/** A backdrop of the given size, its warmth and light slightly different per seed. */
export function backdropOf(seed: number, { width, height }: Size): Backdrop {
  const random = seededRandom(seed)
  const warmth = random()
  const wall = mix('#f5f4f2', '#f3efe9', warmth)
  const light = mix(wall, '#ffffff', 0.45)
  const edge = mix('#e3e2e0', '#dfd9d1', warmth)
  const x0 = 0.36 + random() * 0.2
  const y0 = 0.3 + random() * 0.14
  const shades = new Uint8Array(3 * STEPS)
  for (let step = 0; step < STEPS; step++) {
    const at = step / (STEPS - 1)
    const colour = at < 0.5 ? mix(light, wall, at * 2) : mix(wall, edge, at * 2 - 1)
    shades.set(rgbOf(colour), step * 3)
  }
  const shadeAt = (x: number, y: number) => {
    const [across, down] = [x / width - x0, y / height - y0]
    const distance = Math.sqrt(across * across + down * down) / REACH
    return Math.min(STEPS - 1, Math.floor(distance * STEPS))
  }
  return { shades, shadeAt }
}
