import { statSync, utimesSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import pLimit from 'p-limit'
import { parseBuildEnv, type Env } from '../../src/config/build-env.ts'
import { filesBelow } from './atomic-files.ts'
import { FILES_AT_A_TIME } from './built-site.ts'
import { addPagePolicy, readOrigins } from './headers/content-security-policy.ts'
import { escapeAttributes } from './headers/inline-code.ts'
import { COMPRESSIBLE } from './host/htaccess.ts'
import { lighterPages } from './lighter-pages.ts'

/** The smallest file that is worth compressing, in bytes. */
const MIN_SIZE = 1000
/** At 5, 10,000 pages take 14 s of a processor. At 9, they take 20 minutes and are only 1 % smaller. */
const QUALITY = 5
/** Scripts, styles and the listing index: few files, which many pages fetch. At the best quality they are 7 to 20 % smaller. */
const SHARED = /\/(_astro|listing)\//

const TEXT = new RegExp(`\\.(${COMPRESSIBLE})$`)
const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** Gives a file the time of an old one, in whole seconds: fractions would lose a little with each build. */
function copyTime(file: string, old: string): void {
  // For so little work, a promise takes longer than a call that blocks.
  const time = statSync(old, { throwIfNoEntry: false })?.mtimeMs
  if (time !== undefined) utimesSync(file, Math.floor(time / 1000), Math.floor(time / 1000))
}

/**
 * Writes the `.br` of a text, so that Apache and `npm run serve` need not compress it for each reader. A file of the very content
 * of the shop before keeps its time, so that an upload by time leaves it out, and its `.br`.
 * @param old the same file of the shop before
 */
export async function finishFile(file: string, content: Buffer, old: string): Promise<void> {
  const kept = await readFile(`${old}.br`).catch(() => undefined)
  const before = await (kept ? decompress(kept) : readFile(old)).catch(() => undefined)
  const isSame = before?.equals(content) ?? false
  const isCompressed = TEXT.test(file) && content.length >= MIN_SIZE
  if (isCompressed) {
    const quality = SHARED.test(file) ? constants.BROTLI_MAX_QUALITY : QUALITY
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
    await writeFile(`${file}.br`, isSame && kept ? kept : await compress(content, { params }))
  }
  if (isSame) copyTime(file, old)
  if (isSame && kept && isCompressed) copyTime(`${file}.br`, `${old}.br`)
}

/**
 * Finishes what Astro and the build have written, and reads each file once: pages get lighter, safe attributes and their policies. Later steps
 * must not change a file. Netlify compresses files itself, and uploads only those whose content has changed.
 * @param before the shop before @throws {EnvError}
 */
export async function finishFiles(dir: string, env: Env, before: string): Promise<void> {
  const { isNetlify } = parseBuildEnv(env)
  const origins = readOrigins(env)
  const makeLighter = lighterPages(dir)
  const finish = async (file: string) => {
    let content = await readFile(file)
    if (file.endsWith('.html')) {
      content = Buffer.from(addPagePolicy(makeLighter(escapeAttributes(content.toString())), origins))
      await writeFile(file, content)
    }
    if (!isNetlify) await finishFile(file, content, join(before, relative(dir, file)))
  }
  // Pages come first: they write the script that their islands share. For Netlify other files need not be read.
  for (const isPage of isNetlify ? [true] : [true, false]) {
    const files = filesBelow(dir).filter((file) => file.endsWith('.html') === isPage && !file.endsWith('.br'))
    await pLimit(FILES_AT_A_TIME).map(files, finish)
  }
}
