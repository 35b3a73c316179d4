import { foldText } from '../../text/fold.ts'
import type { Cents } from '../../text/money.ts'
import type { PluralForms } from '../../text/slovak.ts'
import type { ProductPlan } from './made-to-order.ts'
import type { Product } from './product.ts'

/** Photos or a design that a customer sends after the order: one entry of the shop's table. */
export interface ArtworkPlan extends ProductPlan {
  /** Cart lines store the id. So never change it while carts may contain it. */
  id: string
  /** The word after 'pošlite' where no number is known: 'fotky'. */
  what: string
  /** How many pieces a product needs; `null` where they are not counted. */
  counted: {
    /** The words after 'pošlite' with a number: 1 fotku, 3 fotky, 20 fotiek. */
    forms: PluralForms
    /** The product's name has the number before a word that begins like this. */
    nameWord: string
    /** The number by slug, for products whose name lacks it or has a wrong one. */
    byProduct: Readonly<Record<string, number>>
  } | null
  /** The e-mail address it is sent to; `null` for the owner's. */
  email: string | null
  /** How many days after the order it may be sent; `null` for no limit. */
  days: number | null
  /** True where the goods cannot be made without it. They then count as made to order. */
  isRequired: boolean
  /** The print that a shopper can order on these goods, by a tick (rule 135); `null` for none. */
  offer: PrintOffer | null
}

/** What the shop prints on goods to a customer's own design. `null`: pages say nothing about it. */
export interface PrintOffer {
  /** What it prints: 'obrázok, nápis, meno, logo alebo fotku'. */
  prints: string
  /** How large, such as 'najviac 30 × 40 cm'. */
  size: string | null
  /** The price of a piece's print: 0 where it is in the price of the goods; `null` where the shop confirms it after the order. */
  fromCents: Cents | null
  minPieces: number
  /** The files that it takes: 'PNG', 'PDF'. */
  formats: readonly string[]
  /** How long it takes, such as '3 až 5 pracovných dní'. */
  time: string | null
  /** False where nobody may return a piece with own print. */
  isReturnable: boolean
}

/** An artwork with its resolved e-mail address. */
export interface Artwork extends Omit<ArtworkPlan, 'email'> {
  /** `label` is shown on pages. */
  email: { label: string; address: string }
}

/** By the id of an artwork: the ids of the products that need it. */
export type ArtworkIds = Readonly<Record<string, readonly number[]>>

/** The artwork that a product needs; `undefined` for none. */
export function artworkOf(productId: number, ids: ArtworkIds): string | undefined {
  return Object.keys(ids).find((id) => ids[id]?.includes(productId))
}

/**
 * How many pieces one product needs; `null` where nobody knows.
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
