import { lineKey } from '../cart/rules/cart.ts'
import { billingLines, deliveryLines } from './rules/order-address.ts'
import type { Receipt } from './rules/receipt.ts'
import { pointAddress } from '../pickup-points/rules/pickup-point.ts'
import { tieSpaces } from '../text/tie-spaces.ts'
import { CHECKOUT, FIELD_LABELS, FLAG_LABELS } from './texts/checkout-texts.ts'
import { RECEIPT } from './texts/receipt-texts.ts'
import { OrderedLine } from './OrderedLine.tsx'
import { OrderSummary } from './OrderSummary.tsx'

const COMPANY_IDS = ['cin', 'tin', 'vat'] as const

/** The contents of an order as it was sent: goods, customer, delivery, payment and costs. */
export function OrderContents({ receipt }: { receipt: Receipt }) {
  const { cart, customer, costs, isTotalSure, pickupPoint: point } = receipt
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
    [
      CHECKOUT.pickupPoint,
      point ? [point.name, tieSpaces(pointAddress(point)), tieSpaces(point.hours ?? '')].filter(Boolean) : [],
    ],
    [CHECKOUT.payment, [receipt.paymentName]],
    [CHECKOUT.billing, [...company.filter(Boolean), ...billingLines(customer)]],
    [CHECKOUT.deliveryAddress, isAddressless || delivery.length > 0 ? delivery : [RECEIPT.sameAddress]],
    [FIELD_LABELS.order_note, customer.order_note.split('\n')],
    [RECEIPT.gift, customer.orderAsAGift ? [FLAG_LABELS.orderAsAGift] : []],
  ]
  return (
    <section className="order-contents" aria-labelledby="order-contents">
      <h3 id="order-contents">{RECEIPT.contents}</h3>
      <ul className="facts">
        {cart.map((line) => (
          <OrderedLine key={lineKey(line)} {...{ line, isTotalSure }} hasPicture />
        ))}
      </ul>
      {isTotalSure && <OrderSummary costs={costs} />}
      <dl className="facts">
        {parts
          .filter(([, lines]) => lines.some(Boolean))
          .map(([label, lines]) => (
            <div key={label}>
              <dt>{label}</dt>
              {lines.map((line, index) => (
                <dd key={index}>{line}</dd>
              ))}
            </div>
          ))}
      </dl>
    </section>
  )
}
