import { offeredSizes, type Cut, type ProductChoices } from './product-choices.ts'
import { choicePath } from './product-path.ts'
import { digest } from '../../text/digest.ts'
import { slugify } from '../../text/fold.ts'

export interface ProductVariant {
  /** `null` for a product without cuts. */
  cut: Cut | null
  /** '' where there is no size to choose. */
  size: string
  /** '' where there is no colour to choose. */
  color: string
}

/** All combinations in which a product can be bought now; none for a product that is not for sale. */
export function availableVariants({ cuts, colors, unavailable, offers }: ProductChoices): ProductVariant[] {
  if (unavailable !== null) return []
  const variants = cuts.flatMap(({ cut, sizes }) => {
    const labels = sizes.filter(({ isAvailable }) => isAvailable).map(({ label }) => label)
    return (sizes.length === 0 ? [''] : labels).flatMap((size) =>
      (colors.length === 0 ? [''] : colors).map((color) => ({ cut, size, color })),
    )
  })
  if (!offers) return variants
  const open = new Set(
    offers.flatMap(({ size, color, isAvailable }) => (isAvailable ? JSON.stringify([size, color]) : [])),
  )
  return variants.filter(({ size, color }) =>
    [size, ''].some((one) => open.has(JSON.stringify([one, color]))),
  )
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

/** Heureka takes 36 characters, and the id of a group has one more than that of its variants. */
const MAX_LENGTH = 35

/** Whether a product has anything to choose: several cuts, colours or sizes. */
export function hasVariants({ cuts, colors }: Pick<ProductChoices, 'cuts' | 'colors'>): boolean {
  return cuts.length > 1 || colors.length > 1 || cuts[0].sizes.length > 1
}

/** The id that all variants of a product share in feeds. */
export function groupId(id: number): string {
  return `p${id}`
}

/**
 * Ids for feeds and JSON-LD, whether or not a variant can be bought now. Made of words: a hash compresses badly.
 * @example variantIds(30, choices)({ cut: 'unisex_strih', size: 'XS', color: 'čierna' }) // '30-unisex-cierna-xs'
 */
export function variantIds(
  id: number,
  { cuts, colors }: ProductChoices,
): (variant: ProductVariant) => string {
  const wordsOf = ({ cut, size, color }: ProductVariant) =>
    [id, cut?.replace('_strih', '') ?? '', slugify(color), slugify(size)]
      .filter((part) => part !== '')
      .join('-')
  const variants = cuts.flatMap(({ cut, sizes }) =>
    ['', ...sizes.map(({ label }) => label)].flatMap((size) =>
      (colors.length === 0 ? [''] : colors).map((color) => ({ cut, size, color })),
    ),
  )
  const byWords = Map.groupBy(variants, wordsOf)
  return (variant) => {
    const words = wordsOf(variant)
    const isItsOwn = (byWords.get(words)?.length ?? 0) < 2 && words.length <= MAX_LENGTH
    const { cut, size, color } = variant
    return isItsOwn ? words : `${id}-${digest(JSON.stringify([cut, size, color]))}`
  }
}
