import type { CartLine } from '../rules/cart.ts'
import { enumerate } from '../../text/enumerate.ts'
import { PRODUCT_HINTS } from '../../catalogue/texts/product-words.ts'

export const CART = {
  emptyTitle: 'Nákupný košík je prázdny',
  emptyHint: 'Vyberte si niečo pekné, košík tu na vás počká.',
  browse: 'Prejsť na produkty',
  unitPrice: 'Cena za kus',
  remove: 'Odstrániť',
  change: 'Zmeniť',
  loading: 'Načítavame košík…',
  removeLine: (title: string) => `Odstrániť: ${title}`,
} as const

const PARTS = { size: 'veľkosť', color: 'farbu', print: 'potlač' } as const

/** @example changeName(['size', 'color'], 'Tričko, M') // 'Zmeniť veľkosť a farbu: Tričko, M' */
export function changeName(parts: readonly (keyof typeof PARTS)[], title: string, sizeName?: string): string {
  const names = parts.map((part) => (part === 'size' && sizeName ? 'variant' : PARTS[part]))
  return `${CART.change} ${enumerate(names)}: ${title}`
}

/** Names and values of a line's choices. */
export function lineFacts({
  size,
  cut,
  color,
  isPrinted,
  sizeName = PRODUCT_HINTS.size,
}: CartLine): [name: string, value: string][] {
  return [
    [sizeName, size],
    [PRODUCT_HINTS.cut, cut],
    [PRODUCT_HINTS.color, color],
    [PRODUCT_HINTS.print, isPrinted ? 'áno' : ''],
  ]
}

const WITH_PRINT = 's\u00A0vlastnou potlačou'

/** A line's name with its choices, which distinguish it from other lines of the product. */
export function lineTitle({
  name,
  size,
  cut,
  color,
  isPrinted,
}: Pick<CartLine, 'name'> & Partial<Pick<CartLine, 'size' | 'cut' | 'color' | 'isPrinted'>>): string {
  return [name, size, cut, color, isPrinted && WITH_PRINT].filter(Boolean).join(', ')
}

/** Only for the build. A telephone number follows. */
export const CART_WITHOUT_SCRIPT =
  'Košík a objednávka potrebujú JavaScript a novší prehliadač. Objednať môžete aj telefonicky na'

export const NOTIFICATIONS = 'Upozornenia'
