import { useState } from 'react'
import { RECEIPT } from '../../messages/receipt.ts'
import { $receipt } from '../../stores/receipt.ts'
import { useClientStore } from '../use-client-store.ts'
import { ReceiptDetails, transferFor } from './ReceiptDetails.tsx'

/** One line about the order that was sent last, so that how to pay for it is not lost to the next one. */
export function LastOrder() {
  const receipt = useClientStore($receipt, null)
  const [isOpen, setIsOpen] = useState(false)
  if (!receipt) return null
  return (
    <details className="last-order" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{RECEIPT.lastOrder(receipt.orderNumber, transferFor(receipt) !== null)}</summary>
      {/* Not before it is asked for: it fetches the code that draws the QR code. */}
      {isOpen && <ReceiptDetails receipt={receipt} />}
    </details>
  )
}
