import type { ShopSettings } from './settings.ts'
import type { ProductDetail } from './product.ts'

/** The slug under which everything is listed. */
export const ALL_CATEGORY = 'all'

export interface Category {
  slug: string
  name: string
  /** HTML of the owner, sanitised by the build. */
  descriptionHtml: string
}

export interface AttributeValue {
  id: string
  name: string
}

export interface Attribute {
  id: string
  name: string
  /** Fixed attributes come first and are shown for every category. */
  isFixed: boolean
  values: readonly AttributeValue[]
}

/** An attribute as a listing is filtered by it: each value with how many of the listing's products have it. */
export interface FilterGroup {
  id: string
  name: string
  values: readonly (AttributeValue & { count: number })[]
}

/** The texts of a banner; '' for one that it does not have. */
export interface BannerWords {
  heading: string
  subHeading: string
  buttonText: string
  /** True when the picture fills the banner and the texts lie on it; else they stand beside the picture. */
  isFullSize: boolean
}

export interface Banner {
  /** Path below `web_files/`. */
  imagePath: string
  /** Where it leads, see `parseBannerLink`; `null` for nowhere. */
  link: string | null
  /** What its picture shows. */
  name: string
  /** `null` for one that has no name either. */
  words: BannerWords | null
  placement: 'hero' | 'bottom-home' | 'bottom-product'
}

/** Attribute id to the ids of its values that a product may have; an attribute without a chosen value is not there. */
export type Filters = Readonly<Record<string, readonly string[]>>

/** A page of its own for what people search for: a category's products of one cut (rule 224). */
export interface LandingPage {
  /** Its address below `/produkty/`, such as `tricka/damske`. */
  slug: string
  name: string
  filters: Filters
}

/** A landing page as the shop plans it; one with too few products is not built. */
export interface LandingPlan extends LandingPage {
  /** Slug. */
  category: string
}

export interface ListedCategory extends Category {
  productIds: readonly number[]
  /** Attribute id to the ids of its values that products of this category have. */
  valueIds: Readonly<Record<string, readonly string[]>>
  landings: readonly LandingPage[]
}

/** Everything a build knows of the shop: validated, sanitised, ready to be rendered. */
export interface Catalogue {
  /** ISO time of the pull. */
  pulledAt: string
  settings: ShopSettings
  banners: readonly Banner[]
  categories: readonly ListedCategory[]
  attributes: readonly Attribute[]
  /** In the shop's order. */
  products: readonly ProductDetail[]
  newestIds: readonly number[]
  /** True when the API sorts listings, and knows prices and availability (rule 223). */
  canRefine: boolean
}

/** The name of a banner for people who do not see it: its heading, or what its picture shows. */
export function bannerTitle({ name, words }: Pick<Banner, 'name' | 'words'>): string {
  return words?.heading || name
}

/** The Commission's picture of the legal guarantee (rule 921), as a file of the shop. */
export interface GuaranteePicture {
  path: string
  /** In pixels, as `height`. */
  width: number
  height: number
}
