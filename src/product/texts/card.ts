const QUICK_VIEW = 'Rýchly náhľad'

const SOLD_OUT = 'vypredané'

export const CARD = {
  soldOut: SOLD_OUT,
  /** The law's words (rule 124), the same on cards and pages. On a card they break before 'pred'. */
  priceBefore: 'Najnižšia cena za 30\u00A0dní pred\u00A0zľavou:',
  quickView: QUICK_VIEW,
  soldOutSizes: (sizes: readonly string[]) => `${sizes.join(', ')} ${SOLD_OUT}`,
  quickViewOf: (name: string) => `${QUICK_VIEW}: ${name}`,
} as const

/** The button that keeps a product for later. Its state is told by `aria-pressed`. */
export const HEART = { keep: (name: string) => `Odložiť: ${name}` } as const

/** Texts for a product without a static page. The listing uses them, too. */
export const UNBUILT_PRODUCT = {
  loading: 'Načítavame…',
  retry: 'Skúsiť znova',
  allProducts: 'Všetky produkty',
} as const
