import pLimit from 'p-limit'
import { fetchPicture, type FetchProblem } from './fetch-picture.ts'
import { DAY_MS } from '../../../src/company/rules/working-days.ts'
import { mediaAddress } from '../../../src/catalogue/rules/image-path.ts'
import { pictureFile, type BuiltPicture, type Pictures } from '../../../src/catalogue/rules/picture.ts'
import { LEAST_PICTURE_PX, MOST_PICTURE_RATIO } from '../build-limits.ts'
import { digestOf } from '../digest.ts'
import type { Finding } from '../report/finding.ts'
import { openPictureCache, toBuiltPicture } from './cache.ts'
import { encodePicture, pictureColors, PictureError, pictureSize } from './encode.ts'
import type { WantedPicture } from './wanted.ts'

export interface PictureLimits {
  maxBytes: number
  maxPixels: number
  /** The time-out for one picture. */
  fetchTimeoutMs: number
  fetchedAtOnce: number
  keptDays: number
}

export interface MakePicturesOptions {
  /** The origin of the media host, without a slash at its end. */
  mediaUrl: string
  cacheDir: string
  /** The time for fetching and encoding; 0 uses the kept pictures and makes none. */
  budgetMs: number
  /** The time in milliseconds since 1970. */
  clock: () => number
  encodedAtOnce: number
  limits: PictureLimits
  onProgress?: (progress: PictureProgress) => void
}

export interface PictureProgress {
  done: number
  /** The number of files that this build has encoded. */
  encodedFiles: number
}

export interface MadePictures {
  pictures: Pictures
  /** The main colours of encoded pictures, by path. */
  colors: ReadonlyMap<string, string>
  /** Findings about pictures that failed: pages show an older copy, a placeholder or the host's file. */
  faults: readonly Finding[]
  /** Paths of pictures that failed. */
  failed: ReadonlySet<string>
  /** The number of pictures whose bytes came over the network. */
  fetched: number
  encodedFiles: number
  /** The number of pictures that pages show from the media host until the next build. */
  left: number
}

interface Outcome {
  /** `null` for a placeholder, `undefined` for the media host's own file. */
  picture: BuiltPicture | null | undefined
  problem?: FetchProblem | PictureError['problem']
}

/** A name that is a hash of the content (`is_hashed_path`): it never gets another picture. */
const HASHED_NAME = /(?:^|\/)[0-9a-f]{32,}\.\w+$/

/** Whether nobody can see on a card what a picture shows. */
const isOddShape = ({ width, height }: BuiltPicture) =>
  Math.min(width, height) < LEAST_PICTURE_PX ||
  Math.max(width, height) > Math.min(width, height) * MOST_PICTURE_RATIO

/**
 * Makes pictures in their order until the budget is spent. If one fails, pages show the copy of an earlier build. Without a
 * copy they show a placeholder for a faulty or missing picture, and the host's own file if the host did not answer. Never
 * throws because of a picture or a host.
 */
export async function makePictures(
  wanted: readonly WantedPicture[],
  { mediaUrl, cacheDir, budgetMs, clock, encodedAtOnce, limits, onProgress }: MakePicturesOptions,
): Promise<MadePictures> {
  const startedAt = clock()
  const remainingMs = () => startedAt + budgetMs - clock()
  const cache = await openPictureCache(cacheDir)
  const encoding = pLimit(encodedAtOnce)
  const counts = { fetched: 0, encodedFiles: 0 }

  async function encode(
    bytes: Uint8Array,
    validators: { etag: string; lastModified: string },
    address: string,
    want: WantedPicture,
    old: BuiltPicture | undefined,
  ): Promise<Outcome> {
    try {
      const size = await pictureSize(bytes, limits.maxPixels)
      const colors = await pictureColors(bytes)
      const source = { hash: digestOf(bytes, 'hex'), ...size, ...colors, ...validators, usedAt: clock() }
      const picture = toBuiltPicture(source)
      await encodePicture(bytes, cache.missingFiles(picture, want), async ({ width, format }, encoded) => {
        await cache.writeFile(pictureFile(picture.key, width, format), encoded)
        counts.encodedFiles += 1
      })
      cache.sources.set(address, source)
      return { picture }
    } catch (error) {
      if (!(error instanceof PictureError)) throw error
      return { picture: old ?? null, problem: error.problem }
    }
  }

  async function make(want: WantedPicture): Promise<Outcome> {
    const address = mediaAddress(mediaUrl, want.path)
    const known = cache.sources.get(address)
    const picture = known && toBuiltPicture(known)
    const old = picture && cache.missingFiles(picture, want).length === 0 ? picture : undefined
    if (known && old) known.usedAt = clock()
    if ((old && HASHED_NAME.test(want.path)) || remainingMs() <= 0) return { picture: old }

    const timeoutMs = Math.ceil(Math.min(limits.fetchTimeoutMs, remainingMs()))
    const response = await fetchPicture(address, {
      validators: old && known,
      maxBytes: limits.maxBytes,
      timeoutMs,
    })
    switch (response.state) {
      case 'unchanged':
        return { picture: old }
      case 'unreachable':
        // If the budget ended, the fetch was cut short: no fault.
        return remainingMs() <= 0 ? { picture: old } : { picture: old, problem: response.state }
      case 'fetched': {
        counts.fetched += 1
        const { bytes, etag, lastModified } = response
        return encoding(() =>
          remainingMs() <= 0 ? { picture: old } : encode(bytes, { etag, lastModified }, address, want, old),
        )
      }
      case 'missing':
      case 'too-large':
        return { picture: old ?? null, problem: response.state }
    }
  }

  let done = 0
  const outcomes = await pLimit(limits.fetchedAtOnce).map(wanted, async (want) => {
    const outcome = await make(want)
    onProgress?.({ done: ++done, encodedFiles: counts.encodedFiles })
    return { ...want, ...outcome }
  })
  await cache.prune(startedAt - limits.keptDays * DAY_MS)
  await cache.save()
  const addressOf = (path: string) => mediaAddress(mediaUrl, path)
  const pictures = new Map(
    outcomes.flatMap(({ path, picture }) => (picture === undefined ? [] : [[path, picture]])),
  )
  return {
    ...counts,
    pictures,
    colors: new Map(
      outcomes.flatMap(({ path, picture }) => {
        const color = picture && cache.sources.get(addressOf(path))?.color
        return color ? [[path, color]] : []
      }),
    ),
    faults: outcomes.flatMap(({ path, owner, problem, picture }): Finding[] => {
      const whose = { about: owner, href: addressOf(path) }
      if (problem) return [{ kind: `picture-${problem}`, ...whose }]
      return picture && isOddShape(picture)
        ? [{ kind: 'picture-shape', ...whose, note: `${picture.width} × ${picture.height}` }]
        : []
    }),
    failed: new Set(outcomes.flatMap(({ path, problem }) => (problem ? path : []))),
    left: wanted.length - pictures.size,
  }
}
