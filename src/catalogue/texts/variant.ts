import type { ProductVariant } from '../rules/product-variants.ts'
import { CUT_NAMES, PRODUCT_HINTS } from './product-words.ts'

/** Name and value of each choice; without the choices that the product does not have. */
export function variantParts(
  { cut, size, color }: ProductVariant,
  sizeName: string = PRODUCT_HINTS.size,
): [name: string, value: string][] {
  const parts: [string, string][] = [
    [PRODUCT_HINTS.cut, cut === null ? '' : CUT_NAMES[cut]],
    [sizeName, size],
    [PRODUCT_HINTS.color, color],
  ]
  return parts.filter(([, value]) => value !== '')
}

/**
 * @example variantName('Tričko', { cut: 'damsky_strih', size: 'M', color: 'biela' }) // 'Tričko, dámsky
 * strih, M, biela'
 */
export function variantName(name: string, variant: ProductVariant): string {
  const { cut, size, color } = variant
  const cutName = cut === null ? '' : `${CUT_NAMES[cut]} strih`
  return [name, cutName, size, color].filter((part) => part !== '').join(', ')
}

/** The order of words that price comparers want for fashion: product, cut, colour, size, without commas. */
export function fashionName(name: string, { cut, size, color }: ProductVariant): string {
  const cutName = cut === null ? '' : `${CUT_NAMES[cut]} strih`
  return [name, cutName, color, size].filter((part) => part !== '').join(' ')
}
