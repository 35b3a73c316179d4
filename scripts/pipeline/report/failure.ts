import { ApiError } from '../../../src/api/errors.ts'
import { EnvError, parseAllowances, type Env } from '../../../src/config/build-env.ts'
import { MEASURE_NAMES, REPORT } from './texts.ts'
import { reasonOf } from '../../exit-with-reason.ts'
import { LockError } from '../build-lock.ts'
import { CatalogueError } from '../guards/catalogue/catalogue-error.ts'
import type { Row } from '../guards/catalogue/night/step.ts'
import type { ReportPart } from './changes.ts'
import { formatText, writeReport, type Report } from './report.ts'
import { sendReport } from './send-report.ts'

/** A row that stopped a build, as a sentence with all its details. */
function rowPart({ measure, about, value, details = [] }: Row): ReportPart {
  const what = [MEASURE_NAMES[measure], about].filter(Boolean).join(': ')
  return { title: `${what}: ${value}`, lines: details.map((name) => ({ name })) }
}

function partsOf(error: unknown): ReportPart[] {
  if (error instanceof CatalogueError && error.confirmable) return error.confirmable.rows.map(rowPart)
  const lines = (
    error instanceof CatalogueError ? error.faults : (reasonOf(error) ?? String(error)).split('\n')
  )
    .filter((line) => line.trim() !== '')
    .map((name) => ({ name }))
  if (error instanceof CatalogueError) return [{ title: REPORT.brokenApi, lines }]
  if (error instanceof ApiError) return [{ title: REPORT.apiFaults[error.kind], lines }]
  return [{ title: error instanceof EnvError ? REPORT.wrongEnv : REPORT.crash, lines }]
}

/** The report of a failed build. @param builtAt ISO time */
export function failureReport(error: unknown, head: readonly string[], builtAt: string): Report {
  const code = error instanceof CatalogueError ? error.confirmable?.code : undefined
  const outcome = code === undefined ? 'failed' : 'stopped'
  const lines = [...(code === undefined ? [] : [REPORT.confirm(code)]), ...head]
  const toMend = partsOf(error)
  return {
    ...{ outcome, builtAt, toMend, head: lines, kinds: { title: REPORT.kinds, lines: [] }, changes: null },
    title: REPORT[outcome],
    summary: REPORT.stays,
    text: formatText(lines, toMend),
  }
}

/** Writes and sends the report of a failed build. A build that waits for another has none; a full disk cannot hold one. */
export async function reportFailure(error: unknown, env: Env, head: readonly string[] = []): Promise<void> {
  if (error instanceof LockError) return
  const report = failureReport(error, head, new Date().toISOString())
  await writeReport(report).catch(() => undefined)
  // The webhook's address may be the wrong setting.
  await sendReport(report, env).catch(() => undefined)
}

/** A sentence for the report that names the switches that are set. @throws {EnvError} */
export function switchLines(env: Env): string[] {
  const { allowed } = parseAllowances(env)
  const set = Object.entries({ ...allowed, ALLOW_SAMPLES: env['ALLOW_SAMPLES'] === '1' }).filter(
    ([, isSet]) => isSet,
  )
  return set.length > 0 ? [REPORT.switches(set.map(([name]) => name))] : []
}
