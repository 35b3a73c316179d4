import { CONFIRM_ALL } from '../../../../src/config/build-env.ts'
import type { Published } from '../../publish/published.ts'
import { digestOf } from '../../digest.ts'
import { CatalogueError, type StopFault } from './catalogue-error.ts'
import type { Row } from './night/step.ts'

/** How many details of a row are listed. */
const NAMED = 10

type Online = Pick<Published, 'pulledAt' | 'digest'> | undefined

/** A code for exactly these rows and details, compared with exactly this shop. */
function codeOf(rows: readonly Row[], online: Online): string {
  const seen = rows.map(({ measure, about, value, details }) => [measure, about, value, details])
  return digestOf([seen, online?.pulledAt, online?.digest], 'hex').slice(0, 6)
}

function describe({ measure, about, value, details = [] }: Row): string[] {
  const what = [measure.replaceAll('-', ' '), about].filter(Boolean).join(' ')
  return [`${what}: ${value}`, ...details.slice(0, NAMED).map((detail) => `  ${detail}`)]
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
  faults: readonly StopFault[] = [],
): PassedRows {
  const stops = confirmed.includes(CONFIRM_ALL) ? [] : rows.filter(({ isStop }) => isStop)
  if (faults.length === 0 && stops.length === 0) return { rows }
  const code = codeOf(stops, online)
  if (faults.length === 0 && confirmed.includes(code)) return { rows, usedCode: code }
  const lines = [...faults, ...stops.flatMap(describe).map((text) => ({ text, toOwner: text }))]
  throw new CatalogueError(lines, faults.length > 0 ? undefined : { rows: stops, code })
}
