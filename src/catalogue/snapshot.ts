import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Catalogue } from '../domain/shop/catalogue.ts'

/** Where `npm run pull` leaves the catalogue and the pages find it. */
export const SNAPSHOT_PATH = '.cache/catalogue.json'

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
