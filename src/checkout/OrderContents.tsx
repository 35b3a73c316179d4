import { lineKey, type CartLine, linePriceCents } from '../cart/rules/cart.ts'
import { billingLines, deliveryLines } from './rules/order-address.ts'
import type { Receipt } from './rules/receipt.ts'
import { formatPrice } from '../text/money.ts'
import { PRODUCT_HINTS } from '../catalogue/texts/product-hints.ts'
import { lineFacts } from '../cart/texts/cart-texts.ts'
import { CHECKOUT, FIELD_LABELS, FLAG_LABELS } from './texts/checkout-texts.ts'
import { RECEIPT } from './texts/receipt-texts.ts'
import { tieSpaces } from '../text/tie-spaces.ts'
import { LinePicture } from '../cart/LinePicture.tsx'
import { OrderSummary } from './OrderSummary.tsx'

/** A line; without its prices where the total is not sure (rule 514). */
function OrderedLine({ line, isTotalSure }: { line: CartLine; isTotalSure: boolean }) {
  const { count, priceCents } = line
  const facts = [
    ...lineFacts(line),
    [PRODUCT_HINTS.quantity, isTotalSure ? `${count}\u00A0×\u00A0${formatPrice(priceCents)}` : String(count)],
  ].filter(([, value]) => value)
  return (
    <li className="total-row">
      <LinePicture path={line.imagePath} />
      <span>
        <span>{tieSpaces(line.name)}</span>
        <small>{facts.map(([name, value]) => `${name}: ${value}`).join(' · ')}</small>
      </span>
      {isTotalSure && <span className="price">{formatPrice(linePriceCents(line))}</span>}
    </li>
  )
}

const COMPANY_IDS = ['cin', 'tin', 'vat'] as const

/** What was ordered, by whom, how it is delivered and paid, and what it costs, as it was sent. */
export function OrderContents({ receipt }: { receipt: Receipt }) {
  const { cart, customer, costs, isTotalSure } = receipt
  const delivery = deliveryLines(customer)
  const company = customer.isCompanyOrder
    ? [
        customer.company,
        ...COMPANY_IDS.map((name) => customer[name] && `${FIELD_LABELS[name]}: ${customer[name]}`),
      ]
    : []
  const parts: [label: string, lines: string[]][] = [
    [CHECKOUT.delivery, [receipt.deliveryName]],
    [CHECKOUT.payment, [receipt.paymentName]],
    [CHECKOUT.billing, [...company.filter(Boolean), ...billingLines(customer)]],
    [
      CHECKOUT.deliveryAddress,
      receipt.deliveryKind === 'pickup' || delivery.length > 0 ? delivery : [RECEIPT.sameAddress],
    ],
    [FIELD_LABELS.order_note, customer.order_note.split('\n')],
    [RECEIPT.gift, customer.orderAsAGift ? [FLAG_LABELS.orderAsAGift] : []],
  ]
  return (
    <section className="order-contents" aria-labelledby="order-contents">
      <h3 id="order-contents">{RECEIPT.contents}</h3>
      <ul className="facts">
        {cart.map((line) => (
          <OrderedLine key={lineKey(line)} {...{ line, isTotalSure }} />
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
