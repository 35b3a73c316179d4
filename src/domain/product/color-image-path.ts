import type { Product } from './product.ts'

/**
 * The picture of a product in a colour, as a cart line shows it: the variant's file without the thumbnail's prefix, or
 * the product's main picture.
 * @example colorImagePath(product, 'bordová') // '2024/05/burgundy.jpg'
 */
export function colorImagePath(product: Pick<Product, 'variants' | 'imagePath'>, color: string): string {
  const variant = product.variants.find(({ name }) => name === color)
  return variant?.thumbnail.replace(/(^|\/)t_(?=[^/]+$)/, '$1') || product.imagePath
}
