import { existsSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isFileAsBuilt, readFileList, type CarriedFiles } from './built-files.ts'

/** What an open page may still ask for after a deploy: its code and font, and the index of its listing. */
const ASKED_FOR_LATER = /^(?:_astro|listing)\//
/** How long a file stays in the shop after the build that no longer made it, in milliseconds (rule 709). */
const CARRIED_MS = 7 * 24 * 60 * 60 * 1000

/**
 * Copies into a fresh shop what pages of earlier builds may still ask for. Only what has changed is there twice: names of
 * scripts change with their content, and an index that is made anew under the same name takes the old one's place. A file
 * that is no longer as it was built stays behind.
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
