import type { ProductDetail, ProductImage, Variant } from './product.ts'

/** A picture of a product's page, with the colour it shows, if a variant says so. */
export interface GalleryPicture extends ProductImage {
  color: string | null
}

function isPictureOf(image: ProductImage, { thumbnail }: Variant): boolean {
  return thumbnail !== '' && (thumbnail === image.path || thumbnail === image.thumbnailPath)
}

/**
 * The pictures of a product's gallery: its own in the shop's order, then those of colours that are not among them, so
 * that choosing a colour can always show it. What is shown first is never another colour than the one chosen first.
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
