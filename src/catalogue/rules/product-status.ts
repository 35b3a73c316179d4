import { slugify } from '../../text/fold.ts'

const PRODUCT_STATUSES = ['New in', '50% Discount', 'Sold Out', 'limited edition'] as const
export type ProductStatus = (typeof PRODUCT_STATUSES)[number]

/** A status without numbers: 'Zľava 30 %' and '50% Discount' both mean a discount. Prices tell the percentage (rule 112). */
function statusKey(text: string): string {
  return slugify(text.replaceAll(/\d+/g, ' '))
}

/**
 * Makes a function that reads a status; it gives `null` for an unknown word.
 * @param words the words for each status, in any case, with or without diacritics
 * @example createStatusReader(words)('SOLD OUT') // 'Sold Out'
 */
export function createStatusReader(
  words: Readonly<Record<ProductStatus, readonly string[]>>,
): (text: string) => ProductStatus | null {
  const known = new Map(
    PRODUCT_STATUSES.flatMap((status) =>
      [status, ...words[status]].map((word) => [statusKey(word), status] as const),
    ),
  )
  return (text) => known.get(statusKey(text)) ?? null
}
