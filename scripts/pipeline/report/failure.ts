import { exit } from 'node:process'
import { ApiError } from '../../../src/api/errors.ts'
import { CONFIRM_ALL, EnvError, parseConfirmed, type Env } from '../../../src/config/build-env.ts'
import { REPORT } from './texts.ts'
import { printable } from '../../../src/text/quote.ts'
import { exitWithReason } from '../../exit-with-reason.ts'
import { LockError } from '../build-lock.ts'
import { CatalogueError } from '../guards/catalogue/catalogue-error.ts'
import { nameRow, type Row } from '../guards/catalogue/night/step.ts'
import type { ReportPart } from './changes.ts'
import { formatText, kindsPart, writeReport, type Report } from './report.ts'
import { sendReport } from './send-report.ts'

/** A row that stopped a build, as a sentence with all its details. */
function rowPart(row: Row): ReportPart {
  return { title: `${nameRow(row)}: ${row.value}`, lines: (row.details ?? []).map((name) => ({ name })) }
}

function partsOf(error: unknown): ReportPart[] {
  if (error instanceof CatalogueError && error.confirmable) return error.confirmable.rows.map(rowPart)
  const part = (title: string, lines: readonly string[]): ReportPart[] => [
    { title, lines: lines.flatMap((line) => (line.trim() === '' ? [] : { name: line.trim() })) },
  ]
  if (error instanceof CatalogueError) return part(REPORT.brokenApi, error.toOwner)
  if (error instanceof ApiError)
    return part(REPORT.apiFaults[error.kind], [REPORT.forTechnician(printable(error.message))])
  if (error instanceof EnvError) return part(REPORT.wrongEnv, error.toOwner.split('\n'))
  return part(REPORT.crash, String(error).split('\n'))
}
/** The report of a failed build. @param builtAt ISO time */
export function failureReport(error: unknown, head: readonly string[], builtAt: string): Report {
  const code = error instanceof CatalogueError ? error.confirmable?.code : undefined
  const outcome = code === undefined ? 'failed' : 'stopped'
  const lines = [...(code === undefined ? [] : [REPORT.confirm(code)]), ...head]
  const toMend = partsOf(error)
  return {
    ...{ outcome, builtAt, toMend, head: lines, kinds: kindsPart([]), changes: null },
    title: REPORT[outcome],
    summary: REPORT.stays,
    // Each line of wrong settings is to be mended before the next build.
    text: formatText(lines, toMend, error instanceof EnvError ? Infinity : undefined),
  }
}

/**
 * Writes, prints and sends the report of a failed build, and ends the process with code 1. A build that waits for another has no
 * report, and a full disk cannot hold one. Then, and after an unforeseen error, the error itself is printed.
 */
export async function endWithReport(error: unknown, env: Env, head: readonly string[] = []): Promise<never> {
  if (error instanceof LockError) exitWithReason(error)
  const report = failureReport(error, head, new Date().toISOString())
  const isTold = await writeReport(report).then(
    () => true,
    () => false,
  )
  // The webhook's address may be the wrong setting.
  await sendReport(report, env).catch(() => undefined)
  const isForeseen = [CatalogueError, ApiError, EnvError].some((kind) => error instanceof kind)
  if (isTold && isForeseen) exit(1)
  exitWithReason(error)
}

/** A sentence for the report that names the switches that are set. @throws {EnvError} */
export function switchLines(env: Env): string[] {
  const set = [
    ...(parseConfirmed(env).includes(CONFIRM_ALL) ? [`CONFIRM=${CONFIRM_ALL}`] : []),
    ...(env['ALLOW_SAMPLES'] === '1' ? ['ALLOW_SAMPLES'] : []),
  ]
  return set.length > 0 ? [REPORT.switches(set)] : []
}
