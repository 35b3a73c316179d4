import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as v from 'valibot'
import { digestFile } from '../digest.ts'
import { readKept, writeWhole } from '../kept-files.ts'

/** The files of a built shop by their paths in it: bytes and hash of each. */
export type BuiltFiles = Readonly<Record<string, readonly [bytes: number, hash: string]>>

const listSchema = v.object({
  /** Of all that the shop was built from. */
  digest: v.string(),
  files: v.record(v.string(), v.tuple([v.number(), v.string()])),
})

/** Where the list of the shop in `target` is kept. */
const listOf = (target: string) => `.cache/files-of-${encodeURIComponent(target)}.json`

/** Reads every file below a folder. */
export function readBuiltFiles(dir: string): BuiltFiles {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return Object.fromEntries(paths.map((path) => [relative(dir, path), digestFile(path)]))
}

/** Keeps the list of the files that are put into `target`, for `isWholeShop`. */
export async function keepFileList(target: string, digest: string, files: BuiltFiles): Promise<void> {
  await writeWhole(listOf(target), JSON.stringify({ digest, files }))
}

/**
 * True when the shop in `target` was built from what has this digest, and every file of it is there as it was built. A
 * file that is missing, cut short or edited makes it false.
 */
export async function isWholeShop(target: string, digest: string): Promise<boolean> {
  const list = await readKept(listOf(target), listSchema)
  if (list?.digest !== digest) return false
  return Object.entries(list.files).every(([path, [bytes, hash]]) => {
    try {
      const [length, content] = digestFile(join(target, path))
      return length === bytes && content === hash
    } catch {
      return false
    }
  })
}
