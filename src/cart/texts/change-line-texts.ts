import { PRODUCT_HINTS } from '../../catalogue/texts/product-words.ts'
import { enumerate } from '../../text/enumerate.ts'
import { formatCount, PIECES } from '../../text/slovak.ts'
import type { Cart } from '../rules/cart.ts'
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

export const UNDO = {
  removed: (title: string) => `Odstránené: ${title}.`,
  restored: (title: string) => `Vrátené: ${title}.`,
  isNowEmpty: 'Košík je teraz prázdny.',
  undo: 'Vrátiť späť',
  undoLine: (title: string) => `Vrátiť späť: ${title}`,
} as const

/** @example groupName('size', 'dámsky') // 'Veľkosť, dámsky strih' */
export function groupName(what: LineOptions['what'], cut: string, sizeName?: string): string {
  const name = (what === 'size' && sizeName) || PRODUCT_HINTS[what]
  return cut ? `${name}, ${cut} strih` : name
}

/** An option as a shopper reads it. @example optionName('print', plain) // 'bez potlače' */
export function optionName(what: LineOptions['what'], { label, choice }: LineOption): string {
  if (what !== 'print') return label
  return choice.isPrinted ? 's\u00A0vlastnou potlačou' : 'bez potlače'
}

/** Says what a line is now, and how many pieces it has if the same line was in the cart. */
export function changedText({ line, total }: NonNullable<RemovedLine['changed']>): string {
  return [`Zmenené na: ${lineTitle(line)}.`, total > line.count && `Spolu ich máte v\u00A0košíku ${total}.`]
    .filter(Boolean)
    .join(' ')
}

/** Names the lines of an order that another tab has sent. */
export function justOrderedText(lines: Cart): string {
  const named = lines.map((line) => `${lineTitle(line)} (${formatCount(line.count, PIECES)})`)
  return `Práve ste objednali: ${enumerate(named)}. V\u00A0košíku zostáva len to, čo ste pridali potom.`
}
