import { mediaAddress } from '../catalogue/rules/image-path.ts'
import type { Pictures } from '../catalogue/rules/picture.ts'
import { fullAddress } from './json-ld.ts'

export interface SharedPicture {
  /** The full address. */
  address: string
  alt: string
  /** In pixels; missing when unknown. */
  size?: { width: number; height: number }
}

export const SHARE_PICTURE = { path: '/share.png', width: 1200, height: 630 } as const

export function shopPicture(site: string, alt: string): SharedPicture {
  const { path, ...size } = SHARE_PICTURE
  return { address: fullAddress(site, path), alt, size }
}

/** Picture formats that all social networks show. */
const SHARED_FORMAT = /\.(?:jpe?g|png)$/i

/**
 * The first picture of a product that social networks can show, from the media host; `undefined` for none. Some
 * networks cannot show the build's own WebP and AVIF files.
 */
export function productSharedPicture(
  mediaUrl: string,
  pictures: readonly { path: string }[],
  built: Pictures,
  alt: string,
): SharedPicture | undefined {
  const shared = pictures.find(({ path }) => SHARED_FORMAT.test(path) && built.get(path) !== null)
  if (!shared) return undefined
  const size = built.get(shared.path)
  return {
    address: mediaAddress(mediaUrl, shared.path),
    alt,
    ...(size && { size: { width: size.width, height: size.height } }),
  }
}
