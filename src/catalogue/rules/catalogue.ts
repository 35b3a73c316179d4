import type { ShopSettings } from './settings.ts'
import type { ProductDetail } from './product.ts'

/** The slug under which everything is listed. */
export const ALL_CATEGORY = 'all'

export interface Category {
  slug: string
  name: string
  /** The owner's HTML. The build has sanitised it. */
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

/** A filter of a listing: each value of the attribute, with how many of the listing's products have it. */
export interface FilterGroup {
  id: string
  name: string
  /** `swatch`: for a colour, the three hex digits of its dot; '' where it was not measured. */
  values: readonly (AttributeValue & { count: number; swatch?: string })[]
}

/** The texts of a banner; '' for a missing one. */
export interface BannerWords {
  heading: string
  subHeading: string
  buttonText: string
  /** True when the picture fills the banner and the texts lie on it; otherwise the texts stand beside it. */
  isFullSize: boolean
}

export interface Banner {
  /** Path below `web_files/`. */
  imagePath: string
  /** The address of the banner's link (`parseBannerLink`); `null` for no link. */
  link: string | null
  /** Says what the picture shows. */
  name: string
  /** `null` for a banner without texts and name. */
  words: BannerWords | null
  placement: 'hero' | 'bottom-home' | 'bottom-product'
}

/** Attribute id to the ids of its chosen values. A product passes with any one of them. No attribute has an empty list. */
export type Filters = Readonly<Record<string, readonly string[]>>

/** A page for a common search: a category's products of one cut (rule 224). */
export interface LandingPage {
  /** Its address below `/produkty/`, such as `tricka/damske`. */
  slug: string
  name: string
  filters: Filters
}

/** A landing page in the shop's plan. The build leaves it out if it has too few products. */
export interface LandingPlan extends LandingPage {
  /** Slug of the category. */
  category: string
}

export interface ListedCategory extends Category {
  /** The slug of the category above it; missing for none. */
  parent?: string
  /** The name from the API, where `name` is longer to tell it from another category's. */
  ownName?: string
  productIds: readonly number[]
  /** Attribute id to the ids of its values that products of this category have. */
  valueIds: Readonly<Record<string, readonly string[]>>
  landings: readonly LandingPage[]
}

/** Everything that a build knows of the shop: validated, sanitised and ready to be rendered. */
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
  /** True when the API can sort listings and narrow them by price and availability. */
  canRefine: boolean
}

/** A banner's name for people who do not see it: its heading, or what its picture shows. */
export function bannerTitle({ name, words }: Pick<Banner, 'name' | 'words'>): string {
  return words?.heading || name
}

/** The Commission's picture about the legal guarantee, as a file of the shop. */
export interface GuaranteePicture {
  path: string
  /** In pixels, like `height`. */
  width: number
  height: number
}
