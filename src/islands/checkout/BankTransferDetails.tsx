import { useState } from 'react'
import { SHOP } from '../../config/shop/shop.ts'
import type { BankTransfer } from '../../domain/checkout/bank-transfer.ts'
import { formatAmount } from '../../domain/format-amount.ts'
import { formatPrice } from '../../domain/money.ts'
import { RECEIPT } from '../../messages/checkout/receipt.ts'
import { copyText } from './copy-text.ts'
import { PaymentQr } from './PaymentQr.tsx'

interface Row {
  label: string
  value: string
  /** What a bank's form takes; without it there is nothing to copy. */
  copied?: string
}

/** What to write into a payment order, by hand, by copying, or by scanning. */
export function BankTransferDetails({ transfer }: { transfer: BankTransfer }) {
  const [outcome, setOutcome] = useState<{ label: string; isCopied: boolean } | null>(null)
  const rows: Row[] = [
    { label: RECEIPT.recipient, value: SHOP.company },
    { label: RECEIPT.iban, value: SHOP.account?.label ?? '', copied: transfer.iban },
    {
      label: RECEIPT.variableSymbol,
      value: transfer.variableSymbol,
      copied: transfer.variableSymbol,
    },
    ...(transfer.amountCents === null
      ? []
      : [
          {
            label: RECEIPT.amount,
            value: formatPrice(transfer.amountCents),
            copied: formatAmount(transfer.amountCents).replaceAll(/\s/g, ''),
          },
        ]),
    { label: RECEIPT.message, value: transfer.message },
  ]
  const isCopied = (label: string) => outcome?.isCopied === true && outcome.label === label
  const copy = async (label: string, text: string) => {
    // Emptied first: the same words twice would not be read out again.
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
      <PaymentQr transfer={transfer} />
    </section>
  )
}
