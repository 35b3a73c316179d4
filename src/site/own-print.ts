import { artworkOf, type Artwork, type PrintOffer } from '../catalogue/rules/artwork.ts'
import { ALL_CATEGORY, type Catalogue } from '../catalogue/rules/catalogue.ts'
import { isAvailable } from '../catalogue/rules/product-choices.ts'
import type { ProductDetail } from '../catalogue/rules/product.ts'
import { ARTWORKS } from '../config/artwork.ts'
import { toProductRules } from '../config/product-rules.ts'
import { artworkFacts } from './delivery-facts.ts'

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

const known = new WeakMap<Catalogue, OwnPrint | null>()

function findOwnPrint(catalogue: Catalogue): OwnPrint | null {
  const { categories, settings } = catalogue
  const artwork = ARTWORKS.find(({ offer }) => offer !== null)
  if (!artwork?.offer) return null
  const ids = artworkFacts(catalogue)
  const rules = toProductRules(settings.sizeLabels)
  const products = catalogue.products
    .filter(({ id }) => artworkOf(id, ids) === artwork.id)
    .toSorted((one, other) => Number(isAvailable(other, rules)) - Number(isAvailable(one, rules)))
  const kinds = categories
    .filter(
      ({ slug, productIds }) => slug !== ALL_CATEGORY && products.some(({ id }) => productIds.includes(id)),
    )
    .map(({ name }) => name)
  return products.length > 0 ? { offer: artwork.offer, email: artwork.email, products, kinds } : null
}

/** The own print of a shop that offers it on goods that it sells; else `null`. Every page asks, so it is found once. */
export function ownPrint(catalogue: Catalogue): OwnPrint | null {
  const found = known.get(catalogue) ?? findOwnPrint(catalogue)
  known.set(catalogue, found)
  return found
}
