import { QUANTITY } from '../../config/product-limits.ts'
import { PRODUCT_HINTS } from '../../catalogue/texts/product-words.ts'
import { formatCount, PIECES } from '../../text/slovak.ts'
import type { CartLine } from '../rules/cart.ts'
import type { RemovedLine } from '../rules/removed-line.ts'
import type { LineOption, LineOptions } from '../rules/line-options.ts'
import { lineTitle } from './cart-texts.ts'

export const CHANGE_LINE = {
  asking: 'Zisťujeme, čo máme na výber…',
  unknown: 'Teraz sa nepodarilo zistiť, čo máme na výber. Skúste to, prosím, o\u00A0chvíľu.',
  none: 'Iný výber pri tomto tovare nemáme.',
  soldOut: 'vypredané',
  resting: 'Objednávka z\u00A0tohto košíka sa práve odosiela. Skúste to, prosím, o\u00A0chvíľu.',
} as const

/** @example groupName('size', 'dámsky') // 'Veľkosť, dámsky strih' */
export function groupName(what: LineOptions['what'], cut: string): string {
  return cut ? `${PRODUCT_HINTS[what]}, ${cut} strih` : PRODUCT_HINTS[what]
}

/** An option as a shopper reads it. @example optionName('print', plain) // 'bez potlače' */
export function optionName(what: LineOptions['what'], { label, choice }: LineOption): string {
  if (what !== 'print') return label
  return choice.isPrinted ? 's\u00A0vlastnou potlačou' : 'bez potlače'
}

/** Says what a line is now, and how many pieces it has if the same line was in the cart. */
export function changedText(old: CartLine, { line, total }: NonNullable<RemovedLine['changed']>): string {
  const isFull = line.count < old.count
  return [
    `Zmenené na: ${lineTitle(line)}.`,
    isFull &&
      `Jedna položka môže mať najviac ${formatCount(QUANTITY.max, PIECES)}, viac ich v\u00A0košíku nie je.`,
    !isFull && total > line.count && `Spolu ich máte v\u00A0košíku ${total}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
