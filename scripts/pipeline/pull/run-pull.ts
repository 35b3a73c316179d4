import { rm } from 'node:fs/promises'
import { bounded } from '../../../src/api/bounded-body.ts'
import { BUILD_RETRY_POLICY, createApiClient } from '../../../src/api/client.ts'
import { guardedFetch } from '../guarded-fetch.ts'
import { MAX_RESPONSE_SILENCE_MS, PULL_DEADLINE_MS } from '../../../src/config/build-limits.ts'
import { parseAllowPrices, parseAllowShrink, parseBuildEnv, type Env } from '../../../src/config/build-env.ts'
import { printable } from '../../../src/domain/quote.ts'
import { CatalogueError } from '../guards/catalogue/catalogue-error.ts'
import { guardCatalogue } from '../guards/catalogue/guard-catalogue.ts'
import { createCachingClient, openResponseCache, createConditionalGet } from './caching-client.ts'
import { PULL_LIMITS, pullCatalogue, type PulledCatalogue, type PullProgress } from './pull.ts'
import { findComparison, type Comparison } from '../guards/catalogue/find-comparison.ts'
import { showTask } from '../show-task.ts'
import { endAfter } from './end-after.ts'

/** The API's responses to the last pull. */
const RESPONSES = '.cache/responses.jsonl'
/** How long after its deadline a pull that still runs is ended from outside, in milliseconds. */
const GRACE_MS = 10_000

const STAGES: Record<PullProgress['stage'], string> = {
  config: 'configuration',
  listings: 'listings',
  products: 'products',
}

/** Lets the next pull read every response anew. */
export async function forgetResponses(): Promise<void> {
  await rm(RESPONSES, { force: true })
}

/**
 * Pulls and guards the catalogue, showing how far it is: a live display in a terminal, plain lines elsewhere.
 * @param dir of the shop that the catalogue is to replace
 * @param code digest of the code that reads the answers
 * @throws {EnvError | ApiError | CatalogueError}
 */
export async function runPull(
  env: Env,
  dir: string,
  code: string,
  deadlineMs = PULL_DEADLINE_MS,
): Promise<PulledCatalogue & { online: Comparison | undefined }> {
  const { apiUrl, redirectHosts } = parseBuildEnv(env)
  const allowed = { shrink: parseAllowShrink(env), prices: parseAllowPrices(env) }
  const notes: string[] = []
  const online = await findComparison(dir, env, (note) => notes.push(note))
  // The deadline's own timer comes first: it can say what the last call was.
  const stopWatch = endAfter(deadlineMs + GRACE_MS, `\n${tooSlow(deadlineMs)}\n`)
  const pulled = await showTask(`Pull the catalogue from ${apiUrl}`, async (task) => {
    const onRetry = (attempt: number, cause: string) => {
      task.output = `trying again (${attempt} of ${BUILD_RETRY_POLICY.retries}): ${printable(cause)}`
    }
    const deadline = AbortSignal.timeout(deadlineMs)
    const responses = await openResponseCache(RESPONSES, code)
    const retrying = createApiClient(
      apiUrl,
      { ...BUILD_RETRY_POLICY, timeoutMs: MAX_RESPONSE_SILENCE_MS, onRetry },
      { signal: deadline, fetch: bounded(guardedFetch({ apiUrl, hosts: redirectHosts })) },
    )
    const api = createCachingClient(retrying, apiUrl, responses, createConditionalGet(deadline))
    const onProgress = (progress: PullProgress) => {
      const line = describe(progress)
      if (line !== task.output) task.output = line
    }
    const options = { ...PULL_LIMITS, now: new Date().toISOString(), onProgress }
    const read = await pullCatalogue(api, options).catch((error: unknown) => {
      const cause = deadline.aborted ? new CatalogueError([tooSlow(deadlineMs, error)]) : error
      // Its message is shown beside the title, and may be the API's own words.
      throw new Error(printable(cause instanceof Error ? cause.message : String(cause)), { cause })
    })
    await responses.save()
    const { products, categories } = read.catalogue
    task.title += `: ${products.length} products, ${categories.length} categories`
    return read
  })
    .catch((error: unknown) => {
      throw error instanceof Error && error.cause !== undefined ? error.cause : error
    })
    .finally(() => {
      stopWatch()
      for (const note of notes) console.warn(`Note: ${note}`)
    })
  guardCatalogue(pulled, online, allowed)
  return { ...pulled, online }
}

function tooSlow(deadlineMs: number, error?: unknown): string {
  const last = error instanceof Error ? ` (the last call: ${printable(error.message)})` : ''
  return `the catalogue was not read within ${deadlineMs / 1000} s${last}: see why the API is so slow`
}

/** Describes the progress; a plain log gets a line for each tenth, so that it stays short. */
function describe({ stage, done, total }: PullProgress): string {
  const step = Math.max(1, Math.floor(total / 10))
  const shown = process.stdout.isTTY || done === total ? done : done - (done % step)
  return `${STAGES[stage]}: ${shown} of ${total}`
}
