import type { Offer, Product } from './product.ts'

/** The part of a choice that may have a price of its own; '' for what the product does not have. */
export type Combination = Pick<Offer, 'color' | 'size'>
type Priced = Pick<Product, 'priceCents' | 'offers'> & Partial<Pick<Product, 'priceBeforeCents'>>

/** Without known labels, an offer without a size is for every size that tags name. */
const isFor =
  ({ color, size }: Partial<Combination>) =>
  (offer: Combination) =>
    (color === undefined || offer.color === color) && (size === undefined || ['', size].includes(offer.size))

/** Price, availability, code and EAN of a choice; `null` for one that is not offered. Without offers all cost the same. */
export function offerOf(product: Priced, { color, size }: Combination): Offer | null {
  const { offers, priceCents, priceBeforeCents = null } = product
  if (offers) return offers.find(isFor({ color, size })) ?? null
  return { color, size, priceCents, priceBeforeCents, isAvailable: true, ean: '', code: '' }
}

/** Whether the offers let a choice be bought. @param choice without `size` or `color`: with any */
export function isOffered({ offers }: Pick<Product, 'offers'>, choice: Partial<Combination>): boolean {
  const isIt = isFor(choice)
  return !offers || offers.some((offer) => offer.isAvailable && isIt(offer))
}

/** What keeps a choice from being bought: its size, its colour, or only both together; `null` for nothing. */
export function lackingPart(
  product: Pick<Product, 'offers'>,
  { color, size }: Combination,
): 'size' | 'color' | 'both' | null {
  if (isOffered(product, { color, size })) return null
  if (!isOffered(product, { size })) return 'size'
  return isOffered(product, { color }) ? 'both' : 'color'
}
