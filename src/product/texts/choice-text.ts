import type { ProductChoice } from '../../cart/rules/to-cart-line.ts'
import { formatCount, PIECES } from '../../text/slovak.ts'
import { CUT_NAMES } from '../../catalogue/texts/product-words.ts'

/** A word for a size inside a sentence: not a name such as 'USB'. */
const inside = (name: string) =>
  /^.\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)

/** Where a shop says what a size is (`name`), sentences do without its gender (rule 137). */
export const CHOICE_HINTS = {
  withOwnPrint: 'S\u00A0vlastnou potlačou',
  sizeIs: (size: string, name = 'veľkosť') => `${inside(name)}\u00A0${size}`,
  chooseSize: (name?: string) => (name ? `Zvoľte: ${inside(name)}.` : 'Zvoľte veľkosť.'),
  confirmSize: (size: string, name?: string) =>
    name ? `Potvrďte výber (${size}) alebo ho zmeňte.` : `Potvrďte veľkosť\u00A0${size} alebo vyberte inú.`,
  soldOut: (size: string, name?: string) =>
    name ? `${size}: vypredané, vyberte niečo iné.` : `${size} je vypredaná, vyberte inú.`,
  sizeNotInCut: (size: string) => `Veľkosť ${size} v\u00A0tomto strihu nie je, zvoľte inú.`,
} as const

/** @param choice `null` while the shopper has to choose a size @param sizeName what a size is, if it is none */
export function choiceText(choice: ProductChoice | null, hasCuts: boolean, sizeName?: string): string {
  if (!choice) return CHOICE_HINTS.chooseSize(sizeName)
  const { cut, size, color, count, isPrinted } = choice
  const parts = [
    isPrinted ? CHOICE_HINTS.withOwnPrint : '',
    hasCuts && cut ? CUT_NAMES[cut] : '',
    size && CHOICE_HINTS.sizeIs(size, sizeName),
    color,
    count > 1 ? formatCount(count, PIECES) : '',
  ]
  const text = parts.filter((part) => part !== '').join(' · ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
