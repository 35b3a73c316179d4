import { useState } from 'react'
import type { DeliveryFacts } from '../cart/rules/delivery-day.ts'
import { CHECKOUT } from './texts/checkout-texts.ts'
import { reopenReceipt } from './store/order.ts'
import { $receipt } from './store/receipt-store.ts'
import { useClientStore } from '../islands/use-client-store.tsx'
import { LazyReceiptDetails } from './LazyReceiptDetails.tsx'

export function LastOrder({ delivery }: { delivery: DeliveryFacts }) {
  const receipt = useClientStore($receipt, null)
  const [isOpen, setIsOpen] = useState(false)
  if (!receipt) return null
  return (
    <details className="last-order" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{CHECKOUT.lastOrder(receipt.orderNumber)}</summary>
      {/* Shown only when opened, because it fetches the code that draws the QR code. */}
      {isOpen && <LazyReceiptDetails receipt={receipt} delivery={delivery} />}
    </details>
  )
}

/** Opens the receipt of the last order. Only beside an empty cart, where no filled-in form is lost. */
export function LastOrderButton() {
  const receipt = useClientStore($receipt, null)
  return (
    receipt && (
      <button type="button" className="link-button" onClick={() => reopenReceipt(receipt)}>
        {CHECKOUT.lastOrder(receipt.orderNumber)}
      </button>
    )
  )
}
