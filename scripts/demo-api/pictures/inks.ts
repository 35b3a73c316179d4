import { contrast, mix, perceivedDistance } from './colour-mixing.ts'
import { colourOf } from './colours.ts'
import type { ColourId } from './colours.ts'

/**
 * The inks of one print. `main` and the named colours show on the cloth; `pale` and `dark` are for details
 * inside a coloured area; `ground` is the cloth itself, for knocked-out areas.
 */
export interface Inks {
  main: string
  red: string
  orange: string
  yellow: string
  green: string
  blue: string
  brown: string
  pale: string
  dark: string
  ground: string
}

const CREAM = '#f6efe0'
const INK = '#22262b'

/** Lowest perceived distance (see perceivedDistance) of a coloured ink from the cloth. */
export const ACCENT_DISTANCE = 0.13

/** Print inks for a garment colour: cream or near-black, and colours shifted until they show. */
export function inksFor(colour: ColourId): Inks {
  const ground = colourOf(colour).hex
  const main = contrast(CREAM, ground) > contrast(INK, ground) ? CREAM : INK
  const shown = (wish: string) => legible(wish, ground)
  return {
    main,
    red: shown('#c8432f'),
    orange: shown('#dd6428'),
    yellow: shown('#f0bb3f'),
    green: shown('#4c8a5b'),
    blue: shown('#3f87ad'),
    brown: shown('#8a5a3c'),
    pale: CREAM,
    dark: INK,
    ground,
  }
}

/** The wished ink made lighter until it shows on the ground, or darker where nothing lighter does. */
function legible(wish: string, ground: string): string {
  for (const target of [CREAM, INK]) {
    for (let step = 0; step <= 10; step++) {
      const ink = mix(wish, target, step / 12)
      if (perceivedDistance(ink, ground) >= ACCENT_DISTANCE) return ink
    }
  }
  return wish
}
