import { digest } from '../../text/digest.ts'
import { slugify } from '../../text/fold.ts'
import type { ProductChoices } from './product-choices.ts'
import type { ProductVariant } from './product-variants.ts'

/** Heureka takes 36 characters; a group's id is one longer. */
const MAX_LENGTH = 35

/** False for a product that there is nothing to choose of. */
export function hasVariants({ cuts, colors }: Pick<ProductChoices, 'cuts' | 'colors'>): boolean {
  return cuts.length > 1 || colors.length > 1 || cuts[0].sizes.length > 1
}

/** What all variants of a product have in common. */
export function groupId(id: number): string {
  return `p${id}`
}

/**
 * Ids for feeds and JSON-LD, the same whatever can be bought at the time. Made of words: a hash compresses badly.
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
