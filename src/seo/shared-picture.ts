import type { ShownPicture } from '../catalogue/rules/picture.ts'
import { fullAddress } from './json-ld.ts'

export interface SharedPicture {
  /** In full. */
  address: string
  alt: string
  /** In pixels; missing when it was not measured. */
  size?: { width: number; height: number }
}

export const SHARE_PICTURE = { path: '/share.png', width: 1200, height: 630 } as const

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
