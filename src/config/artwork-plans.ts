import type { ArtworkPlan } from '../catalogue/rules/artwork.ts'

/**
 * Photos and designs that customers send after the order: for which goods, what, how many, where and until
 * when. `ArtworkPlan` explains each value. A plan names its goods by category, by slug, or as textile without print.
 */
export const ARTWORK_PLANS: readonly ArtworkPlan[] = [
  {
    id: 'photos',
    category: 'bjk-fotoboxy',
    exceptTags: [],
    exceptWords: ['podlož'],
    what: 'fotky',
    counted: { forms: { one: 'fotku', few: 'fotky', other: 'fotiek' }, nameWord: 'fot', byProduct: {} },
    email: null,
    days: 7,
    isRequired: true,
  },
  {
    id: 'design',
    isWithoutPrint: true,
    exceptTags: [],
    exceptWords: [],
    what: 'návrh potlače',
    counted: null,
    email: null,
    days: null,
    isRequired: false,
  },
]
