import { useEffect, useState } from 'react'
import type { BankTransfer } from '../../domain/checkout/bank-transfer.ts'
import { RECEIPT } from '../../messages/checkout/receipt.ts'
import type { QrDrawing } from './payment-qr.ts'

/** The transfer as a PAY by square code. The code that draws it is fetched here and nowhere else; without it there is none. */
export function PaymentQr({ transfer }: { transfer: BankTransfer }) {
  const [drawing, setDrawing] = useState<QrDrawing | 'failed' | null>(null)
  useEffect(() => {
    import('./payment-qr.ts')
      .then(({ drawPaymentQr }) => setDrawing(drawPaymentQr(transfer)))
      .catch((error: unknown) => {
        console.warn('PAY by square:', error)
        setDrawing('failed')
      })
  }, [transfer])
  if (drawing === 'failed') return null
  return (
    <figure className="payment-qr">
      {drawing && (
        <>
          {/* Black on white in the dark look too: not every bank's app can read an inverted code. */}
          <svg
            role="img"
            aria-label={RECEIPT.qr}
            viewBox={`0 0 ${drawing.size} ${drawing.size}`}
            shapeRendering="crispEdges"
          >
            <path fill="#fff" d={`M0 0h${drawing.size}v${drawing.size}H0z`} />
            <path fill="#000" d={drawing.path} />
          </svg>
          <figcaption>
            <strong>{RECEIPT.qrTitle}</strong>{' '}
            {transfer.amountCents === null ? RECEIPT.qrWithoutAmount : RECEIPT.qrHint}
          </figcaption>
        </>
      )}
    </figure>
  )
}
