import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmdirSync,
  statSync,
} from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { EnvError } from '../../../src/config/build-env.ts'
import { ASKED_FOR_LATER } from './carry-files.ts'

/** The folder behind a path or a link. It need not exist yet. */
function followLinks(path: string): string {
  if (existsSync(path)) return realpathSync(path)
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
  return isLink ? resolve(dirname(path), readlinkSync(path)) : resolve(path)
}

/** A folder on the same disk as the shop, so that a rename can swap the two. */
function beside(folder: string, what: 'old' | 'new'): string {
  return join(dirname(folder), `.${basename(folder)}.${what}`)
}

/** True for a shop, and for the folders of one that a host restored from its cache. */
function isShop(folder: string): boolean {
  const entries = readdirSync(folder)
  return (
    entries.includes('catalogue.json') ||
    entries.includes('_astro') ||
    entries.every((entry) => ASKED_FOR_LATER.includes(entry))
  )
}

/**
 * Finds the folder of the shop behind any links, and checks it before the long work of a build.
 * @throws {EnvError} if it cannot be replaced or holds something else
 */
export function findPlace(target: string): string {
  const folder = followLinks(target)
  const name = folder === resolve(target) ? target : `${target} (${folder})`
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found && !found.isDirectory())
    throw new EnvError(
      `${name} is a file: a shop needs a folder; name another by --out`,
      `${name} je súbor: obchod potrebuje priečinok, zvoľte iný cez --out`,
    )
  let parent = dirname(folder)
  while (!existsSync(parent)) parent = dirname(parent)
  if (found && found.dev !== statSync(parent).dev)
    throw new EnvError(
      `${name} is a disk of its own, and cannot be replaced as a whole: name a folder on it, such as --out ${join(target, 'shop')}`,
      `${name} je celý disk a nedá sa vymeniť naraz: zvoľte priečinok na ňom, napríklad --out ${join(target, 'shop')}`,
    )
  if (found && !isShop(folder))
    throw new EnvError(
      `${name} holds something that is no shop, and a build would delete it: empty the folder, or name another by --out`,
      `${name} obsahuje niečo, čo nie je obchod, a zostavenie by to zmazalo: vyprázdnite ho, alebo zvoľte iný cez --out`,
    )
  try {
    rmdirSync(mkdtempSync(join(parent, '.shop-')))
  } catch {
    throw new EnvError(
      `${name} cannot be replaced, because ${parent} cannot be written to: name a folder in one that can, by --out`,
      `${name} sa nedá vymeniť, lebo do ${parent} sa nedá zapisovať: zvoľte priečinok inde cez --out`,
    )
  }
  return folder
}

/** Puts the old shop back if a build was killed between the two renames of `replaceShop`. */
export function restoreShop(target: string): void {
  const folder = followLinks(target)
  const old = beside(folder, 'old')
  if (!existsSync(folder) && existsSync(old)) renameSync(old, folder)
}

/** Moves a folder, if necessary to another disk. */
async function move(from: string, to: string, rename: typeof renameSync): Promise<void> {
  try {
    rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await cp(from, to, { recursive: true })
    await rm(from, { recursive: true, force: true })
  }
}

/**
 * Replaces the old shop by the fresh one. A reader finds one of them, whole.
 * @param folder the result of `findPlace`
 * @throws errors of the disk; the old shop is then still there
 */
export async function replaceShop(fresh: string, folder: string, rename = renameSync): Promise<void> {
  const [old, ready] = [beside(folder, 'old'), beside(folder, 'new')]
  await mkdir(dirname(folder), { recursive: true })
  for (const left of [old, ready]) await rm(left, { recursive: true, force: true })
  await move(fresh, ready, rename)
  // Rename synchronously: the process is hardly ever killed between the two.
  if (existsSync(folder)) renameSync(folder, old)
  try {
    renameSync(ready, folder)
  } catch (error) {
    restoreShop(folder)
    throw error
  }
  await rm(old, { recursive: true, force: true })
}
