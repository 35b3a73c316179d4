import { QUANTITY } from '../../config/product-limits.ts'
import { outOf } from '../../text/out-of.ts'
import { formatCount, PIECES } from '../../text/slovak.ts'

/** Telephone and e-mail follow (rule 109). */
export const QUANTITY_LIMIT = `Najviac ${formatCount(QUANTITY.max, PIECES)} naraz. Viac vám naceníme:`

/** Beside a typed text that is no quantity. @example countedAs('1,5', 1) // 'Namiesto „1,5“ počítame 1 kus.' */
export function countedAs(typed: string, count: number): string {
  return `Namiesto „${typed}“ počítame ${formatCount(count, PIECES)}.`
}

/** Of pieces that a line had no room for. @example addedOf(39, 60) // 'Do košíka sme pridali 39 zo 60 kusov.' */
export function addedOf(added: number, asked: number): string {
  return `Do košíka sme pridali ${added} ${outOf(asked)} kusov.`
}
