import { fullPicturePath } from './image-path.ts'
import type { ProductDetail, ProductImage, Variant } from './product.ts'

/** A picture of a product's page. `color` is the variant that it shows, where that is known. */
export interface GalleryPicture extends ProductImage {
  color: string | null
}

function isPictureOf(image: ProductImage, { thumbnail }: Variant): boolean {
  return thumbnail !== '' && (thumbnail === image.path || thumbnail === image.thumbnailPath)
}

/** The path without the last word of the file's name. @example viewlessName('mikina-biela-detail.jpg') // 'mikina-biela' */
function viewlessName(path: string): string {
  return path.replace(/-[^-/]*$/, '')
}

/** The colour of the variant whose picture this is, or whose picture has the same name but for its last word. */
function colorOf(image: ProductImage, variants: readonly Variant[]): string | null {
  const own = variants.find((variant) => isPictureOf(image, variant))
  const views = variants.filter(
    ({ thumbnail }) => viewlessName(fullPicturePath(thumbnail)) === viewlessName(image.path),
  )
  return (own ?? (views.length === 1 ? views[0] : undefined))?.name ?? null
}

/**
 * A product's own pictures, then the pictures of variants that are missing among them. Pictures of one colour are
 * neighbours. The first picture never shows another colour than the default.
 */
export function galleryPictures({
  images,
  variants,
}: Pick<ProductDetail, 'images' | 'variants'>): GalleryPicture[] {
  const own = images.map((image) => ({
    ...image,
    color: colorOf(image, variants),
  }))
  const missing = variants.filter(
    (variant) => variant.thumbnail !== '' && !images.some((image) => isPictureOf(image, variant)),
  )
  const pictures = [
    ...own,
    ...missing.map(({ name, thumbnail }) => ({ path: thumbnail, thumbnailPath: thumbnail, color: name })),
  ]
  const chosen = pictures.find(({ color }) => color === variants[0]?.name)
  const ordered = chosen && pictures[0]?.color !== null ? [...new Set([chosen, ...pictures])] : pictures
  const isFirstOf = (color: string, place: number) =>
    ordered.findIndex((picture) => picture.color === color) === place
  return ordered.flatMap((picture, place) => {
    const { color } = picture
    if (color === null) return [picture]
    return isFirstOf(color, place) ? ordered.filter((other) => other.color === color) : []
  })
}
