import type { Inks } from './inks.ts'
import { ANIMAL_MOTIFS } from './motifs-animals.ts'
import { FOLK_MOTIFS } from './motifs-folk.ts'
import { MOUNTAIN_MOTIFS } from './motifs-mountains.ts'
import { NATURE_MOTIFS } from './motifs-nature.ts'
import { THING_MOTIFS } from './motifs-things.ts'

/** A print: `name` is Slovak, for product names; `draw` gives an SVG fragment in a 100 x 100 box. */
export interface Motif {
  id: string
  name: string
  draw: (inks: Inks) => string
}

export const MOTIFS = [
  ...MOUNTAIN_MOTIFS,
  ...ANIMAL_MOTIFS,
  ...NATURE_MOTIFS,
  ...FOLK_MOTIFS,
  ...THING_MOTIFS,
] as const satisfies readonly Motif[]

export type MotifId = (typeof MOTIFS)[number]['id']

/** The motif of an id. */
export function motifOf(id: MotifId): Motif {
  for (const motif of MOTIFS) if (motif.id === id) return motif
  throw new Error(`No such motif: ${id}`)
}
