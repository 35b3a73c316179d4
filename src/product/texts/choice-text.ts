import type { ProductChoice } from '../../cart/rules/to-cart-line.ts'
import { formatCount, PIECES } from '../../text/slovak.ts'
import { CUT_NAMES, PRODUCT_HINTS } from '../../catalogue/texts/product-words.ts'

/** @param choice `null` while the shopper has to choose a size @param sizeName what a size is, if it is none */
export function choiceText(choice: ProductChoice | null, hasCuts: boolean, sizeName?: string): string {
  if (!choice) return PRODUCT_HINTS.chooseSize(sizeName)
  const { cut, size, color, count, isPrinted } = choice
  const parts = [
    isPrinted ? PRODUCT_HINTS.withOwnPrint : '',
    hasCuts && cut ? CUT_NAMES[cut] : '',
    size && PRODUCT_HINTS.sizeIs(size, sizeName),
    color,
    count > 1 ? formatCount(count, PIECES) : '',
  ]
  const text = parts.filter((part) => part !== '').join(' · ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
