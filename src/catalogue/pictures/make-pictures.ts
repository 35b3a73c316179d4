import pLimit from 'p-limit'
import { fetchPicture, type FetchProblem, type PictureAnswer } from '../../api/fetch-picture.ts'
import { mediaAddress } from '../../domain/image-path.ts'
import { fittingWidths, pictureFile, type BuiltPicture, type Pictures } from '../../domain/picture.ts'
import { contentHash, openPictureCache, pictureKey, type PictureSource } from './cache.ts'
import { encodePicture, PictureError, pictureSize, type ContentProblem } from './encode.ts'
import type { WantedPicture } from './wanted.ts'

export interface MakePicturesOptions {
  /** Origin of the media host, without a slash at its end. */
  mediaUrl: string
  cacheDir: string
  /** How long it may take; 0 uses no encoded picture at all. */
  budgetMs: number
  /** Milliseconds since 1970. */
  clock: () => number
  /** Pictures encoded at one time. */
  encodedAtOnce: number
  limits: PictureLimits
  onProgress?: (progress: PictureProgress) => void
}

export interface PictureLimits {
  maxBytes: number
  maxPixels: number
  fetchTimeoutMs: number
  fetchedAtOnce: number
  failuresInARow: number
  keptDays: number
}

export interface PictureProgress {
  done: number
  total: number
  /** Files encoded by this build. */
  encodedFiles: number
}

/** A picture that is not shown, or not as it is now. */
export interface PictureFault {
  owner: string
  address: string
  problem: FetchProblem | ContentProblem
  /** True when an earlier build's files of it are shown. */
  hasOldFiles: boolean
}

/** What a build made of its pictures. */
export interface MadePictures {
  pictures: Pictures
  faults: readonly PictureFault[]
  /** Pictures whose bytes came over the network. */
  fetched: number
  encodedFiles: number
  /** Pictures for which the budget was too small. */
  left: number
  isHostDown: boolean
}

type Outcome =
  | { state: 'shown'; picture: BuiltPicture }
  | { state: 'left' }
  | { state: 'faulty'; problem: PictureFault['problem']; old: BuiltPicture | undefined }

/** A name that is a hash of the content never means another picture (`is_hashed_path`). */
const HASHED_NAME = /(?:^|\/)[0-9a-f]{32,}\.\w+$/
const DAY_MS = 86_400_000
/** How often the cache is written down meanwhile, so that a build that is stopped loses little. */
const SAVE_EVERY = 100
/** What the host's trouble looks like, rather than one picture's. */
const TROUBLE: readonly PictureFault['problem'][] = ['timeout', 'unreachable']

/**
 * Fetches and encodes the wanted pictures, in their order, until the budget is spent. A picture that is unchanged since
 * an earlier build is neither fetched nor encoded again. It does not fail for any picture's or the host's sake.
 */
