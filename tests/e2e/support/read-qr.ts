import type { Page } from '@playwright/test'
import { decode } from 'bysquare/pay'
import jsQr from 'jsqr'
import sharp from 'sharp'

/** The payment in the page's QR code, as a phone's camera would read it. */
export async function readQr(page: Page) {
  const code = page.getByRole('img', { name: /PAY by square/ })
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const text = jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data ?? ''
  const [payment] = decode(text).payments
  if (!payment) throw new Error(`no payment in the code: ${text}`)
  return payment
}
