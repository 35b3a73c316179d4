import { boundedFetch } from '../../../src/api/bounded-body.ts'
import { BUILD_RETRY_POLICY, createApiClient } from '../../../src/api/client.ts'
import { PULL_DEADLINE_MS } from '../../../src/config/build-limits.ts'
import { parseAllowed, parseBuildEnv, type Env } from '../../../src/config/build-env.ts'
import { printable } from '../../../src/text/quote.ts'
import { CatalogueError } from '../guards/catalogue/catalogue-error.ts'
import { guardCatalogue } from '../guards/catalogue/guard-catalogue.ts'
import { findComparison, type Comparison } from '../guards/catalogue/find-comparison.ts'
import { showTask } from '../show-task.ts'
import { PULL_LIMITS, pullCatalogue, type PulledCatalogue } from './pull.ts'

/**
 * Pulls and guards the catalogue, showing how far it is: a live display in a terminal, plain lines elsewhere.
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
  let failure: unknown
  const pulled = await showTask(`Pull the catalogue from ${apiUrl}`, async (task) => {
    const onRetry = (attempt: number, cause: string) => {
      task.output = `trying again (${attempt} of ${BUILD_RETRY_POLICY.retries}): ${printable(cause)}`
    }
    const deadline = AbortSignal.timeout(deadlineMs)
    const api = createApiClient(
      apiUrl,
      { ...BUILD_RETRY_POLICY, onRetry },
      { signal: deadline, fetch: boundedFetch },
    )
    const onProgress = (line: string) => (task.output = line)
    const options = { ...PULL_LIMITS, now: new Date().toISOString(), onProgress }
    const read = await pullCatalogue(api, options).catch((error: unknown) => {
      failure = deadline.aborted ? new CatalogueError([tooSlow(deadlineMs, error)]) : error
      // Its message is shown beside the title, and may be the API's own words.
      throw new Error(printable(failure instanceof Error ? failure.message : String(failure)))
    })
    const { products, categories } = read.catalogue
    task.title += `: ${products.length} products, ${categories.length} categories`
    return read
  }).catch((error: unknown) => {
    throw failure ?? error
  })
  return { ...pulled, findings: [...pulled.findings, ...guardCatalogue(pulled, online, allowed)], online }
}

function tooSlow(deadlineMs: number, error: unknown): string {
  const last = error instanceof Error ? printable(error.message) : ''
  return `the catalogue was not read within ${deadlineMs / 1000} s (the last call: ${last}): see why the API is so slow`
}
