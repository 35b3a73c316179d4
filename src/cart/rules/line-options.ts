import { productChoices, type Cut, type ProductRules } from '../../catalogue/rules/product-choices.ts'
import type { ListedProduct } from '../../catalogue/rules/product.ts'
import type { CartLine } from './cart.ts'
import type { LineChoice } from './change-line.ts'
import { otherProduct } from './price-check.ts'
import { colorImagePath } from './to-cart-line.ts'

/** A size or a colour that a line can be changed to. */
export interface LineOption {
  /** The size or the colour as a shopper reads it. */
  label: string
  choice: LineChoice
  /** The picture's path; '' for a size. */
  imagePath: string
  isChosen: boolean
  isAvailable: boolean
}

/** The sizes of one cut, or the colours. */
export interface LineOptions {
  what: 'size' | 'color'
  /** The cut, where there are several; else ''. */
  cut: string
  options: readonly LineOption[]
}

/** The sizes, by cut, and the colours of a line's product. Groups without another choice are left out. */
export function lineOptions(
  line: CartLine,
  product: ListedProduct,
  rules: ProductRules,
  cutNames: Readonly<Record<Cut, string>>,
): LineOptions[] {
  if (otherProduct(line, product)) return []
  const { cuts, colors, unavailable } = productChoices(product, rules)
  const isForSale = unavailable === null
  const { size, color, cut, selectedCut } = line
  const sizes = cuts.map((one): LineOptions => {
    const name = one.cut === null ? '' : cutNames[one.cut]
    const isOwnCut = selectedCut === (one.cut ?? '') || (selectedCut === '' && cuts.length === 1)
    return {
      what: 'size',
      cut: cuts.length > 1 ? name : '',
      options: one.sizes.map(({ label, isAvailable }) => ({
        label,
        choice: { size: label, color, cut: name, selectedCut: one.cut ?? '' },
        imagePath: '',
        isChosen: isOwnCut && label === size,
        isAvailable: isAvailable && isForSale,
      })),
    }
  })
  const inColors: LineOptions = {
    what: 'color',
    cut: '',
    options: colors.map((label) => ({
      label,
      choice: { size, color: label, cut, selectedCut },
      imagePath: colorImagePath(product, label),
      isChosen: label === color,
      isAvailable: isForSale,
    })),
  }
  const hasOther = (groups: readonly LineOptions[]) =>
    groups.some(({ options }) => options.some(({ isChosen }) => !isChosen))
  return [sizes, [inColors]].flatMap((groups) =>
    hasOther(groups) ? groups.filter(({ options }) => options.length > 0) : [],
  )
}
