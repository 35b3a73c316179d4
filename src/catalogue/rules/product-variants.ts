import { offeredSizes, type Cut, type ProductChoices } from './product-choices.ts'
import { productPath } from './product-path.ts'

export interface ProductVariant {
  /** `null` for what has no cuts. */
  cut: Cut | null
  /** '' where there is nothing to choose. */
  size: string
  /** '' where there is nothing to choose. */
  color: string
}

/** Every way in which a product can be bought now; none for one that is not for sale (rule 111). */
export function availableVariants({ cuts, colors, unavailable }: ProductChoices): ProductVariant[] {
  if (unavailable !== null) return []
  return cuts.flatMap(({ cut, sizes }) => {
    const labels = sizes.filter(({ isAvailable }) => isAvailable).map(({ label }) => label)
    return (sizes.length === 0 ? [''] : labels).flatMap((size) =>
      (colors.length === 0 ? [''] : colors).map((color) => ({ cut, size, color })),
    )
  })
}

/**
 * The address that opens the product with a choice made (rule 126).
 * @example variantPaths('tricko', choices)({ cut: null, size: 'M', color: '' }) // '/produkt/tricko?size=M'
 */
export function variantPaths(slug: string, choices: ProductChoices): (variant: ProductVariant) => string {
  const path = productPath(slug)
  const names = [
    ...(choices.cuts.length > 1 ? (['cut'] as const) : []),
    ...(offeredSizes(choices).length > 1 ? (['size'] as const) : []),
    ...(choices.colors.length > 1 ? (['color'] as const) : []),
  ]
  return (variant) => {
    const query = new URLSearchParams(names.map((name) => [name, String(variant[name])]))
    return names.length === 0 ? path : `${path}?${String(query)}`
  }
}
