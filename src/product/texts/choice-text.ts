import type { ProductChoice } from '../../cart/rules/to-cart-line.ts'
import { formatCount, PIECES } from '../../text/slovak.ts'
import { CUT_NAMES, PRODUCT_HINTS } from '../../catalogue/texts/product-words.ts'

/** @param choice `null` while the shopper has to choose a size */
export function choiceText(choice: ProductChoice | null, hasCuts: boolean): string {
  if (!choice) return PRODUCT_HINTS.chooseSize
  const { cut, size, color, count, isPrinted } = choice
  const parts = [
    isPrinted ? PRODUCT_HINTS.withOwnPrint : '',
    hasCuts && cut ? CUT_NAMES[cut] : '',
    size && PRODUCT_HINTS.sizeIs(size),
    color,
    count > 1 ? formatCount(count, PIECES) : '',
  ]
  const text = parts.filter((part) => part !== '').join(' · ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
