import { CurrencyCode, encode, PaymentOptions } from 'bysquare/pay'
import { encode as toModules } from 'uqr'
import type { BankTransfer } from './rules/bank-transfer.ts'
import { toEuros } from '../text/money.ts'

/** A QR code as an SVG draws it: a square of `size` modules, its quiet zone of four included. */
export interface QrDrawing {
  size: number
  path: string
}

const QUIET_ZONE = 4

/** A transfer as the text of a PAY by square code; banks' readers want it without diacritics. */
export function toPayBySquare({
  recipient,
  iban,
  variableSymbol,
  amountCents,
  message,
}: BankTransfer): string {
  return encode({
    payments: [
      {
        type: PaymentOptions.PaymentOrder,
        ...(amountCents !== null && { amount: toEuros(amountCents) }),
        currencyCode: CurrencyCode.EUR,
        variableSymbol,
        paymentNote: message,
        bankAccounts: [{ iban }],
        beneficiary: { name: recipient },
      },
    ],
  })
}

/** Draws a transfer's PAY by square code. @throws for one that cannot be paid, such as one with a wrong IBAN */
export function drawPaymentQr(transfer: BankTransfer): QrDrawing {
  const { size, data } = toModules(toPayBySquare(transfer), { ecc: 'M', border: QUIET_ZONE })
  const dots = data.flatMap((row, y) => row.flatMap((isInk, x) => (isInk ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: dots.join('') }
}

/** How many pixels of the saved picture a module is wide. */
const MODULE_PIXELS = 8

/** The code as the address of a picture, which a bank's app can read from a phone's gallery; '' where none can be made. */
export function toPng({ size, path }: QrDrawing): string {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size * MODULE_PIXELS
  const brush = canvas.getContext('2d')
  if (!brush) return ''
  brush.scale(MODULE_PIXELS, MODULE_PIXELS)
  brush.fillStyle = '#fff'
  brush.fillRect(0, 0, size, size)
  brush.fillStyle = '#000'
  brush.fill(new Path2D(path))
  return canvas.toDataURL('image/png')
}
