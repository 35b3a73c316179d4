import { boundedFetch } from '../../../src/api/bounded-body.ts'
import { BUILD_RETRY_POLICY, createApiClient } from '../../../src/api/client.ts'
import { PULL_DEADLINE_MS } from '../../../src/config/build-limits.ts'
import { parseAllowed, parseBuildEnv, type Env } from '../../../src/config/build-env.ts'
import { printable } from '../../../src/text/quote.ts'
import { CatalogueError } from '../guards/catalogue/catalogue-error.ts'
import { guardCatalogue } from '../guards/catalogue/guard-catalogue.ts'
import { findComparison, type Comparison } from '../guards/catalogue/find-comparison.ts'
import { PULL_LIMITS, pullCatalogue, type PulledCatalogue } from './pull.ts'

/**
 * Pulls and guards the catalogue, telling how far it is.
 * @param dir of the shop that the catalogue is to replace
 * @throws {EnvError | ApiError | CatalogueError}
 */
export async function runPull(
  env: Env,
  dir: string,
  deadlineMs = PULL_DEADLINE_MS,
): Promise<PulledCatalogue & { online: Comparison | undefined }> {
  const { apiUrl } = parseBuildEnv(env)
  const allowed = parseAllowed(env)
  const online = await findComparison(dir, env, (note) => console.warn(`Note: ${note}`))
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
  return { ...pulled, findings: [...pulled.findings, ...guardCatalogue(pulled, online, allowed)], online }
}

function tooSlow(deadlineMs: number, error: unknown): string {
  const last = error instanceof Error ? printable(error.message) : ''
  return `the catalogue was not read within ${deadlineMs / 1000} s (the last call: ${last}): see why the API is so slow`
}
