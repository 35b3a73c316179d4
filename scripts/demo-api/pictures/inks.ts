import { contrast, mix, perceivedDistance } from './colour-mixing.ts'

/** The colours that the files in `motifs/` are drawn in, as on white cloth. */
const DRAWN = {
  main: '#000000',
  /** The cloth itself, for knocked-out areas. */
  ground: '#ffffff',
  /** For details inside a coloured area. */
  pale: '#f6efe0',
  dark: '#22262b',
  accents: ['#c8432f', '#dd6428', '#f0bb3f', '#4c8a5b', '#3f87ad', '#8a5a3c'],
} as const

/** Lowest perceived distance (see perceivedDistance) of a coloured ink from the cloth. */
export const ACCENT_DISTANCE = 0.13

/** The inks of a print on cloth of a colour, `#rrggbb`. */
export interface Inks {
  /** Pale or dark, whichever shows more. */
  main: string
  ground: string
  /** By the colour they are drawn in; shifted until they show. */
  accents: ReadonlyMap<string, string>
}

/** Chooses inks that show on the cloth. */
export function inksOn(ground: string): Inks {
  const { pale, dark } = DRAWN
  return {
    main: contrast(pale, ground) > contrast(dark, ground) ? pale : dark,
    ground,
    accents: new Map(DRAWN.accents.map((drawn) => [drawn, legible(drawn, ground)])),
  }
}

/** A motif's drawing in the inks of a cloth. */
export function inked(svg: string, { main, ground, accents }: Inks): string {
  return svg.replaceAll(/#[0-9a-f]{6}/g, (drawn) => {
    if (drawn === DRAWN.main) return main
    if (drawn === DRAWN.ground) return ground
    return accents.get(drawn) ?? drawn
  })
}

/** The wished ink made lighter until it shows on the ground, or darker where nothing lighter does. */
function legible(wish: string, ground: string): string {
  for (const target of [DRAWN.pale, DRAWN.dark]) {
    for (let step = 0; step <= 10; step++) {
      const ink = mix(wish, target, step / 12)
      if (perceivedDistance(ink, ground) >= ACCENT_DISTANCE) return ink
    }
  }
  return wish
}
