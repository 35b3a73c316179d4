import type { Product } from '../../catalogue/rules/product.ts'

/** A part of the shop's goods with an address of its own. */
export interface Part<P> {
  path: string
  name: string
  has: (product: P) => boolean
}

/** A link with a picture of what it leads to; '' for a part of which there is none. */
export interface Tile {
  path: string
  name: string
  imagePath: string
}

/**
 * Each part with the picture of its first product that can be bought; a part without products is left out.
 * @param taken pictures of other tiles, which are not shown again while there are others
 */
export function toTiles<P extends Pick<Product, 'imagePath' | 'status'>>(
  products: readonly P[],
  parts: readonly Part<P>[],
  taken: readonly Pick<Tile, 'imagePath'>[] = [],
): Tile[] {
  const used = new Set(taken.map(({ imagePath }) => imagePath))
  return parts.flatMap(({ path, name, has }) => {
    const own = products.filter((product) => has(product))
    if (own.length === 0) return []
    const pictured = own.filter(({ imagePath }) => imagePath !== '')
    const first =
      pictured.find(({ imagePath, status }) => status !== 'Sold Out' && !used.has(imagePath)) ?? pictured[0]
    const imagePath = first?.imagePath ?? ''
    used.add(imagePath)
    return [{ path, name, imagePath }]
  })
}
