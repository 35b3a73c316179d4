import { artworkOf, type Artwork, type PrintOffer } from '../catalogue/rules/artwork.ts'
import { remember } from '../catalogue/rules/collections.ts'
import { ALL_CATEGORY, type Catalogue } from '../catalogue/rules/catalogue.ts'
import { isAvailable } from '../catalogue/rules/product-choices.ts'
import type { ProductDetail } from '../catalogue/rules/product.ts'
import { ARTWORKS } from '../config/artwork.ts'
import { PRODUCT_RULES } from '../config/built-rules.ts'
import { artworkFacts } from './pages-data.ts'

/** Own print as pages offer it (rule 135). */
export interface OwnPrint {
  offer: PrintOffer
  /** The address for designs. */
  email: Artwork['email']
  /** The goods that can be printed. Those for sale come first. */
  products: readonly ProductDetail[]
  /** The names of their categories. */
  kinds: readonly string[]
}

function findOwnPrint(catalogue: Catalogue): OwnPrint | null {
  const artwork = ARTWORKS.find(({ offer }) => offer !== null)
  if (!artwork?.offer) return null
  const ids = artworkFacts(catalogue)
  const products = catalogue.products
    .filter(({ id }) => artworkOf(id, ids) === artwork.id)
    .toSorted(
      (one, other) => Number(isAvailable(other, PRODUCT_RULES)) - Number(isAvailable(one, PRODUCT_RULES)),
    )
  const kinds = catalogue.categories
    .filter(
      ({ slug, productIds }) => slug !== ALL_CATEGORY && products.some(({ id }) => productIds.includes(id)),
    )
    .map(({ name }) => name)
  return products.length > 0 ? { offer: artwork.offer, email: artwork.email, products, kinds } : null
}

/** The own print of a shop that offers it on goods that it sells; else `null`. Every page asks, so it is found once. */
export const ownPrint = remember(findOwnPrint)
