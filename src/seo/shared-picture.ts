import type { ShownPicture } from '../catalogue/rules/picture.ts'
import { fullAddress } from './json-ld.ts'

/** The picture that is shown with a link to a page that somebody shares. */
export interface SharedPicture {
  /** In full. */
  address: string
  /** What it shows. */
  alt: string
  /** In pixels; missing when it was not measured. */
  size?: { width: number; height: number }
}

/** The picture of a page that has none of its own (brand-pictures.ts). */
export const SHARE_PICTURE = { path: '/share.png', width: 1200, height: 630 } as const

/** The shop's own picture. @param alt the shop's name, which the picture shows */
export function shopPicture(site: string, alt: string): SharedPicture {
  const { path, ...size } = SHARE_PICTURE
  return { address: fullAddress(site, path), alt, size }
}

/** A picture of the page itself. The size is known only of one that the build has encoded. */
export function pageSharedPicture(site: string, shown: ShownPicture, alt: string): SharedPicture {
  const address = fullAddress(site, shown.src)
  return {
    address,
    alt,
    ...(shown.sources.length > 0 && { size: { width: shown.width, height: shown.height } }),
  }
}
