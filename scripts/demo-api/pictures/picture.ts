import type { ColourId } from './colours.ts'

export const GARMENT_KINDS = ['t-shirt', 'sweatshirt', 'cap', 'mug', 'bag', 'photo-box', 'mouse-pad'] as const
export type GarmentKind = (typeof GARMENT_KINDS)[number]

export const FITS = ['male', 'female', 'unisex', 'child'] as const
export type Fit = (typeof FITS)[number]

/** A studio photograph of one product, 4:5. */
export interface ProductPicture {
  kind: GarmentKind
  colour: ColourId
  /** The print, of `motifs.csv`; none leaves the product plain. A photo box never has one. */
  motif: string | null
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
