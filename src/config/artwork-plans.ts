import type { ArtworkPlan } from '../catalogue/rules/artwork.ts'

/* UKÁŽKA: opravte, čo a dokedy od zákazníkov naozaj chcete, a zmažte tento riadok. */

/**
 * Photos and designs that customers send after the order: for which goods, what, how many, where and until when. `offer`
 * makes the page about own print, and a tick on the goods (rule 135). `ArtworkPlan` explains each value. A plan names its
 * goods by category, by slug, or as textile without print.
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
    offer: null,
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
    offer: {
      prints: 'obrázok, nápis, meno, logo alebo fotku',
      size: null,
      fromCents: null,
      minPieces: 1,
      formats: ['PNG', 'JPG', 'PDF', 'SVG'],
      time: null,
      isReturnable: false,
    },
  },
]
