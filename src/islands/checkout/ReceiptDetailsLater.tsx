import { lazy, Suspense } from 'react'
import { SHOP } from '../../config/shop/shop.ts'
import type { Receipt } from '../../domain/checkout/receipt.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'

const ReceiptDetails = lazy(async () => ({ default: (await import('./ReceiptDetails.tsx')).ReceiptDetails }))

/**
 * `ReceiptDetails`, whose code lies in one file with the code that sends an order (`CHUNKS` in astro.config.mjs): no
 * order is sent before it is there. After a reload it is fetched anew, and when that fails, the rest of the page stays.
 */
export function ReceiptDetailsLater({ receipt }: { receipt: Receipt }) {
  return (
    <ErrorBoundary contact={<a href={SHOP.phone.href}>{SHOP.phone.label}</a>}>
      <Suspense>
        <ReceiptDetails receipt={receipt} />
      </Suspense>
    </ErrorBoundary>
  )
}
