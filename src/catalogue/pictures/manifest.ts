import { mkdir, readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { BuiltPicture, Pictures } from '../../domain/picture.ts'
import { writeWhole } from './cache.ts'

/** Where builds keep pictures. */
export const PICTURES_DIR = '.cache/pictures'
const MANIFEST_PATH = `${PICTURES_DIR}/manifest.json`

let manifest: Promise<Pictures> | undefined

/** Says which pictures this build's pages show. */
export async function writePictures(pictures: Pictures): Promise<void> {
  const target = resolve(MANIFEST_PATH)
  await mkdir(dirname(target), { recursive: true })
  await writeWhole(target, JSON.stringify([...pictures]))
}

/** The pictures that pages show; read once. Before any build there are none, and pages show the media host's. */
export function readPictures(): Promise<Pictures> {
  manifest ??= readFile(resolve(MANIFEST_PATH), 'utf8').then(
    (json) => new Map(JSON.parse(json) as [string, BuiltPicture | null][]),
    () => new Map(),
  )
  return manifest
}
