import { offeredSizes, type Cut, type ProductChoices } from './product-choices.ts'
import { choicePath } from './choice-path.ts'

export interface ProductVariant {
  /** `null` for a product without cuts. */
  cut: Cut | null
  /** '' where there is no size to choose. */
  size: string
  /** '' where there is no colour to choose. */
  color: string
}

/** All combinations in which a product can be bought now; none for a product that is not for sale. */
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
 * Makes a function for the address that opens the product with a variant chosen.
 * @example variantPaths('tricko', choices)({ cut: null, size: 'M', color: '' }) // '/produkt/tricko?size=M'
 */
export function variantPaths(slug: string, choices: ProductChoices): (variant: ProductVariant) => string {
  const hasCuts = choices.cuts.length > 1
  const hasSizes = offeredSizes(choices).length > 1
  const hasColors = choices.colors.length > 1
  return ({ cut, size, color }) =>
    choicePath(slug, {
      ...(hasCuts && { cut }),
      ...(hasSizes && { size }),
      ...(hasColors && { color }),
    })
}
