import { linePriceCents } from '../../cart/rules/cart.ts'
import { lineTitle } from '../../cart/texts/cart-texts.ts'
import { formatPrice } from '../../text/money.ts'
import type { BankTransfer } from '../rules/bank-transfer.ts'
import type { Receipt } from '../rules/receipt.ts'
import { CHECKOUT } from './checkout-texts.ts'
import { costRows } from './cost-rows.ts'
import { orderParts } from './order-parts.ts'
import { RECEIPT } from './receipt-texts.ts'

interface ReceiptFacts {
  receipt: Receipt
  /** What the receipt says comes next. */
  steps: readonly string[]
  transfer: BankTransfer | null
  /** Who sells: name, address, telephone, e-mail. */
  seller: readonly string[]
}

/** The receipt as a text that a shopper can keep: without sums where the total is not sure (rule 514). */
export function receiptFile({ receipt, steps, transfer, seller }: ReceiptFacts): string {
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
    : []
  return [
    [RECEIPT.fileTitle(orderNumber), new Date(receipt.sentAt).toLocaleString('sk-SK'), ...seller],
    [RECEIPT.contents, ...goods],
    isTotalSure ? sums.map(({ label, sum }) => `${label}: ${sum}`) : [],
    orderParts(receipt).map(([label, lines]) => `${label}: ${lines.join(', ')}`),
    payment.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`),
    [RECEIPT.next, ...steps.map((step, index) => `${index + 1}. ${step}`)],
  ]
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')
}
