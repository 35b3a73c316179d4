import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import pLimit from 'p-limit'
import * as v from 'valibot'
import { digestOf } from '../digest.ts'
import { readKept, writeWhole } from '../kept-files.ts'

/** The files of a built shop by their paths in it: bytes and hash of each. */
export type BuiltFiles = Readonly<Record<string, readonly [bytes: number, hash: string]>>

const listSchema = v.object({
  /** Of all that the shop was built from. */
  digest: v.string(),
  files: v.record(v.string(), v.tuple([v.number(), v.string()])),
})
const FILES_AT_A_TIME = 16

/** Where the list of the shop in `target` is kept. */
const listOf = (target: string) => `.cache/files-of-${encodeURIComponent(target)}.json`

async function hashFile(file: string): Promise<string> {
  return digestOf(await readFile(file))
}

/** Reads every file below a folder. */
export async function readBuiltFiles(dir: string): Promise<BuiltFiles> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const files = await pLimit(FILES_AT_A_TIME).map(paths, async (path) => {
    const { size } = await stat(path)
    return [relative(dir, path), [size, await hashFile(path)]] as const
  })
  return Object.fromEntries(files)
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
  const checks = await pLimit(FILES_AT_A_TIME).map(
    Object.entries(list.files),
    async ([path, [bytes, hash]]) => {
      const file = join(target, path)
      const found = await stat(file).catch(() => undefined)
      return found?.size === bytes && (await hashFile(file)) === hash
    },
  )
  return checks.every(Boolean)
}
