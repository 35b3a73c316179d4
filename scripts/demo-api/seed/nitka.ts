import type { DemoShop } from '../demo-shop.ts'
import { BANNERS } from './banners.ts'
import { seedProducts } from './seed-products.ts'
import { CATEGORIES, DEMO_ATTRIBUTES } from './tables.ts'

/** The shop that the commands show, of any size. */
export const NITKA: DemoShop = {
  categories: CATEGORIES,
  attributes: DEMO_ATTRIBUTES,
  banners: BANNERS,
  products: seedProducts,
}
