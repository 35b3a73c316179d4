import { CONFIRM_ALL } from '../../../../src/config/build-env.ts'
import type { Published } from '../../publish/published.ts'
import { digestOf } from '../../digest.ts'
import type { Fault } from '../../report/faults.ts'
import { CatalogueError } from './catalogue-error.ts'
import type { Row } from './night/step.ts'

type Online = Pick<Published, 'pulledAt' | 'digest'> | undefined

/** A code for exactly these rows and details, compared with exactly this shop. */
function codeOf(rows: readonly Row[], online: Online): string {
  const seen = rows.map(({ measure, about, value, details }) => [measure, about, value, details])
  return digestOf([seen, online?.pulledAt, online?.digest], 'hex').slice(0, 6)
}

/** The rows of a catalogue that may go online. */
export interface PassedRows {
  rows: readonly Row[]
  /** The code by which the owner confirmed rows that would have stopped the build. */
  usedCode?: string
}

/**
 * Stops a build for its rows, unless the owner has confirmed exactly them, or whatever they are.
 * @param confirmed the codes of `CONFIRM`
 * @param faults faults that nobody can confirm @throws {CatalogueError}
 */
export function stopUnlessConfirmed(
  rows: readonly Row[],
  online: Online,
  confirmed: readonly string[],
  faults: readonly Fault[] = [],
): PassedRows {
  const stops = confirmed.includes(CONFIRM_ALL) ? [] : rows.filter(({ isStop }) => isStop)
  if (faults.length === 0 && stops.length === 0) return { rows }
  const code = codeOf(stops, online)
  if (faults.length === 0 && confirmed.includes(code)) return { rows, usedCode: code }
  throw new CatalogueError(faults, stops, code)
}
