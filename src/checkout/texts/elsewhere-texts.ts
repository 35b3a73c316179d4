import { formatPrice } from '../../text/money.ts'
import { formatCount, PIECES } from '../../text/slovak.ts'
import type { CartLine } from '../../cart/rules/cart.ts'
import { lineTitle } from '../../cart/texts/cart-texts.ts'
import type { OrderDifference } from '../rules/order-differences.ts'
import { CHECKOUT, FLAG_LABELS, pickupPointLine } from './checkout-texts.ts'
import { fieldName } from './field-hints.ts'

/** @example lineText(line) // 'Tričko, L, biela: 2 kusy po 14,90 €' */
function lineText(line: CartLine): string {
  return `${lineTitle(line)}: ${formatCount(line.count, PIECES)} po\u00A0${formatPrice(line.priceCents)}`
}

/** @example differenceText({ part: 'delivery', name: 'Kuriér GLS' }) // 'Doprava: Kuriér GLS' */
export function differenceText(difference: OrderDifference): string {
  switch (difference.part) {
    case 'line':
      return lineText(difference.line)
    case 'removed':
      return `${lineTitle(difference.line)}: už nie je v\u00A0košíku`
    case 'delivery':
    case 'payment':
      return `${CHECKOUT[difference.part]}: ${difference.name}`
    case 'point':
      return difference.point ? pickupPointLine(difference.point) : `${CHECKOUT.pickupPoint}: –`
    case 'flag':
      return `${FLAG_LABELS[difference.field]}: ${difference.isOn ? 'áno' : 'nie'}`
    case 'field':
      return `${fieldName(difference.field)}: ${difference.text || '–'}`
    case 'sum':
      return `${CHECKOUT.total}: ${formatPrice(difference.totalCents)}`
  }
}
