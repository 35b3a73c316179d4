import type { PickupPoint } from '../../pickup-points/rules/pickup-point.ts'
import { pointAddress } from '../../pickup-points/rules/pickup-point.ts'
import { tieSpaces } from '../../text/tie-spaces.ts'
import { billingLines, deliveryLines } from '../rules/order-address.ts'
import type { Receipt } from '../rules/receipt.ts'
import { CHECKOUT, FIELD_LABELS, FLAG_LABELS } from './checkout-texts.ts'
import { RECEIPT } from './receipt-texts.ts'

const COMPANY_IDS = ['cin', 'tin', 'vat'] as const

const pointLines = (point: PickupPoint) =>
  [point.name, tieSpaces(pointAddress(point)), tieSpaces(point.hours ?? '')].filter(Boolean)

/** Delivery, payment and customer of an order as it was sent, each with its label; parts without a text are left out. */
export function orderParts(receipt: Receipt): [label: string, lines: string[]][] {
  const { customer, pickupPoint: point } = receipt
  const delivery = point ? [] : deliveryLines(customer)
  const isAddressless = point !== null || receipt.deliveryKind === 'pickup'
  const company = customer.isCompanyOrder
    ? [
        customer.company,
        ...COMPANY_IDS.map((name) => customer[name] && `${FIELD_LABELS[name]}: ${customer[name]}`),
      ]
    : []
  const parts: [label: string, lines: string[]][] = [
    [CHECKOUT.delivery, [receipt.deliveryName]],
    [CHECKOUT.pickupPoint, point ? pointLines(point) : []],
    [CHECKOUT.payment, [receipt.paymentName]],
    [CHECKOUT.billing, [...company.filter(Boolean), ...billingLines(customer)]],
    [CHECKOUT.deliveryAddress, isAddressless || delivery.length > 0 ? delivery : [RECEIPT.sameAddress]],
    [FIELD_LABELS.order_note, customer.order_note.split('\n')],
    [RECEIPT.gift, customer.orderAsAGift ? [FLAG_LABELS.orderAsAGift] : []],
  ]
  return parts.filter(([, lines]) => lines.some(Boolean))
}
