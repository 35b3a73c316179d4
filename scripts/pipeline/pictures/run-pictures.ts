import { availableParallelism } from 'node:os'
import { makePictures, type MadePictures, type PictureProgress } from './make-pictures.ts'
import { PICTURES_DIR } from './cache.ts'
import { wantedPictures, type WantedPicture } from './wanted.ts'
import { guardedFetch } from '../guarded-fetch.ts'
import { showTask } from '../show-task.ts'
import { parseBuildEnv, parsePictureEnv, type Env } from '../../../src/config/build-env.ts'
import { PICTURE_BUDGET_MS, PICTURE_LIMITS } from '../../../src/config/product/pictures.ts'
import type { Catalogue } from '../../../src/domain/shop/catalogue.ts'

/** The pictures of a build. */
export interface BuildPictures {
  wanted: readonly WantedPicture[]
  made: MadePictures
  /** How long it took, in milliseconds. */
  elapsedMs: number
}

/** The longest time between two lines of a plain log, in milliseconds; the budget may be endless. */
const LONGEST_PAUSE_MS = 30_000

/**
 * Fetches and encodes the pictures that pages show, within the budget, showing how far it is.
 * @param budgetMs in milliseconds; what the environment says unless given
 * @throws {EnvError}, and never because of a picture or of the media host
 */
export async function runPictures(
  catalogue: Catalogue,
  env: Env,
  budgetMs = parsePictureEnv(env, PICTURE_BUDGET_MS).budgetMs,
): Promise<BuildPictures> {
  const { apiUrl, mediaUrl, redirectHosts } = parseBuildEnv(env)
  const wanted = wantedPictures(catalogue)
  // A plain log gets a line for each tenth of the time, so that it stays short.
  const pauseMs = process.stdout.isTTY ? 100 : Math.min(budgetMs / 10, LONGEST_PAUSE_MS)
  const limit = budgetMs < Infinity ? `, for at most ${budgetMs / 1000} s` : ''
  return showTask(`Make the pictures of ${mediaUrl}${limit}`, async (task) => {
    const startedAt = Date.now()
    let nextLineMs = pauseMs
    const made = await makePictures(wanted, {
      mediaUrl,
      fetch: guardedFetch({ apiUrl, hosts: redirectHosts }),
      cacheDir: PICTURES_DIR,
      budgetMs,
      clock: Date.now,
      encodedAtOnce: availableParallelism(),
      limits: PICTURE_LIMITS,
      onProgress: (progress) => {
        const elapsedMs = Date.now() - startedAt
        if (progress.done < progress.total && elapsedMs < nextLineMs) return
        nextLineMs = elapsedMs + pauseMs
        task.output = describe(progress, elapsedMs, budgetMs)
      },
    })
    const elapsedMs = Date.now() - startedAt
    task.title = `${summary(wanted.length, made)} in ${(elapsedMs / 1000).toFixed(1)} s`
    return { wanted, made, elapsedMs }
  })
}

function describe(
  { done, total, encodedFiles }: PictureProgress,
  elapsedMs: number,
  budgetMs: number,
): string {
  // Pictures that are encoded already take next to no time, so that this is rather too short.
  const restMs = Math.min(budgetMs - elapsedMs, (elapsedMs / Math.max(1, done)) * (total - done))
  const left = done < total ? `, some ${Math.max(1, Math.ceil(restMs / 1000))} s more` : ''
  return `pictures: ${done} of ${total}, ${encodedFiles} files encoded${left}`
}

function summary(total: number, { fetched, encodedFiles, left, isHostDown }: MadePictures): string {
  const facts = [
    `Pictures: ${total}`,
    `${fetched} fetched`,
    `${encodedFiles} files encoded`,
    left > 0 && `${left} left, shown from the media host meanwhile`,
    isHostDown && 'the media host does not answer',
  ]
  return facts.filter(Boolean).join(', ')
}
