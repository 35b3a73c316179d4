import { existsSync, renameSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** Where the old shop is while the new one takes its place. */
function asideOf(target: string): string {
  return resolve(`.cache/old-${encodeURIComponent(target)}`)
}

/** Puts the old shop back where a build was killed between the two renames by which the new one takes its place. */
export function restoreShop(target: string): void {
  if (!existsSync(target) && existsSync(asideOf(target))) renameSync(asideOf(target), target)
}

/** A reader finds one or the other, whole. @throws what the disk says; the old shop is then still there */
export async function replaceShop(fresh: string, target: string): Promise<void> {
  const aside = asideOf(target)
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
