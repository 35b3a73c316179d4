import { availableParallelism } from 'node:os'
import { makePictures, type MadePictures } from './make-pictures.ts'
import { PICTURES_DIR } from './cache.ts'
import { wantedPictures, type WantedPicture } from './wanted.ts'
import { showTask } from '../show-task.ts'
import { parseBuildEnv, parsePictureEnv, type Env } from '../../../src/config/build-env.ts'
import { PICTURE_BUDGET_MS, PICTURE_LIMITS } from '../../../src/config/pictures.ts'
import type { Catalogue } from '../../../src/catalogue/rules/catalogue.ts'

export interface BuildPictures {
  wanted: readonly WantedPicture[]
  made: MadePictures
  /** How long it took, in milliseconds. */
  elapsedMs: number
}

/**
 * Fetches and encodes the pictures that pages show, within the budget, showing how far it is.
 * @throws {EnvError}, and never because of a picture or of the media host
 */
export async function runPictures(catalogue: Catalogue, env: Env): Promise<BuildPictures> {
  const { mediaUrl } = parseBuildEnv(env)
  const { budgetMs } = parsePictureEnv(env, PICTURE_BUDGET_MS)
  const wanted = wantedPictures(catalogue)
  const pauseMs = process.stdout.isTTY ? 100 : Math.max(1000, budgetMs / 10)
  return showTask(`Make the pictures of ${mediaUrl}, for at most ${budgetMs / 1000} s`, async (task) => {
    const startedAt = Date.now()
    let nextLineMs = pauseMs
    const made = await makePictures(wanted, {
      mediaUrl,
      cacheDir: PICTURES_DIR,
      budgetMs,
      clock: Date.now,
      encodedAtOnce: availableParallelism(),
      limits: PICTURE_LIMITS,
      onProgress: ({ done, encodedFiles }) => {
        const elapsedMs = Date.now() - startedAt
        if (done < wanted.length && elapsedMs < nextLineMs) return
        nextLineMs = elapsedMs + pauseMs
        task.output = `pictures: ${done} of ${wanted.length}, ${encodedFiles} files encoded`
      },
    })
    const elapsedMs = Date.now() - startedAt
    const facts = [
      `Pictures: ${wanted.length}`,
      `${made.fetched} fetched`,
      `${made.encodedFiles} files encoded`,
      made.left > 0 && `${made.left} left, shown from the media host meanwhile`,
    ]
    task.title = `${facts.filter(Boolean).join(', ')} in ${(elapsedMs / 1000).toFixed(1)} s`
    return { wanted, made, elapsedMs }
  })
}
