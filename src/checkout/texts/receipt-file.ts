import { linePriceCents } from '../../cart/rules/cart.ts'
import { lineTitle } from '../../cart/texts/cart-texts.ts'
import { formatPrice } from '../../text/money.ts'
import type { BankTransfer } from '../rules/bank-transfer.ts'
import type { Receipt } from '../rules/receipt.ts'
import { CHECKOUT, FIELD_LABELS, FLAG_LABELS } from './checkout-texts.ts'
import { costRows } from './cost-rows.ts'
import { RECEIPT } from './receipt-texts.ts'
import { type PickupPoint, pointAddress } from '../../pickup-points/rules/pickup-point.ts'
import { tieSpaces } from '../../text/tie-spaces.ts'
import { billingLines, deliveryLines } from '../rules/order-address.ts'

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

interface ReceiptFacts {
  receipt: Receipt
  /** What the receipt says comes next. */
  steps: readonly string[]
  /** What it says of returns and exchanges. */
  returns: readonly string[]
  transfer: BankTransfer | null
  /** Who sells: name, address, telephone, e-mail. */
  seller: readonly string[]
}

/** The receipt as a text that a shopper can keep: without sums where the total is not sure (rule 514). */
export function receiptFile({ receipt, steps, returns, transfer, seller }: ReceiptFacts): string {
  const { cart, costs, isTotalSure, orderNumber } = receipt
  const goods = cart.map((line) => {
    const price = isTotalSure ? `, ${formatPrice(linePriceCents(line))}` : ''
    return `- ${lineTitle(line)}, ${line.count} ks${price}`
  })
  const sums = [...costRows(costs), { label: CHECKOUT.total, sum: formatPrice(costs.totalCents) }]
  const payment: [label: string, value: string][] = transfer
    ? [
        [RECEIPT.recipient, transfer.recipient],
        [RECEIPT.iban, transfer.iban],
        [RECEIPT.variableSymbol, transfer.variableSymbol],
        [RECEIPT.amount, transfer.amountCents === null ? '' : formatPrice(transfer.amountCents)],
        [RECEIPT.message, transfer.message],
      ]
    : receipt.paymentUrl !== null
      ? [[RECEIPT.payByCard, receipt.paymentUrl]]
      : []
  return [
    [RECEIPT.fileTitle(orderNumber), new Date(receipt.sentAt).toLocaleString('sk-SK'), ...seller],
    [RECEIPT.contents, ...goods],
    isTotalSure ? sums.map(({ label, sum }) => `${label}: ${sum}`) : [],
    orderParts(receipt).map(([label, lines]) => `${label}: ${lines.join(', ')}`),
    payment.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`),
    [RECEIPT.next, ...steps.map((step, index) => `${index + 1}. ${step}`)],
    returns,
  ]
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')
}
