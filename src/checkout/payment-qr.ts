import { compress, CRC32_TABLE } from 'lzma1'
import { encode as toModules } from 'uqr'
import type { BankTransfer } from './rules/bank-transfer.ts'
import { isIban } from '../company/rules/iban.ts'
import { toEuros } from '../text/money.ts'

/** A QR code for an SVG: a square of `size` modules, including its quiet zone. */
export interface QrDrawing {
  size: number
  path: string
}

const QUIET_ZONE = 4

/** CRC-32, as in ZIP files. */
function checksum(bytes: Uint8Array): number {
  const crc = bytes.reduce((sum, byte) => (sum >>> 8) ^ (CRC32_TABLE[(sum ^ byte) & 0xff] ?? 0), -1)
  return ~crc >>> 0
}

/** The bits in groups of five, each written as a digit from 0 to V. */
function toBase32Hex(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replaceAll(/.{1,5}/g, (five) => parseInt(five.padEnd(5, '0'), 2).toString(32).toUpperCase())
}

/** The header of PAY by square, version 1.2.0. */
const HEADER = [0x02, 0x00]
/** LZMA puts its properties and the size before the data. Readers of PAY by square know them, so they are left out. */
const LZMA_HEADER_BYTES = 13

/**
 * A transfer as the text of a PAY by square code: one payment, its fields separated by tabs, after a checksum,
 * compressed. Banks' readers need it without diacritics. @throws for a wrong IBAN
 */
export function toPayBySquare(transfer: BankTransfer): string {
  const { recipient, iban, variableSymbol, amountCents, message } = transfer
  if (!isIban(iban)) throw new Error(`"${iban}" is not an IBAN`)
  const text = (value: string) => value.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('\t', ' ')
  const amount = amountCents === null ? '' : toEuros(amountCents)
  const fields = [
    // No invoice; one payment of the kind 'payment order'.
    ...['', 1, 1, amount, 'EUR'],
    // No due date, no constant or specific symbol, no reference.
    ...['', variableSymbol, '', '', '', text(message)],
    // One account, without BIC; no standing order, no direct debit.
    ...[1, iban, '', 0, 0],
    ...[text(recipient), '', ''],
  ]
  const payment = new TextEncoder().encode(fields.join('\t'))
  const checked = new Uint8Array(4 + payment.length)
  new DataView(checked.buffer).setUint32(0, checksum(payment), true)
  checked.set(payment, 4)
  const size = [checked.length & 0xff, checked.length >> 8]
  return toBase32Hex(new Uint8Array([...HEADER, ...size, ...compress(checked).subarray(LZMA_HEADER_BYTES)]))
}

/** Draws a transfer's PAY by square code. @throws for a wrong IBAN */
export function drawPaymentQr(transfer: BankTransfer): QrDrawing {
  const { size, data } = toModules(toPayBySquare(transfer), { ecc: 'M', border: QUIET_ZONE })
  const dots = data.flatMap((row, y) => row.flatMap((isInk, x) => (isInk ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: dots.join('') }
}

/** How many pixels wide a module is in the saved picture. */
const MODULE_PIXELS = 8

/** The code as the address of a picture that a bank's app can read from the gallery; '' if it cannot be drawn. */
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
