/** Compresses files for the browsers that accept it, once for each version of a file. */
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'
import type { FoundFile } from './answer.ts'

/** How a body is encoded on its way. */
export type Encoding = 'br' | 'gzip' | 'identity'

const MAX_CACHED = 5000
/** Below this size the header and the encoder's own frame outweigh what is saved. */
const MIN_BYTES = 256

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Whether a file of this type and size becomes smaller. */
export function isCompressible(contentType: string, size: number): boolean {
  return size >= MIN_BYTES && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(contentType)
}

/**
 * The best encoding that an Accept-Encoding header allows.
 * @example chooseEncoding('gzip, br;q=0') // 'gzip'
 */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const weights = new Map(parseAccept(accepted ?? '').map(({ type, q }) => [type.toLowerCase(), q]))
  const isAccepted = (name: string): boolean => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  if (isAccepted('br')) return 'br'
  return isAccepted('gzip') ? 'gzip' : 'identity'
}

/** Compresses a file's content as the server sends it. */
export function toBrotli(content: Buffer): Promise<Buffer> {
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}

async function compress(file: FoundFile, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const content = await readFile(file.path)
  return encoding === 'gzip' ? zip(content) : toBrotli(content)
}

/** Reads files in an encoding. What was compressed stays in memory until the file changes. */
export function createEncoder(): (file: FoundFile, encoding: Encoding) => Promise<Buffer> {
  const cache = new Map<string, { version: string; body: Promise<Buffer> }>()
  return async (file, encoding) => {
    if (encoding === 'identity') return readFile(file.path)
    const key = `${encoding} ${file.path}`
    const version = `${file.mtimeMs} ${file.size}`
    const cached = cache.get(key)
    if (cached?.version === version) return cached.body
    const body = compress(file, encoding)
    cache.delete(key)
    cache.set(key, { version, body })
    body.catch(() => cache.delete(key))
    const [oldest] = cache.keys()
    if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest)
    return body
  }
}
