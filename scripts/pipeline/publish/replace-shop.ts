import { existsSync, renameSync } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import pLimit from 'p-limit'
import { filesBelow } from '../kept-files.ts'

/** One after another would take ten times as long. */
const FLUSHED_AT_ONCE = 16

/** Where the old shop is while the new one takes its place. */
function asideOf(target: string): string {
  return `.cache/old-${encodeURIComponent(target)}`
}

/** True where a build was killed between the two renames by which the new shop takes the old one's place. */
export function isShopAside(target: string): boolean {
  return !existsSync(target) && existsSync(asideOf(target))
}

/** Puts the old shop back where an earlier build was killed between the two renames. */
export function restoreShop(target: string): void {
  if (isShopAside(target)) renameSync(asideOf(target), target)
}

/** Has the disk keep the files: otherwise a power failure may leave a name without its content. */
async function flushFiles(dir: string): Promise<void> {
  await pLimit(FLUSHED_AT_ONCE).map(filesBelow(dir), async (path) => {
    const file = await open(path, 'r+')
    await file.sync().finally(() => file.close())
  })
}

/**
 * Puts a finished shop where the old one is; a reader finds one or the other, whole.
 * @throws what the disk says; the old shop is then still there
 */
export async function replaceShop(fresh: string, target: string): Promise<void> {
  const aside = asideOf(target)
  await flushFiles(fresh)
  await mkdir(dirname(aside), { recursive: true })
  await rm(aside, { recursive: true, force: true })
  // Both renames are synchronous, so that there is hardly any time in which the process could be killed.
  if (existsSync(target)) renameSync(target, aside)
  try {
    renameSync(fresh, target)
  } catch (error) {
    restoreShop(target)
    throw error
  }
  await rm(aside, { recursive: true, force: true })
}
