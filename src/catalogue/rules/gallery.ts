import type { ProductDetail, ProductImage, Variant } from './product.ts'

/** A picture of a product's page, with the colour it shows, if a variant says so. */
export interface GalleryPicture extends ProductImage {
  color: string | null
}

function isPictureOf(image: ProductImage, { thumbnail }: Variant): boolean {
  return thumbnail !== '' && (thumbnail === image.path || thumbnail === image.thumbnailPath)
}

/**
 * A product's own pictures, then those of colours not among them; first none of another colour than the first
 * chosen.
 */
export function galleryPictures({
  images,
  variants,
}: Pick<ProductDetail, 'images' | 'variants'>): GalleryPicture[] {
  const own = images.map((image) => ({
    ...image,
    color: variants.find((variant) => isPictureOf(image, variant))?.name ?? null,
  }))
  const missing = variants.filter(
    (variant) => variant.thumbnail !== '' && !images.some((image) => isPictureOf(image, variant)),
  )
  const pictures = [
    ...own,
    ...missing.map(({ name, thumbnail }) => ({ path: thumbnail, thumbnailPath: thumbnail, color: name })),
  ]
  const chosen = pictures.find(({ color }) => color === variants[0]?.name)
  if (!chosen || pictures[0]?.color === null) return pictures
  return [chosen, ...pictures.filter((picture) => picture !== chosen)]
}
