import type { ProductChoice } from '../../cart/rules/to-cart-line.ts'
import { offeredSizes, type ProductChoices } from '../../catalogue/rules/product-choices.ts'

/** The choice of goods that leave nothing to choose; else what a shopper has to choose, sizes before all other (rule 138). */
export function onlyChoice(choices: ProductChoices): Omit<ProductChoice, 'count'> | 'size' | 'option' {
  const { cuts, colors, sizeName } = choices
  const [size, ...otherSizes] = offeredSizes(choices)
  const [color = '', ...otherColors] = colors
  if (otherSizes.length > 0) return sizeName ? 'option' : 'size'
  if (cuts.length > 1 || otherColors.length > 0) return 'option'
  return { cut: cuts[0].cut, size: size?.label ?? '', color }
}
