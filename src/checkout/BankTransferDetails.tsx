import { useState, useEffect } from 'react'
import { SHOP } from '../config/shop.ts'
import { formatPrice } from '../text/money.ts'
import { type BankTransfer, paymeLink } from './rules/bank-transfer.ts'
import { RECEIPT } from './texts/receipt-texts.ts'
import type { QrDrawing } from './payment-qr.ts'

/** Says to which file something was saved, each time. @param props.times how often it was saved */
export function SavedNotice({ file, times }: { file: string; times: number }) {
  return (
    <p className="visually-hidden" role="status">
      {times > 0 && <span key={times}>{RECEIPT.savedTo(file)}</span>}
    </p>
  )
}

/** The transfer as a PAY by square code. The code that draws it is fetched here; if that fails, there is no QR code. */
function PaymentQr({ transfer }: { transfer: BankTransfer }) {
  const file = `platba-${transfer.variableSymbol}.png`
  const [times, setTimes] = useState(0)
  const [drawing, setDrawing] = useState<(QrDrawing & { png: string }) | 'failed' | null>(null)
  useEffect(() => {
    import('./payment-qr.ts')
      .then(({ drawPaymentQr, toPng }) => {
        const drawn = drawPaymentQr(transfer)
        setDrawing({ ...drawn, png: toPng(drawn) })
      })
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
          {/* Black on white in dark mode, too: not every bank's app can read an inverted code. */}
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
            <strong>{`${RECEIPT.qrTitle} `}</strong>
            <span>{transfer.amountCents === null ? RECEIPT.qrWithoutAmount : RECEIPT.qrHint}</span>
          </figcaption>
          {drawing.png && (
            <a
              className="button button-quiet save-qr"
              href={drawing.png}
              download={file}
              onClick={() => setTimes((before) => before + 1)}
            >
              {RECEIPT.saveQr}
            </a>
          )}
          <SavedNotice file={file} times={times} />
        </>
      )}
    </figure>
  )
}

/** Copies a text to the clipboard. @returns whether it was copied; never throws */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

interface Row {
  label: string
  value: string
  /** The text to copy, in the form that banks accept; without it there is no button. */
  copied?: string
}

export function BankTransferDetails({ transfer }: { transfer: BankTransfer }) {
  const [outcome, setOutcome] = useState<{ label: string; isCopied: boolean } | null>(null)
  const payme = paymeLink(transfer)
  const amount = transfer.amountCents === null ? null : formatPrice(transfer.amountCents)
  const rows: Row[] = [
    { label: RECEIPT.recipient, value: SHOP.company },
    { label: RECEIPT.iban, value: SHOP.account?.label ?? '', copied: transfer.iban },
    { label: RECEIPT.variableSymbol, value: transfer.variableSymbol, copied: transfer.variableSymbol },
    ...(amount === null
      ? []
      : [{ label: RECEIPT.amount, value: amount, copied: amount.replaceAll(/[\s€]/g, '') }]),
    { label: RECEIPT.message, value: transfer.message },
  ]
  const isCopied = (label: string) => outcome?.isCopied === true && outcome.label === label
  const copy = async (label: string, text: string) => {
    // Emptied first: a screen reader would not repeat the same words.
    setOutcome(null)
    setOutcome({ label, isCopied: await copyText(text) })
  }

  return (
    <section className="bank-transfer" aria-labelledby="bank-transfer">
      <h3 id="bank-transfer">{RECEIPT.payTitle}</h3>
      <dl className="facts">
        {rows.map(({ label, value, copied }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {copied !== undefined && (
              <dd className="copy">
                <button
                  type="button"
                  className="button button-quiet"
                  aria-label={isCopied(label) ? RECEIPT.copiedWhat(label) : RECEIPT.copyWhat(label)}
                  onClick={() => void copy(label, copied)}
                >
                  {isCopied(label) ? RECEIPT.copied : RECEIPT.copy}
                </button>
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className={outcome?.isCopied === false ? 'copy-failed' : 'visually-hidden'} role="status">
        {outcome && (outcome.isCopied ? RECEIPT.copiedWhat(outcome.label) : RECEIPT.copyFailed)}
      </p>
      {payme && (
        <div className="payme">
          <a className="button" href={payme}>
            {RECEIPT.payme}
          </a>
          <p className="fine-print">{RECEIPT.paymeHint}</p>
        </div>
      )}
      <PaymentQr transfer={transfer} />
    </section>
  )
}
