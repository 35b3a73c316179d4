import { lazy, Suspense } from 'react'
import { SHOP } from '../config/shop.ts'
import type { DeliveryFacts } from '../cart/rules/delivery-day.ts'
import type { Receipt } from './rules/receipt.ts'
import { ErrorBoundary } from '../islands/ErrorBoundary.tsx'

/** Fetches the code that shows a sent order. That code fetches its styles. */
export const loadReceiptDetails = () => import('./ReceiptDetails.tsx')

const ReceiptDetails = lazy(async () => {
  const details = await loadReceiptDetails()
  await details.styled
  return { default: details.ReceiptDetails }
})

/** The receipt. Its code comes with the code that sends an order, so it is there before anything is sent. */
export function LazyReceiptDetails(props: { receipt: Receipt; delivery: DeliveryFacts }) {
  return (
    <ErrorBoundary contact={<a href={SHOP.phone.href}>{SHOP.phone.label}</a>}>
      <Suspense>
        <ReceiptDetails {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
