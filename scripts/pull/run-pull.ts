import { Listr } from 'listr2'
import { BUILD_PATIENCE, createApiClient } from '../../src/api/client.ts'
import { guardCatalogue } from '../../src/catalogue/guard.ts'
import { pullCatalogue, type PullProgress } from '../../src/catalogue/pull.ts'
import { writeSnapshot } from '../../src/catalogue/snapshot.ts'
import { parseBuildEnv } from '../../src/config/build-env.ts'
import type { Catalogue } from '../../src/domain/catalogue.ts'

/** Calls at one time: the shop's API is a small PHP program. */
const CONCURRENCY = 8
const PAGE_SIZE = 200
/** The whole pull ends by then, in milliseconds. */
const DEADLINE_MS = 15 * 60_000

const STAGES: Record<PullProgress['stage'], string> = {
  config: 'configuration',
  listings: 'listings',
  products: 'products',
}

/**
 * Pulls, guards and keeps the catalogue, showing how far it is: a live display in a terminal, plain lines elsewhere.
 * @throws {EnvError | ApiError | CatalogueError} and leaves the last snapshot as it was
 */
export async function runPull(env: Record<string, string | undefined>): Promise<Catalogue> {
  const { apiUrl } = parseBuildEnv(env)
  const flaws: string[] = []
  const context = await new Listr<{ catalogue?: Catalogue }>(
    [
      {
        title: `Pull the catalogue from ${apiUrl}`,
        task: async (result, task) => {
          const onRetry = (attempt: number, cause: string) => {
            task.output = `trying again (${attempt} of ${BUILD_PATIENCE.retries}): ${cause}`
          }
          const api = createApiClient(
            apiUrl,
            { ...BUILD_PATIENCE, onRetry },
            AbortSignal.timeout(DEADLINE_MS),
          )
          result.catalogue = await pullCatalogue(api, {
            concurrency: CONCURRENCY,
            pageSize: PAGE_SIZE,
            now: new Date().toISOString(),
            onFlaw: (flaw) => flaws.push(flaw),
            onProgress: (progress) => {
              const line = describe(progress)
              if (line !== task.output) task.output = line
            },
          })
        },
      },
      {
        title: 'Guard it: no empty shop, no broken address',
        task: ({ catalogue }) => {
          if (catalogue) guardCatalogue(catalogue)
        },
      },
      {
        title: 'Write the snapshot',
        task: async ({ catalogue }, task) => {
          if (catalogue) await writeSnapshot(catalogue)
          task.title += `: ${catalogue?.products.length} products, ${catalogue?.categories.length} categories`
        },
      },
    ],
    {
      fallbackRenderer: 'simple',
      rendererOptions: { showErrorMessage: false },
    },
  ).run()
  for (const flaw of flaws) console.warn(`Note: ${flaw}`)
  if (!context.catalogue) throw new Error('The pull ended without a catalogue')
  return context.catalogue
}

/** How far it is; in a plain log a tenth at a time, so that the log stays short. */
function describe({ stage, done, total }: PullProgress): string {
  const step = Math.max(1, Math.floor(total / 10))
  const shown = process.stdout.isTTY || done === total ? done : done - (done % step)
  return `${STAGES[stage]}: ${shown} of ${total}`
}
