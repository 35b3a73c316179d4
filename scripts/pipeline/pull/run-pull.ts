import { boundedFetch } from '../bounded-body.ts'
import { BUILD_RETRY_POLICY, createApiClient } from '../../../src/api/client.ts'
import { PULL_DEADLINE_MS } from '../build-limits.ts'
import { parseBuildEnv, parseConfirmed, type Env } from '../../../src/config/build-env.ts'
import { printable } from '../../../src/text/quote.ts'
import { CatalogueError } from '../guards/catalogue/catalogue-error.ts'
import { catalogueFindings } from '../guards/catalogue/findings.ts'
import { guardCatalogue } from '../guards/catalogue/guard-catalogue.ts'
import type { Fault } from '../report/faults.ts'
import type { PassedRows } from '../guards/catalogue/stop-unless-confirmed.ts'
import type { Published } from '../publish/published.ts'
import { PULL_LIMITS, pullCatalogue, type PulledCatalogue } from './pull-catalogue.ts'

/**
 * Pulls and guards the catalogue, and prints the progress.
 * @param online the shop that it will replace, if known
 * @throws {EnvError | ApiError | CatalogueError}
 */
export async function runPull(
  env: Env,
  online: Published | undefined,
  deadlineMs = PULL_DEADLINE_MS,
): Promise<PulledCatalogue & { passed: PassedRows }> {
  const { apiUrl } = parseBuildEnv(env)
  const confirmed = parseConfirmed(env)
  console.log(`Pulling the catalogue from ${apiUrl}`)
  const onRetry = (attempt: number, cause: string) =>
    console.log(`  trying again (${attempt} of ${BUILD_RETRY_POLICY.retries}): ${printable(cause)}`)
  const deadline = AbortSignal.timeout(deadlineMs)
  const api = createApiClient(
    apiUrl,
    { ...BUILD_RETRY_POLICY, onRetry },
    { signal: deadline, fetch: boundedFetch },
  )
  const onProgress = (line: string) => console.log(`  ${line}`)
  const options = { ...PULL_LIMITS, now: new Date().toISOString(), onProgress }
  const pulled = await pullCatalogue(api, options).catch((error: unknown) => {
    throw deadline.aborted ? new CatalogueError([tooSlow(deadlineMs, error)]) : error
  })
  const findings = [...pulled.findings, ...catalogueFindings(pulled)]
  const passed = guardCatalogue(pulled, online, confirmed)
  return { ...pulled, findings, passed }
}

function tooSlow(deadlineMs: number, error: unknown): Fault {
  const other = error instanceof Error ? printable(error.message) : ''
  return { reason: 'too-slow', value: String(deadlineMs / 1000), other }
}
