import { readFile } from 'node:fs/promises'
import { digestOf } from '../digest.ts'
import { writeWhole } from '../kept-files.ts'

/** A response of the API as a build has read it. */
export interface CachedResponse {
  etag: string
  /** What was made of it: plain JSON. */
  output: unknown
}

/** The API's responses as the last pull left them. */
export interface ResponseCache {
  /** What an address responded the last time. */
  find: (address: string) => CachedResponse | undefined
  /** What it responds now; only what is kept anew is there for the next pull. */
  keep: (address: string, response: CachedResponse) => void
  /** Writes down what this pull has kept, unless it stands there already. */
  save: () => Promise<void>
}

/**
 * Opens the responses in a file, a line each, which need not be there yet. A file that is not as it was written is as
 * good as none, and so is one of other code, which may have read the responses differently.
 * @param code digest of the code that reads the responses
 */
export async function openResponseCache(file: string, code: string): Promise<ResponseCache> {
  const earlier = await readResponses(file, code)
  const now = new Map<string, CachedResponse>()
  return {
    find: (address) => earlier.get(address),
    keep: (address, response) => now.set(address, response),
    save: async () => {
      const isSame = [...now].every(([address, response]) => earlier.get(address) === response)
      if (earlier.size === now.size && isSame) return
      const lines = [...now].map((entry) => JSON.stringify(entry)).join('\n')
      await writeWhole(file, `${digestOf(code + lines)}\n${lines}`)
    },
  }
}

async function readResponses(file: string, code: string): Promise<Map<string, CachedResponse>> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const end = text.indexOf('\n')
  const lines = text.slice(end + 1)
  if (end < 0 || text.slice(0, end) !== digestOf(code + lines) || lines === '') return new Map()
  return new Map(lines.split('\n').map((line) => JSON.parse(line) as [string, CachedResponse]))
}
