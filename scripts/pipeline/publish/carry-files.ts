import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join, relative } from 'node:path'
import * as v from 'valibot'
import { DAY_MS } from '../../../src/company/rules/working-days.ts'
import { filesBelow, readCached, writeAtomically } from '../atomic-files.ts'

/** Folders of files that an open page may fetch after a deploy: code, font, pictures, the listing's index. */
export const ASKED_FOR_LATER = ['_astro', 'listing', 'pictures']
/** How long a shop keeps a file that builds no longer make, in milliseconds. */
const CARRIED_MS = 7 * DAY_MS

/** Files that builds no longer make, each with the time of the first such build, in milliseconds. */
const carriedSchema = v.record(v.string(), v.number())

/** The path of the list of carried files, for the shop in `target`. */
const listOf = (target: string) => `.cache/carried-to-${encodeURIComponent(target)}.json`

/** Files of earlier builds in the shop in `target`. */
export async function readCarried(target: string): Promise<v.InferOutput<typeof carriedSchema>> {
  return (await readCached(listOf(target), carriedSchema)) ?? {}
}

/** Copies old files into a fresh shop: pages that are still open may fetch them. @returns their paths */
export async function carryFiles(target: string, fresh: string, now: number): Promise<string[]> {
  const earlier = await readCarried(target)
  const carried: Record<string, number> = {}
  const folders = ASKED_FOR_LATER.map((name) => join(target, name)).filter((folder) => existsSync(folder))
  const files = folders.flatMap(filesBelow).map((file) => relative(target, file))
  // Do not carry an old `.br` whose plain file was rebuilt.
  const isMade = new Set(files.filter((file) => existsSync(join(fresh, file.replace(/\.br$/, '')))))
  for (const path of files) {
    const since = earlier[path] ?? now
    if (now - since >= CARRIED_MS || isMade.has(path)) continue
    await cp(join(target, path), join(fresh, path), { preserveTimestamps: true })
    carried[path] = since
  }
  await writeAtomically(listOf(target), JSON.stringify(carried))
  return Object.keys(carried)
}
