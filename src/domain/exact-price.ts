import { parseEuros } from './money.ts'

/** As much as floating point may be off, in cents. */
const NOISE = 1e-6

/**
 * True for an amount that says how many cents it is. Three decimals do not: "1.234" is a little more than one euro here
 * and over a thousand there. Floats such as 12.899999999999999 do.
 * @param euros as the API wrote it; for what is no amount at all the answer is true, since others refuse it
 */
export function isExactPrice(euros: unknown): boolean {
  const cents = parseEuros(euros)
  if (cents === undefined) return true
  const text = String(euros).trim().replace(',', '.')
  return !/\.\d{3}$/.test(text) && Math.abs(Number(text) * 100 - cents) < NOISE
}
