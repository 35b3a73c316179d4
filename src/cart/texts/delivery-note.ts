import { cheapestDeliveryCents } from '../rules/delivery.ts'
import type { DeliveryOption } from '../../catalogue/rules/settings.ts'
import { formatPrice, type Cents } from '../../text/money.ts'

/**
 * The costs of pickup, if there is one, and of the cheapest delivery.
 * @example deliveryNote(settings.deliveryOptions) // 'Osobný odber zadarmo, doprava od 2,90 €'
 */
export function deliveryNote(options: readonly DeliveryOption[]): string {
  const price = (cents: Cents, from = '') => (cents === 0 ? 'zadarmo' : `${from}${formatPrice(cents)}`)
  const pickup = options.find(({ kind }) => kind === 'pickup')
  const cheapest = cheapestDeliveryCents(options)
  const note = [
    ...(pickup ? [`${pickup.name} ${price(pickup.costCents)}`] : []),
    ...(cheapest === null ? [] : [`doprava ${price(cheapest, 'od\u00A0')}`]),
  ].join(', ')
  return `${note.charAt(0).toUpperCase()}${note.slice(1)}`
}
