import type * as v from 'valibot'
import type { productDetailSchema, productSchema } from '../../src/api/schemas.ts'
import type { ProductPicture } from './pictures/product-picture.ts'
import type { SeedBanner } from './seed/banners.ts'

type WireProduct = v.InferInput<typeof productSchema>
export type WireProductDetail = v.InferInput<typeof productDetailSchema>

/** A product for the database. */
export interface SeedProduct {
  id: number
  slug: string
  /** Slugs; none for a product that is in no listing. */
  categories: readonly string[]
  /** `YYYY-MM-DD HH:MM:SS` */
  createdAt: string
  priceCents: number
  isAvailable: boolean
  tags: readonly number[]
  /** The texts in which a search looks. */
  searched: readonly string[]
  /** The product in lists as the API writes it. */
  wire: Omit<WireProduct, 'id' | 'price' | 'slug' | 'tags' | 'created_at_hard'>
  /** The fields that `get_product` adds. */
  detail: Omit<WireProductDetail, keyof WireProduct>
  /** Its pictures, by their paths below `web_files/`. */
  pictures: readonly { path: string; picture: ProductPicture }[]
}

/** The catalogue of a demo shop. */
export interface DemoShop {
  /** The first has all products; `text` is HTML, `parent` the slug of another. */
  categories: readonly { slug: string; name: string; text: string; parent?: string }[]
  /** Attributes to filter by, in the order shown, each with its values. */
  attributes: readonly {
    id: number
    name: string
    values: readonly (readonly [id: number, name: string])[]
  }[]
  banners: readonly SeedBanner[]
  /** @param count how many products; a shop of a shape has its own number */
  products: (count: number) => Iterable<SeedProduct>
}
