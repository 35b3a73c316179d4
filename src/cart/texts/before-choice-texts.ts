// What is said about deliveries before one is chosen. The checkout does not need it.
import { cheapestDeliveryCents } from '../rules/delivery.ts'
import type { DeliveryOption } from '../../catalogue/rules/settings.ts'
import { formatPrice, type Cents } from '../../text/money.ts'

/** The link to the page about delivery and payment (rule 926). */
export const DELIVERY_LINK = { path: '/doprava-a-platba', text: 'Doprava a platba' } as const

export const DELIVERY_DAYS = {
  title: 'Kedy to príde',
  transfer: 'Pri platbe prevodom počítame dni od prijatia platby.',
} as const

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

/** The link to the exchange of sizes on the page about returns. */
export const EXCHANGE_LINK = { path: '/vratenie-tovaru#vymena', text: 'Ako vymeniť veľkosť' } as const
