import { readFile } from 'node:fs/promises'
import { writeWhole } from '../kept-file.ts'

/** An answer of the API as a build has read it. */
export interface KeptAnswer {
  /** Validator of the answer; '' when the API gave none. */
  etag: string
  /** Digest of what came. */
  digest: string
  /** What was made of it: plain JSON. */
  output: unknown
}

/** The API's answers as the last pull left them. */
export interface KeptAnswers {
  /** What an address answered the last time. */
  find: (address: string) => KeptAnswer | undefined
  /** What it answers now; only what is kept anew is there for the next pull. */
  keep: (address: string, answer: KeptAnswer) => void
  /** Writes down what this pull has kept, unless it stands there already. */
  save: () => Promise<void>
}

/**
 * Opens the answers in a file, a line each, which need not be there yet. What other code has read, which may have read
 * it differently, is as good as not there.
 * @param code digest of the code that reads the answers
 */
export async function openKeptAnswers(file: string, code: string): Promise<KeptAnswers> {
  const earlier = await readAnswers(file, code)
  const now = new Map<string, KeptAnswer>()
  return {
    find: (address) => earlier.get(address),
    keep: (address, answer) => now.set(address, answer),
    save: async () => {
      if (earlier.size === now.size && [...now].every(([address, answer]) => earlier.get(address) === answer))
        return
      await writeWhole(file, [code, ...[...now].map((entry) => JSON.stringify(entry))].join('\n'))
    },
  }
}

async function readAnswers(file: string, code: string): Promise<Map<string, KeptAnswer>> {
  try {
    const [writtenBy, ...lines] = (await readFile(file, 'utf8')).split('\n')
    if (writtenBy !== code) return new Map()
    return new Map(lines.map((line) => JSON.parse(line) as [string, KeptAnswer]))
  } catch {
    return new Map()
  }
}