export async function makePictures(
  wanted: readonly WantedPicture[],
  options: MakePicturesOptions,
): Promise<MadePictures> {
  const { mediaUrl, clock, budgetMs, limits } = options
  if (budgetMs <= 0)
    return {
      pictures: new Map(),
      faults: [],
      fetched: 0,
      encodedFiles: 0,
      left: wanted.length,
      isHostDown: false,
    }

  const cache = await openPictureCache(options.cacheDir)
  const startedAt = clock()
  const encoding = pLimit(options.encodedAtOnce)
  const counts = { fetched: 0, encodedFiles: 0, done: 0, failuresInARow: 0 }
  const remainingMs = () => startedAt + budgetMs - clock()
  const isHostDown = () => counts.failuresInARow >= limits.failuresInARow

  async function ask(address: string, known: PictureSource | undefined): Promise<PictureAnswer> {
    const answer = await fetchPicture(address, {
      validators: known,
      maxBytes: limits.maxBytes,
      timeoutMs: Math.min(limits.fetchTimeoutMs, Math.max(1, remainingMs())),
    })
    const isTrouble = answer.state === 'failed' && TROUBLE.includes(answer.problem)
    counts.failuresInARow = isTrouble ? counts.failuresInARow + 1 : isHostDown() ? counts.failuresInARow : 0
    return answer
  }

  async function encode(bytes: Uint8Array, { widths }: WantedPicture): Promise<BuiltPicture> {
    const { width, height } = await pictureSize(bytes, limits.maxPixels)
    const key = pictureKey(contentHash(bytes))
    const missing = fittingWidths(widths, width).filter(
      (at) => !cache.hasFile(pictureFile(key, at, 'avif')) || !cache.hasFile(pictureFile(key, at, 'webp')),
    )
    if (missing.length > 0)
      await encodePicture(bytes, missing, limits.maxPixels, async (at, format, file) => {
        await cache.writeFile(pictureFile(key, at, format), file)
        counts.encodedFiles++
      })
    return { key, width, height }
  }

  async function make(want: WantedPicture): Promise<Outcome> {
    const address = mediaAddress(mediaUrl, want.path)
    const known = cache.find(address)
    const old = known && cache.ready(known, want.widths)
    if (known && old) cache.keep(address, { ...known, usedAt: clock() })
    const mustStop = remainingMs() <= 0 || isHostDown()
    if (old && (known.isImmutable || mustStop)) return { state: 'shown', picture: old }
    if (mustStop) return { state: 'left' }

    const answer = await ask(address, old && known)
    if (answer.state === 'unchanged') return old ? { state: 'shown', picture: old } : { state: 'left' }
    if (answer.state === 'failed') {
      if (answer.problem === 'timeout' && remainingMs() <= 0)
        return old ? { state: 'shown', picture: old } : { state: 'left' }
      return {
        state: 'faulty',
        problem: answer.problem,
        old: TROUBLE.includes(answer.problem) ? old : undefined,
      }
    }
    counts.fetched++
    try {
      return await encoding(async () => {
        if (remainingMs() <= 0) return old ? { state: 'shown', picture: old } : { state: 'left' }
        const picture = await encode(answer.bytes, want)
        const { etag, lastModified } = answer
        const isImmutable = answer.isImmutable || HASHED_NAME.test(want.path)
        const { width, height } = picture
        const hash = contentHash(answer.bytes)
        cache.keep(address, { hash, width, height, etag, lastModified, isImmutable, usedAt: clock() })
        return { state: 'shown', picture }
      })
    } catch (error) {
      if (!(error instanceof PictureError)) throw error
      return { state: 'faulty', problem: error.problem, old: undefined }
    }
  }

  const outcomes = await pLimit(limits.fetchedAtOnce).map(wanted, async (want) => {
    const outcome = await make(want)
    counts.done++
    options.onProgress?.({ done: counts.done, total: wanted.length, encodedFiles: counts.encodedFiles })
    if (counts.done % SAVE_EVERY === 0) await cache.save()
    return { want, outcome }
  })
  await cache.prune(startedAt - limits.keptDays * DAY_MS)
  await cache.save()
  const { fetched, encodedFiles } = counts
  return { ...toResult(outcomes, mediaUrl, isHostDown()), fetched, encodedFiles, isHostDown: isHostDown() }
}

/** A host that is down is not a missing picture: pages point to it, for it may be up again when they are looked at. */
function toResult(
  outcomes: readonly { want: WantedPicture; outcome: Outcome }[],
  mediaUrl: string,
  isHostDown: boolean,
): Pick<MadePictures, 'pictures' | 'faults' | 'left'> {
  const pictures = new Map<string, BuiltPicture | null>()
  const faults: PictureFault[] = []
  let left = 0
  for (const { want, outcome } of outcomes) {
    const isHostsFault = isHostDown && outcome.state === 'faulty' && TROUBLE.includes(outcome.problem)
    if (outcome.state === 'shown') pictures.set(want.path, outcome.picture)
    else if (outcome.state === 'faulty' && (outcome.old || !isHostsFault)) {
      pictures.set(want.path, outcome.old ?? null)
      const address = mediaAddress(mediaUrl, want.path)
      if (!isHostsFault)
        faults.push({ owner: want.owner, address, problem: outcome.problem, hasOldFiles: !!outcome.old })
    } else left++
  }
  return { pictures, faults, left }
}
