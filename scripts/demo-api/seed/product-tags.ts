import type { MotifId } from '../pictures/motifs.ts'
import { COLLECTION_TAGS, colourTag, KIND_TAGS, TAGS } from './attributes.ts'
import type { Audience, ProductPlan } from './product-plan.ts'
import { sizesFor } from './product-sizes.ts'

const CUT_TAGS: Readonly<Record<Audience, readonly number[]>> = {
  men: [TAGS.men],
  women: [TAGS.women],
  both: [TAGS.men, TAGS.women],
  unisex: [TAGS.unisex],
  boys: [TAGS.boys],
  girls: [TAGS.girls],
  kids: [TAGS.kids],
}

const COLLECTIONS: readonly { tag: number; motifs: readonly MotifId[] }[] = [
  { tag: COLLECTION_TAGS.mountains, motifs: ['tatras', 'krivan', 'tent', 'compass', 'mushrooms'] },
  {
    tag: COLLECTION_TAGS.animals,
    motifs: ['fox', 'deer', 'bear', 'cat', 'raven', 'owl', 'fish', 'whale'],
  },
  { tag: COLLECTION_TAGS.folk, motifs: ['folk-flowers', 'cicmany', 'rosette', 'heart', 'linden-leaf'] },
]

function collectionTags({ motif, isEms, isWithoutPrint }: ProductPlan): number[] {
  return [
    ...(isWithoutPrint ? [TAGS.withoutPrint] : []),
    ...(isEms ? [TAGS.ems] : []),
    ...COLLECTIONS.filter(({ motifs }) => motif !== null && motifs.includes(motif)).map(({ tag }) => tag),
  ]
}

/** The value ids of a product, each once, in ascending order. */
export function productTags(plan: ProductPlan): number[] {
  const hasCuts = plan.kind === 't-shirt' || plan.kind === 'sweatshirt'
  const tags = [
    KIND_TAGS[plan.kind],
    ...(hasCuts ? CUT_TAGS[plan.audience] : []),
    ...sizesFor(plan.kind, plan.audience).map((size) => size.tag),
    ...collectionTags(plan),
    ...plan.colours.map(colourTag),
  ]
  return [...new Set(tags)].sort((a, b) => a - b)
}
