import { availableParallelism } from 'node:os'
import { makePictures, type MadePictures } from './make-pictures.ts'
import { PICTURES_DIR } from './cache.ts'
import { wantedPictures, type WantedPicture } from './wanted.ts'
import { parseBuildEnv, parsePictureEnv, type Env } from '../../../src/config/build-env.ts'
import { PICTURE_LIMITS } from '../../../src/config/pictures.ts'
import type { Catalogue } from '../../../src/catalogue/rules/catalogue.ts'

export interface BuildPictures {
  wanted: readonly WantedPicture[]
  made: MadePictures
  /** The time it took, in milliseconds. */
  elapsedMs: number
}

/**
 * Fetches and encodes the shop's pictures within the budget, and prints the progress.
 * @throws {EnvError}, but nothing because of a picture or the media host
 */
export async function runPictures(catalogue: Catalogue, env: Env): Promise<BuildPictures> {
  const { mediaUrl } = parseBuildEnv(env)
  const { budgetMs } = parsePictureEnv(env)
  const wanted = wantedPictures(catalogue)
  const pauseMs = Math.max(1000, budgetMs / 10)
  console.log(`Making the pictures of ${mediaUrl}, for at most ${budgetMs / 1000} s`)
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
      if (elapsedMs < nextLineMs) return
      nextLineMs = elapsedMs + pauseMs
      console.log(`  ${done} of ${wanted.length}, ${encodedFiles} files encoded`)
    },
  })
  const elapsedMs = Date.now() - startedAt
  const left = made.left > 0 ? `, ${made.left} left, shown from the media host meanwhile` : ''
  console.log(
    `  ${wanted.length} pictures, ${made.fetched} fetched, ${made.encodedFiles} files encoded${left}, ` +
      `in ${(elapsedMs / 1000).toFixed(1)} s`,
  )
  return { wanted, made, elapsedMs }
}
