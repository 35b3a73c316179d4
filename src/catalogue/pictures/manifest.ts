import { resolve } from 'node:path'
import * as v from 'valibot'
import type { Pictures } from '../../domain/product/picture.ts'
import { readKept, writeWhole } from '../kept-file.ts'

const manifestSchema = v.array(
  v.tuple([v.string(), v.nullable(v.object({ key: v.string(), width: v.number(), height: v.number() }))]),
)

/** Where builds keep pictures. */
export const PICTURES_DIR = '.cache/pictures'
const MANIFEST_PATH = `${PICTURES_DIR}/manifest.json`

let manifest: Promise<Pictures> | undefined

/** Says which pictures this build's pages show. */
export async function writePictures(pictures: Pictures): Promise<void> {
  await writeWhole(resolve(MANIFEST_PATH), JSON.stringify([...pictures]))
}

/**
 * The pictures that pages show; read once. Before any build there are none, and pages show the media host's: no
 * manifest, or one that cannot be read, says the same.
 */
export function readPictures(): Promise<Pictures> {
  manifest ??= readKept(resolve(MANIFEST_PATH), manifestSchema).then((entries) => new Map(entries))
  return manifest
}
