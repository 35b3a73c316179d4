import { foldText } from '../../text/fold.ts'
import type { PluralForms } from '../../text/plural.ts'
import type { ProductPlan } from './made-to-order.ts'
import type { Product } from './product.ts'

/** Photos or a design that a customer sends after the order (rule 134), as the shop's table has them. */
export interface ArtworkPlan extends ProductPlan {
  /** A cart line keeps it, so it stays as it is while carts may have it. */
  id: string
  /** After 'pošlite', without a number: 'fotky'. */
  what: string
  /** How many a product takes; `null` where nobody counts them. */
  counted: {
    /** After 'pošlite': 1 fotku, 3 fotky, 20 fotiek. */
    forms: PluralForms
    /** The number stands in the product's name, before a word that begins so. */
    nameWord: string
    /** By slug, where the name does not say it, or says another number. */
    byProduct: Readonly<Record<string, number>>
  } | null
  /** Where it is sent; `null` for the owner's e-mail. */
  email: string | null
  /** Within how many days after the order; `null` for whenever. */
  days: number | null
  /** True where the goods cannot be made without it. They are made to the order then (rule 125). */
  isRequired: boolean
}

/** The same with the address to which it goes. */
export interface Artwork extends Omit<ArtworkPlan, 'email'> {
  /** `label` for pages. */
  email: { label: string; address: string }
}

/** By the id of an artwork: the products that need it. */
export type ArtworkIds = Readonly<Record<string, readonly number[]>>

/** The artwork that a product needs; `undefined` for none. */
export function artworkOf(productId: number, ids: ArtworkIds): string | undefined {
  return Object.keys(ids).find((id) => ids[id]?.includes(productId))
}

/**
 * How many pieces of it one product takes; `null` where nobody knows.
 * @example artworkCount({ slug: 'fotobox-rodina', name: 'Fotobox Rodina 20 fotiek' }, photos) // 20
 */
export function artworkCount(
  { slug, name }: Pick<Product, 'slug' | 'name'>,
  { counted }: Pick<ArtworkPlan, 'counted'>,
): number | null {
  if (counted === null) return null
  const named = [...foldText(name).matchAll(/(\d+)\s*(\p{L}+)/gu)].find(([, , word]) =>
    word?.startsWith(foldText(counted.nameWord)),
  )
  const count = Object.hasOwn(counted.byProduct, slug) ? counted.byProduct[slug] : Number(named?.[1])
  return count !== undefined && count > 0 ? count : null
}
