import { DEFAULT_SETTINGS } from '../../../src/config/checkout/settings.ts'
import { COLOURS, type ColourId } from '../pictures/colours.ts'
import { MOTIFS } from '../pictures/prints.ts'
import { audienceOf, isGarment, kindOf, KINDS, type ProductPlan, sizesOf } from './product-plan.ts'

/** Value ids that the rules know (rules 102 to 104) are fixed; the others are the demo shop's own. */
const WITHOUT_PRINT = 121
const EMS = 235
const FIRST_COLOUR = 400

type Value = readonly [id: number, name: string]

const CUTS: readonly Value[] = [
  [152, 'Pánsky'],
  [153, 'Dámsky'],
  [174, 'Unisex'],
  [172, 'Chlapčenský'],
  [173, 'Detský'],
  [154, 'Dievčenský'],
]

const COLLECTIONS: readonly Value[] = [
  [WITHOUT_PRINT, 'Bez potlače'],
  [EMS, 'EMS'],
  [300, 'Slovenské hory'],
  [301, 'Zvieratá'],
  [302, 'Folklór'],
]

/** The settings' sizes; their list has cuts as well, which are left out. */
const SIZES = DEFAULT_SETTINGS.sizeLabels
  .map(([tag, name]): Value => [Number(tag), name])
  .filter(([id]) => !CUTS.some(([cut]) => cut === id))

/** What products are filtered by, each with its values, in the order shown; the first three are fixed (rule 212). */
export const ATTRIBUTES: readonly { id: number; name: string; values: readonly Value[] }[] = [
  { id: 165, name: 'Strih', values: CUTS },
  { id: 99, name: 'Veľkosť', values: SIZES },
  { id: 100, name: 'Kolekcia', values: COLLECTIONS },
  {
    id: 101,
    name: 'Farba',
    values: COLOURS.map(({ id, name }) => [colourTag(id), name.charAt(0).toUpperCase() + name.slice(1)]),
  },
  { id: 90, name: 'Druh', values: KINDS.map(({ tag, name }) => [tag, name]) },
]

function colourTag(id: ColourId): number {
  return FIRST_COLOUR + COLOURS.findIndex((colour) => colour.id === id)
}

/** The value ids of a product, each once, in ascending order. */
export function productTags(plan: ProductPlan): number[] {
  const collection = MOTIFS.find(({ id }) => id === plan.motif)?.collection
  const tags = [
    kindOf(plan).tag,
    ...(isGarment(plan) ? audienceOf(plan).tags : []),
    ...sizesOf(plan).map(({ tag }) => tag),
    ...(plan.isWithoutPrint ? [WITHOUT_PRINT] : []),
    ...(plan.isEms ? [EMS] : []),
    ...(collection === undefined ? [] : [collection]),
    ...plan.colours.map(colourTag),
  ]
  return [...new Set(tags)].sort((a, b) => a - b)
}
