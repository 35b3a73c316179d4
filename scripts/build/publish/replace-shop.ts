import { existsSync, renameSync } from 'node:fs'
import { mkdir, open, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pLimit from 'p-limit'

/** One after another would take ten times as long. */
const FLUSHED_AT_ONCE = 16

/** Where the old shop is for the moment in which the new one takes its place. */
function asideOf(target: string): string {
  return `.cache/old-${encodeURIComponent(target)}`
}

/** True where a build was killed in that moment: a disk cannot exchange two folders at once, so it lies between two renames. */
export function isShopAside(target: string): boolean {
  return !existsSync(target) && existsSync(asideOf(target))
}

/** Puts the old shop back when an earlier build was killed in that moment. */
export function restoreShop(target: string): void {
  if (isShopAside(target)) renameSync(asideOf(target), target)
}

/** Has the disk keep what was written: when the power goes, a name may else lead to a file without its content. */
async function flushFiles(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  await pLimit(FLUSHED_AT_ONCE).map(files, async ({ parentPath, name }) => {
    const file = await open(join(parentPath, name), 'r+')
    await file.sync().finally(() => file.close())
  })
}

/**
 * Puts a finished shop where the old one is; a reader finds the one or the other, whole.
 * @throws what the disk says; the old shop is there then
 */
export async function replaceShop(fresh: string, target: string): Promise<void> {
  const aside = asideOf(target)
  await flushFiles(fresh)
  await mkdir(dirname(aside), { recursive: true })
  await rm(aside, { recursive: true, force: true })
  // Nothing else of this program runs between the two, so that a kill hardly fits in.
  if (existsSync(target)) renameSync(target, aside)
  try {
    renameSync(fresh, target)
  } catch (error) {
    restoreShop(target)
    throw error
  }
  await rm(aside, { recursive: true, force: true })
}
