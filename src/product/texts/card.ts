const QUICK_VIEW = 'Rýchly náhľad'

const SOLD_OUT = 'vypredané'

export const CARD = {
  soldOut: SOLD_OUT,
  /** The law's sentence (rule 124) in the one line that a card has. */
  priceBefore: (price: string) => `Najnižšia pred zľavou: ${price}`,
  quickView: QUICK_VIEW,
  soldOutSizes: (sizes: readonly string[]) => `${sizes.join(', ')} ${SOLD_OUT}`,
  quickViewOf: (name: string) => `${QUICK_VIEW}: ${name}`,
} as const

/** Texts for a product without a static page. The listing uses them, too. */
export const UNBUILT_PRODUCT = {
  loading: 'Načítavam…',
  retry: 'Skúsiť znova',
  allProducts: 'Všetky produkty',
} as const
