import type { BannerPicture } from '../pictures/draw-picture.ts'

/** A banner of the shop; `path` lies below `web_files/`. */
export interface SeedBanner {
  path: string
  link: string
  name: string
  placement: 'hero' | 'bottom-home' | 'bottom-product'
  scene: BannerPicture['scene']
}

export const BANNERS: readonly SeedBanner[] = [
]
