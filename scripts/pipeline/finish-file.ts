import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { COMPRESSIBLE } from './host/htaccess.ts'

/** The smallest file that is worth compressing, in bytes. */
const MIN_SIZE = 1000
/** At 5, 10,000 pages take 14 s of a processor. At 9, they take 20 minutes and are only 1 % smaller. */
const QUALITY = 5
/** Scripts, styles and the listing index: few files, which many pages fetch. At the best quality they are 7 to 20 % smaller. */
const SHARED = /\/(_astro|listing)\//
/** The index of 3,000 products, 3 MB, takes 4 s of one processor at the best quality, while all others wait. */
const LARGE = { bytes: 500_000, quality: 9 }

function qualityFor(file: string, bytes: number): number {
  if (!SHARED.test(file)) return QUALITY
  return bytes > LARGE.bytes ? LARGE.quality : constants.BROTLI_MAX_QUALITY
}

const TEXT = new RegExp(`\\.(${COMPRESSIBLE})$`)

function decompress(compressed: Buffer): Buffer | undefined {
  try {
    return brotliDecompressSync(compressed)
  } catch {
    // The last build may have ended while it wrote the file.
    return undefined
  }
}

/** Gives a file the time of an old one, in whole seconds: fractions would lose a little with each build. */
function copyTime(file: string, old: string): void {
  const time = statSync(old, { throwIfNoEntry: false })?.mtimeMs
  if (time !== undefined) utimesSync(file, Math.floor(time / 1000), Math.floor(time / 1000))
}

/**
 * Writes the `.br` of a text, so that Apache and `npm run serve` need not compress it for each reader. A file of the very content
 * of the shop before keeps its time, so that an upload by time leaves it out, and its `.br`.
 * @param old the same file of the shop before
 */
export function finishFile(file: string, content: Buffer, old: string): void {
  const read = (path: string) => (existsSync(path) ? readFileSync(path) : undefined)
  const kept = read(`${old}.br`)
  const before = kept ? decompress(kept) : read(old)
  const isSame = before?.equals(content) ?? false
  const isCompressed = TEXT.test(file) && content.length >= MIN_SIZE
  if (isCompressed) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: qualityFor(file, content.length) }
    writeFileSync(`${file}.br`, isSame && kept ? kept : brotliCompressSync(content, { params }))
  }
  if (isSame) copyTime(file, old)
  if (isSame && kept && isCompressed) copyTime(`${file}.br`, `${old}.br`)
}
