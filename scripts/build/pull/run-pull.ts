import { rm } from 'node:fs/promises'
import { Listr } from 'listr2'
import { bounded } from '../../../src/api/bounded-body.ts'
import { BUILD_RETRY_POLICY, createApiClient } from '../../../src/api/client.ts'
import { guardedFetch } from '../guarded-fetch.ts'
import { MAX_ANSWER_SILENCE_MS, PULL_DEADLINE_MS } from '../../../src/config/build-limits.ts'
import { parseAllowPrices, parseAllowShrink, parseBuildEnv } from '../../../src/config/build-env.ts'
import { printable } from '../../../src/domain/quote.ts'
import { CatalogueError } from '../guards/catalogue/catalogue-error.ts'
import { guardCatalogue } from '../guards/catalogue/guard-catalogue.ts'
import { createCachingClient, openResponseCache, createConditionalGet } from './caching-client.ts'
import type { Comparison } from '../guards/catalogue/shrink.ts'
import { pullCatalogue, type PulledCatalogue, type PullProgress } from './pull.ts'
import { findComparison } from '../guards/catalogue/find-comparison.ts'
import { endAfter } from './end-after.ts'

/** What the API responded to the last pull. */
const RESPONSES = '.cache/responses.jsonl'
/** Calls at one time: the shop's API is a small PHP program. */
const CONCURRENCY = 8
const PAGE_SIZE = 200
/** How much longer than its deadline a pull may take before the process is ended from outside, in milliseconds. */
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
  env: Readonly<Record<string, string | undefined>>,
  dir: string,
  code: string,
  deadlineMs = PULL_DEADLINE_MS,
): Promise<PulledCatalogue & { online: Comparison | undefined }> {
  const { apiUrl, redirectHosts } = parseBuildEnv(env)
  const allowed = { shrink: parseAllowShrink(env), prices: parseAllowPrices(env) }
  const notes: string[] = []
  const note = (text: string) => notes.push(text)
  const online = await findComparison(dir, env, note)
  // A grace for its own timer, which can say what the last call was.
  const stopWatch = endAfter(deadlineMs + GRACE_MS, `\n${tooSlow(deadlineMs)}\n`)
  const context = await new Listr<{ pulled?: PulledCatalogue }>(
    [
      {
        title: `Pull the catalogue from ${apiUrl}`,
        task: async (result, task) => {
          const onRetry = (attempt: number, cause: string) => {
            task.output = `trying again (${attempt} of ${BUILD_RETRY_POLICY.retries}): ${printable(cause)}`
          }
          const deadline = AbortSignal.timeout(deadlineMs)
          const responses = await openResponseCache(RESPONSES, code)
          const retrying = createApiClient(
            apiUrl,
            { ...BUILD_RETRY_POLICY, timeoutMs: MAX_ANSWER_SILENCE_MS, onRetry },
            { signal: deadline, fetch: bounded(guardedFetch({ apiUrl, hosts: redirectHosts })) },
          )
          const api = createCachingClient(retrying, apiUrl, responses, createConditionalGet(deadline))
          result.pulled = await pullCatalogue(api, {
            concurrency: CONCURRENCY,
            pageSize: PAGE_SIZE,
            now: new Date().toISOString(),
            onProgress: (progress) => {
              const line = describe(progress)
              if (line !== task.output) task.output = line
            },
          }).catch((error: unknown) => {
            const cause = deadline.aborted ? new CatalogueError([tooSlow(deadlineMs, error)]) : error
            // Its message is shown beside the title, and may be the API's own words.
            throw new Error(printable(cause instanceof Error ? cause.message : String(cause)), { cause })
          })
          await responses.save()
          const { products, categories } = result.pulled.catalogue
          task.title += `: ${products.length} products, ${categories.length} categories`
        },
      },
    ],
    {
      fallbackRenderer: 'simple',
      rendererOptions: { showErrorMessage: false },
    },
  )
    .run()
    .catch((error: unknown) => {
      throw error instanceof Error && error.cause !== undefined ? error.cause : error
    })
    .finally(() => {
      stopWatch()
      for (const text of notes) console.warn(`Note: ${text}`)
    })
  const { pulled } = context
  if (!pulled) throw new Error('The pull ended without a catalogue')
  guardCatalogue(pulled, online, allowed)
  return { ...pulled, online }
}

function tooSlow(deadlineMs: number, error?: unknown): string {
  const last = error instanceof Error ? ` (the last call: ${printable(error.message)})` : ''
  return `the catalogue was not read within ${deadlineMs / 1000} s${last}: see why the API is so slow`
}

/** How far it is; in a plain log a tenth at a time, so that the log stays short. */
function describe({ stage, done, total }: PullProgress): string {
  const step = Math.max(1, Math.floor(total / 10))
  const shown = process.stdout.isTTY || done === total ? done : done - (done % step)
  return `${STAGES[stage]}: ${shown} of ${total}`
}
