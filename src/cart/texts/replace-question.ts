import type { CartLine } from '../rules/cart.ts'
import { enumerate } from '../../text/enumerate.ts'

/** The names of choices after 'v košíku máte' and after 'nahradiť'. */
const WORDS = {
  cut: ['v\u00A0strihu', 'strihom'],
  size: ['vo\u00A0veľkosti', 'veľkosťou'],
  color: ['vo\u00A0farbe', 'farbou'],
} as const

/**
 * Asks whether to replace a line, and names the choices that differ. A line may lack a cut or a colour.
 * @example replaceQuestion(inM, inL) // 'V košíku máte tento produkt vo veľkosti M. Nahradiť ho veľkosťou L?'
 */
export function replaceQuestion(old: CartLine, now: CartLine): string {
  const changed = (['cut', 'size', 'color'] as const).filter((name) => old[name] !== now[name])
  const name = (line: CartLine, form: 0 | 1) =>
    enumerate(changed.flatMap((what) => (line[what] ? `${WORDS[what][form]}\u00A0${line[what]}` : [])))
  const was = name(old, 0) || 'v\u00A0inom vyhotovení'
  const becomes = name(now, 1) || 'týmto výberom'
  return `V\u00A0košíku máte tento produkt ${was}. Nahradiť ho ${becomes}?`
}
