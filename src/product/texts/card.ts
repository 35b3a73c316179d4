const QUICK_VIEW = 'Rýchly náhľad'

const SOLD_OUT = 'vypredané'

export const CARD = {
  soldOut: SOLD_OUT,
  quickView: QUICK_VIEW,
  soldOutSizes: (sizes: readonly string[]) => `${sizes.join(', ')} ${SOLD_OUT}`,
  quickViewOf: (name: string) => `${QUICK_VIEW}: ${name}`,
} as const

/** Texts for a product without a static page. The listing uses them, too. */
export const UNBUILT_PRODUCT = {
  loading: 'Načítavame…',
  retry: 'Skúsiť znova',
  allProducts: 'Všetky produkty',
} as const
