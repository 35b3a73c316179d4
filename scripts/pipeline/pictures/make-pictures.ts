import pLimit from 'p-limit'
import { isPictureMissing } from '../../../src/api/fetch-picture.ts'
import { mediaAddress } from '../../../src/domain/product/image-path.ts'
import type { Pictures } from '../../../src/domain/product/picture.ts'
import type { Finding } from '../report/finding.ts'
import { openPictureCache } from './cache.ts'
import { makePicture, type MadePicture, type PictureProblem } from './make-picture.ts'
import { openPictureHost, type HostLimits } from './picture-host.ts'
import type { WantedPicture } from './wanted.ts'

export interface MakePicturesOptions {
  /** Origin of the media host, without a slash at its end. */
  mediaUrl: string
  /** Asks the media host. */
  fetch: typeof fetch
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

export interface PictureLimits extends HostLimits {
  maxPixels: number
  fetchedAtOnce: number
  /** Milliseconds for asking which of the pictures that are left are missing. */
  missingCheckMs: number
  keptDays: number
}

export interface PictureProgress {
  done: number
  total: number
  /** Files encoded by this build. */
  encodedFiles: number
}

/** What a build made of its pictures. */
export interface MadePictures {
  pictures: Pictures
  faults: readonly Finding[]
  /** Pictures whose bytes came over the network. */
  fetched: number
  encodedFiles: number
  /** Pictures that pages show from the media host until the next build. */
  left: number
  isHostDown: boolean
}

const DAY_MS = 86_400_000
/** After how many new pictures the cache is saved, so that a build that is stopped loses little. */
const SAVE_EVERY = 100

const KINDS: Record<PictureProblem, Finding['kind']> = {
  missing: 'picture-missing',
  'too-heavy': 'picture-too-large',
  'too-many-pixels': 'picture-too-large',
  'not-a-picture': 'picture-unreadable',
  corrupt: 'picture-unreadable',
  'leads-away': 'picture-unreadable',
  timeout: 'picture-unreachable',
  unreachable: 'picture-unreachable',
}

type Outcome = WantedPicture & MadePicture

/**
 * Fetches and encodes the wanted pictures, in their order, until the budget is spent. A picture that is unchanged since
 * an earlier build is neither fetched nor encoded again. For those that are left the host is only asked whether it has
 * them, so that no page points to a missing one. Neither a picture nor a failing host makes it throw.
 */
export async function makePictures(
  wanted: readonly WantedPicture[],
  options: MakePicturesOptions,
): Promise<MadePictures> {
  const { mediaUrl, clock, budgetMs, limits, onProgress } = options
  const counts = { fetched: 0, encodedFiles: 0 }
  if (budgetMs <= 0)
    return { ...counts, pictures: new Map(), faults: [], left: wanted.length, isHostDown: false }

  const startedAt = clock()
  const cache = await openPictureCache(options.cacheDir)
  const host = openPictureHost(limits, options.fetch)
  const work = {
    mediaUrl,
    cache,
    host,
    clock,
    maxPixels: limits.maxPixels,
    encoding: pLimit(options.encodedAtOnce),
    remainingMs: () => startedAt + budgetMs - clock(),
  }
  let done = 0
  const tried = await pLimit(limits.fetchedAtOnce).map(wanted, async (want): Promise<Outcome> => {
    const outcome = await makePicture(want, work)
    counts.fetched += Number(outcome.isFetched ?? false)
    counts.encodedFiles += outcome.encodedFiles ?? 0
    onProgress?.({ done: ++done, total: wanted.length, encodedFiles: counts.encodedFiles })
    // Only after new pictures: the file of a large shop has many megabytes.
    if (outcome.isFetched && counts.fetched % SAVE_EVERY === 0) await cache.save()
    return { ...want, ...outcome }
  })
  await cache.prune(startedAt - limits.keptDays * DAY_MS)
  await cache.save()
  const outcomes = host.isDown() ? tried : await findMissing(tried, options)

  const faults = outcomes.flatMap(({ path, owner: about, problem }): Finding[] =>
    problem ? [{ kind: KINDS[problem], about, href: mediaAddress(mediaUrl, path) }] : [],
  )
  const pictures = new Map(
    outcomes.flatMap(({ path, picture }) => (picture === undefined ? [] : [[path, picture]])),
  )
  return { ...counts, pictures, faults, left: wanted.length - pictures.size, isHostDown: host.isDown() }
}

/** Asks the host for the pictures that are left, and marks those that it does not have. */
async function findMissing(
  outcomes: readonly Outcome[],
  { fetch: ask, mediaUrl, limits: { missingCheckMs, fetchedAtOnce } }: MakePicturesOptions,
): Promise<Outcome[]> {
  const signal = AbortSignal.timeout(missingCheckMs)
  return pLimit(fetchedAtOnce).map(outcomes, async (outcome): Promise<Outcome> => {
    const isLeft = outcome.picture === undefined && outcome.problem === undefined
    if (!isLeft || signal.aborted) return outcome
    const isMissing = await isPictureMissing(ask, mediaAddress(mediaUrl, outcome.path), signal)
    return isMissing ? { ...outcome, picture: null, problem: 'missing' } : outcome
  })
}
