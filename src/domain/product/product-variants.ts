import type { Cut } from './cuts.ts'
import { offeredSizes, type ProductChoices } from './product-choices.ts'
import { productPath } from './product-path.ts'

/** One way in which a product can be bought. */
export interface ProductVariant {
  /** `null` for what has no cuts. */
  cut: Cut | null
  /** '' where there is nothing to choose. */
  size: string
  /** '' where there is nothing to choose. */
  color: string
}

/** Every way in which a product can be bought now; none for one that is not for sale (rule 111). */
export function orderableVariants({ cuts, colors, notOrderable }: ProductChoices): ProductVariant[] {
  if (notOrderable !== null) return []
  return cuts.flatMap(({ cut, sizes }) => {
    const labels = sizes.filter(({ isAvailable }) => isAvailable).map(({ label }) => label)
    return (sizes.length === 0 ? [''] : labels).flatMap((size) =>
      (colors.length === 0 ? [''] : colors).map((color) => ({ cut, size, color })),
    )
  })
}

/**
 * The address that opens a product with this choice made (rule 126): what there is to choose, under the names of the form.
 * @example variantPath('tricko', { cut: null, size: 'M', color: '' }, choices) // '/produkt/tricko?size=M'
 */
export function variantPath(slug: string, variant: ProductVariant, choices: ProductChoices): string {
  const chosen = [
    ...(choices.cuts.length > 1 && variant.cut !== null ? [['cut', variant.cut]] : []),
    ...(offeredSizes(choices).length > 1 ? [['size', variant.size]] : []),
    ...(choices.colors.length > 1 ? [['color', variant.color]] : []),
  ]
  const query = new URLSearchParams(chosen).toString()
  return productPath(slug) + (query === '' ? '' : `?${query}`)
}
