import { lineKey } from '../cart/rules/cart.ts'
import type { Receipt } from './rules/receipt.ts'
import { orderParts } from './texts/order-parts.ts'
import { RECEIPT } from './texts/receipt-texts.ts'
import { OrderedLine } from './OrderedLine.tsx'
import { OrderSummary } from './OrderSummary.tsx'

/** The contents of an order as it was sent: goods, customer, delivery, payment and costs. */
export function OrderContents({ receipt }: { receipt: Receipt }) {
  const { cart, costs, isTotalSure } = receipt
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
        {orderParts(receipt).map(([label, lines]) => (
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
