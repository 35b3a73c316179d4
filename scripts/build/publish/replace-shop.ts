import { existsSync, renameSync } from 'node:fs'
import { rm } from 'node:fs/promises'

/** Where the old shop is for the moment in which the new one takes its place. */
function asideOf(target: string): string {
  return `.cache/old-${encodeURIComponent(target)}`
}

/**
 * Puts the old shop back when an earlier build was killed in that moment: a disk cannot exchange two folders at once, so
 * it lies between two renames.
 */
export function restoreShop(target: string): void {
  if (!existsSync(target) && existsSync(asideOf(target))) renameSync(asideOf(target), target)
}

/**
 * Puts a finished shop where the old one is; a reader finds the one or the other, whole.
 * @throws what the disk says; the old shop is there then
 */
export async function replaceShop(fresh: string, target: string): Promise<void> {
  const aside = asideOf(target)
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
