import { existsSync } from 'node:fs'
import { join, relative, dirname } from 'node:path'
import { copyFile, mkdir } from 'node:fs/promises'
import * as v from 'valibot'
import { digestFile } from '../digest.ts'
import { filesBelow, readKept, writeWhole } from '../kept-files.ts'

type BuiltFile = readonly [bytes: number, hash: string]

/** The files of a built shop by their paths in it: bytes and hash of each. */
export type BuiltFiles = Readonly<Record<string, BuiltFile>>

/** Files that an earlier build made and this one did not, each with the time since which that is so, in milliseconds. */
export type CarriedFiles = Readonly<Record<string, number>>

const listSchema = v.object({
  /** Of everything that the shop was built from. */
  digest: v.string(),
  files: v.record(v.string(), v.tuple([v.number(), v.string()])),
  carried: v.optional(v.record(v.string(), v.number()), {}),
})

/** Where the list of the shop in `target` is kept. */
const listOf = (target: string) => `.cache/files-of-${encodeURIComponent(target)}.json`

/** Reads every file below a folder. */
export function readBuiltFiles(dir: string): BuiltFiles {
  return Object.fromEntries(filesBelow(dir).map((path) => [relative(dir, path), digestFile(path)]))
}

/** Keeps the list of the files that are put into `target`, for `isWholeShop` and for the next build. */
export async function keepFileList(
  target: string,
  list: { digest: string; files: BuiltFiles; carried: CarriedFiles },
): Promise<void> {
  await writeWhole(listOf(target), JSON.stringify(list))
}

/** The list of the shop in `target`; `undefined` where no build has kept one. */
export function readFileList(target: string): Promise<v.InferOutput<typeof listSchema> | undefined> {
  return readKept(listOf(target), listSchema)
}

/** False for a file that is missing, cut short or edited. */
function isFileAsBuilt(path: string, [bytes, hash]: BuiltFile): boolean {
  try {
    const [length, content] = digestFile(path)
    return length === bytes && content === hash
  } catch {
    return false
  }
}

/** True when the shop in `target` was built from inputs of this digest and every file of it is as it was built. */
export async function isWholeShop(target: string, digest: string): Promise<boolean> {
  const list = await readFileList(target)
  if (list?.digest !== digest) return false
  return Object.entries(list.files).every(([path, built]) => isFileAsBuilt(join(target, path), built))
}

/** Folders of what an open page may still ask for after a deploy: its code, its font, the index of its listing. */
const ASKED_FOR_LATER = /^(?:_astro|listing)\//
/** How long a file stays in the shop after the build that no longer made it, in milliseconds (rule 709). */
const CARRIED_MS = 7 * 24 * 60 * 60 * 1000

/**
 * Copies into a fresh shop what open pages of earlier builds may still ask for: files whose names the fresh shop does not
 * have. A file that was changed after it was built is not copied.
 * @param target where the shop is that the fresh one will replace
 * @param now in milliseconds
 */
export async function carryFiles(target: string, fresh: string, now: number): Promise<CarriedFiles> {
  const earlier = await readFileList(target)
  const carried: Record<string, number> = {}
  for (const [path, built] of Object.entries(earlier?.files ?? {})) {
    const since = earlier?.carried[path] ?? now
    const isWanted = ASKED_FOR_LATER.test(path) && now - since < CARRIED_MS && !existsSync(join(fresh, path))
    if (!isWanted || !isFileAsBuilt(join(target, path), built)) continue
    await mkdir(dirname(join(fresh, path)), { recursive: true })
    await copyFile(join(target, path), join(fresh, path))
    carried[path] = since
  }
  return carried
}
