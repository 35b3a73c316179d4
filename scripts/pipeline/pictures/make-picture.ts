import type { LimitFunction } from 'p-limit'
import type { FetchProblem, PictureResponse } from '../../../src/api/fetch-picture.ts'
import { mediaAddress } from '../../../src/domain/product/image-path.ts'
import { pictureFile, type BuiltPicture } from '../../../src/domain/product/picture.ts'
import { digestOf } from '../digest.ts'
import { toBuiltPicture, type PictureCache } from './cache.ts'
import { encodePicture, PictureError, pictureSize, type ContentProblem } from './encode.ts'
import type { PictureHost } from './picture-host.ts'
import type { WantedPicture } from './wanted.ts'

/** What is wrong with a picture, or with its host's answer. */
export type PictureProblem = FetchProblem | ContentProblem

/** What all pictures of a build share. */
export interface PictureWork {
  /** Origin of the media host, without a slash at its end. */
  mediaUrl: string
  cache: PictureCache
  host: PictureHost
  /** Limits how many pictures are encoded at one time. */
  encoding: LimitFunction
  maxPixels: number
  /** Milliseconds since 1970. */
  clock: () => number
  /** What is left of the budget, in milliseconds. */
  remainingMs: () => number
}

/** The outcome for one picture. */
export interface MadePicture {
  /** As in `Pictures`: `null` for a placeholder, `undefined` for the media host's own file. */
  picture: BuiltPicture | null | undefined
  problem?: PictureProblem
  isFetched?: boolean
  encodedFiles?: number
}

/** A name that is a hash of the content never means another picture (`is_hashed_path`). */
const HASHED_NAME = /(?:^|\/)[0-9a-f]{32,}\.\w+$/

/**
 * Fetches and encodes one picture, or finds it in the cache. A definite fault makes it a placeholder. Where the host fails,
 * the files of an earlier build are shown, or else the host's own file, which may be there again when the page is opened.
 */
export async function makePicture(want: WantedPicture, work: PictureWork): Promise<MadePicture> {
  const { cache, host, remainingMs } = work
  const address = mediaAddress(work.mediaUrl, want.path)
  const known = cache.find(address)
  const old = known && (await cache.ready(known, want))
  if (known && old) cache.keep(address, { ...known, usedAt: work.clock() })
  if ((old && known.isImmutable) || remainingMs() <= 0 || host.isDown()) return { picture: old }

  const answer = await host.ask(address, old && known, remainingMs())
  switch (answer.state) {
    case 'unchanged':
      return { picture: old }
    case 'failed': {
      const { problem } = answer
      if (problem === 'missing' || problem === 'too-heavy') return { picture: null, problem }
      // It was cut short by the end of the budget, which is no fault to report.
      return remainingMs() <= 0 ? { picture: old } : { picture: old, problem }
    }
    case 'fetched':
      return work.encoding(() =>
        remainingMs() <= 0 ? { picture: old, isFetched: true } : encode(answer, address, want, work),
      )
  }
}

async function encode(
  answer: PictureResponse & { state: 'fetched' },
  address: string,
  want: WantedPicture,
  { cache, clock, maxPixels }: PictureWork,
): Promise<MadePicture> {
  const { bytes, etag, lastModified } = answer
  try {
    const { width, height } = await pictureSize(bytes, maxPixels)
    const isImmutable = answer.isImmutable || HASHED_NAME.test(want.path)
    const hash = digestOf(bytes, 'hex')
    const source = { hash, width, height, etag, lastModified, isImmutable, usedAt: clock() }
    const picture = toBuiltPicture(source)
    const missing = await cache.missingFiles(picture, want)
    if (missing.length > 0)
      await encodePicture(bytes, missing, maxPixels, (at, format, file) =>
        cache.writeFile(pictureFile(picture.key, at, format), file),
      )
    cache.keep(address, source)
    return { picture, isFetched: true, encodedFiles: missing.length }
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    return { picture: null, problem: error.problem, isFetched: true }
  }
}
