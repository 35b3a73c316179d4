import type { ColourId } from './colours.ts'
import type { MotifId } from './motifs.ts'

export type GarmentKind = 't-shirt' | 'sweatshirt' | 'cap' | 'mug' | 'bag' | 'photo-box' | 'mouse-pad'
export type Fit = 'male' | 'female' | 'unisex' | 'child'

/** A studio photograph of one product, 4:5. */
export interface ProductPicture {
  kind: GarmentKind
  colour: ColourId
  /** The print; none leaves the product plain. A photo box never has one. */
  motif: MotifId | null
  view: 'front' | 'detail' | 'back'
  /** Cut of a T-shirt or sweatshirt, unisex by default; the female sweatshirt has a crew neck, others a hood. */
  fit?: Fit
}

export const BANNER_SCENES = [
  'family-t-shirts',
  'sweatshirt-rail',
  'mugs-on-shelf',
  'photo-box-on-table',
  'caps-wall',
] as const

/** A wide picture with a calm left third for a heading: a finished file, `banners/{scene}.webp`. */
export interface BannerPicture {
  kind: 'banner'
  scene: (typeof BANNER_SCENES)[number]
}
