import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Catalogue } from '../domain/shop/catalogue.ts'

/** Where `npm run pull` leaves the catalogue and the pages find it. */
export const SNAPSHOT_PATH = '.cache/catalogue.json'

/** The catalogue of the last shop that was built, for the next to be compared with. */
const BUILT_PATH = '.cache/built-catalogue.json'

let snapshot: Promise<Catalogue> | undefined

/** Writes the snapshot; a reader sees the old one or the new one, never a half. */
export async function writeSnapshot(catalogue: Catalogue): Promise<void> {
  const target = resolve(SNAPSHOT_PATH)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(`${target}.new`, JSON.stringify(catalogue))
  await rename(`${target}.new`, target)
}

/**
 * The catalogue that this build renders; read once.
 * @throws when no pull has written it yet
 */
export function readSnapshot(): Promise<Catalogue> {
  snapshot ??= readFile(resolve(SNAPSHOT_PATH), 'utf8').then(
    (json) => JSON.parse(json) as Catalogue,
    (cause: unknown) => {
      throw new Error(`No catalogue at ${SNAPSHOT_PATH}: run \`npm run pull\` or \`npm run build\``, {
        cause,
      })
    },
  )
  return snapshot
}

/** The catalogue of the last shop that was built; `undefined` before the first. */
export async function readBuiltCatalogue(): Promise<Catalogue | undefined> {
  try {
    return JSON.parse(await readFile(resolve(BUILT_PATH), 'utf8')) as Catalogue
  } catch {
    return undefined
  }
}

/** Says that a shop was built of the snapshot. */
export async function keepBuiltCatalogue(): Promise<void> {
  const target = resolve(BUILT_PATH)
  await copyFile(resolve(SNAPSHOT_PATH), `${target}.new`)
  await rename(`${target}.new`, target)
}
