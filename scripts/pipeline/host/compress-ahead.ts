import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import pLimit from 'p-limit'
import { filesBelow } from '../atomic-files.ts'
import { COMPRESSIBLE } from './htaccess.ts'

/** In bytes. A smaller file is not worth compressing. */
const MIN_SIZE = 1000
/** 10,000 pages take 14 s of a processor; from 9 on they would take twenty minutes, for a hundredth less. */
const QUALITY = 5
const FILES_AT_A_TIME = 16

const compress = promisify(brotliCompress)

/**
 * Writes a `.br` beside every text of a folder, so that no host (Apache, `npm run serve`) compresses it again for each
 * reader.
 */
export async function compressAhead(dir: string): Promise<void> {
  const texts = filesBelow(dir).filter((file) => new RegExp(`\\.(${COMPRESSIBLE})$`).test(file))
  await pLimit(FILES_AT_A_TIME).map(texts, async (file) => {
    const content = await readFile(file)
    if (content.length < MIN_SIZE) return
    await writeFile(
      `${file}.br`,
      await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
    )
  })
}
