import type { Product } from '../../../src/catalogue/rules/product.ts'

type Colored = Pick<Product, 'variants' | 'swatches'>

/** True if red, green and blue each differ by at most one of sixteen steps. */
function isAlike(one: string, other: string): boolean {
  return [0, 1, 2].every((i) => Math.abs(parseInt(one.charAt(i), 16) - parseInt(other.charAt(i), 16)) <= 1)
}

function usualSwatches(
  products: readonly Colored[],
  colorOf: (path: string) => string | undefined,
): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>()
  for (const { name, thumbnail } of products.flatMap(({ variants }) => variants)) {
    const swatch = colorOf(thumbnail)
    if (swatch === undefined) continue
    const ofName = counts.get(name) ?? new Map<string, number>()
    counts.set(name, ofName.set(swatch, (ofName.get(swatch) ?? 0) + 1))
  }
  const mostFrequent = (ofName: ReadonlyMap<string, number>) =>
    [...ofName].reduce((most, one) => (one[1] > most[1] ? one : most))[0]
  return new Map([...counts].map(([name, ofName]) => [name, mostFrequent(ofName)]))
}

/**
 * Gives each variant a swatch: its picture's main colour. A colour that was not measured, or is almost the usual one of its
 * name, gets the usual one (rule 128).
 * @param colorOf gives the main colour of a picture below `web_files/`, as three hex digits
 */
export function withSwatches<TProduct extends Colored>(
  products: readonly TProduct[],
  colorOf: (path: string) => string | undefined,
): TProduct[] {
  const usual = usualSwatches(products, colorOf)
  const swatchOf = (name: string, path: string) => {
    const [own, others = ''] = [colorOf(path), usual.get(name)]
    return own === undefined || isAlike(own, others) ? others : own
  }
  return products.map((product) => ({
    ...product,
    swatches: product.variants.map(({ name, thumbnail }) => swatchOf(name, thumbnail)),
  }))
}
