import { constants } from 'node:fs'
import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import * as v from 'valibot'
import { ENCODING } from '../../../src/config/pictures.ts'
import {
  pictureFile,
  pictureFiles,
  type BuiltPicture,
  type PictureFile,
  type Pictures,
  type PictureWidths,
} from '../../../src/catalogue/rules/picture.ts'
import { digestOf } from '../digest.ts'
import { readCached, writeAtomically } from '../atomic-files.ts'
import type { WantedPicture } from './wanted.ts'

/** The folder in which builds keep pictures. */
export const PICTURES_DIR = '.cache/pictures'

const sourceSchema = v.object({
  /** The hash of the original's bytes. */
  hash: v.string(),
  width: v.number(),
  height: v.number(),
  /** The main colour, three hex digits. */
  color: v.string(),
  /** The colour of its edges, six hex digits; '' for a photo that fills its frame. */
  ground: v.string(),
  etag: v.string(),
  lastModified: v.string(),
  /** The time of the last build that showed it, in milliseconds since 1970. */
  usedAt: v.number(),
})

/** Facts about the picture at an address. */
export type PictureSource = v.InferOutput<typeof sourceSchema>

/** A key for content and settings. 48 bits are enough: one more letter would cost 40 bytes on a page of 40 products. */
const pictureKey = (hash: string) => digestOf(hash + JSON.stringify(ENCODING)).slice(0, 8)

/** The picture that is made from an original. */
export function toBuiltPicture({ hash, width, height, ground }: PictureSource): BuiltPicture {
  return { key: pictureKey(hash), width, height, ...(ground && { ground }) }
}

export interface PictureCache {
  sources: Map<string, PictureSource>
  /** The files of a picture that are not there yet. */
  missingFiles: (picture: BuiltPicture, widths: PictureWidths) => PictureFile[]
  writeFile: (name: string, bytes: Uint8Array) => Promise<void>
  /** Saves the facts about all originals. */
  save: () => Promise<void>
  /** Removes pictures that no build has shown since this time, in milliseconds since 1970. */
  prune: (since: number) => Promise<void>
}

/** Opens the cache in a folder, which need not exist yet. */
export async function openPictureCache(dir: string): Promise<PictureCache> {
  const filesDir = join(dir, 'files')
  const sourcesFile = join(dir, 'sources.json')
  await mkdir(filesDir, { recursive: true })
  const files = new Set(await readdir(filesDir))
  const kept = await readCached(sourcesFile, v.record(v.string(), sourceSchema))
  const sources = new Map(Object.entries(kept ?? {}))
  return {
    sources,
    missingFiles: ({ key, width: originalWidth }, widths) =>
      pictureFiles(widths, originalWidth).filter(
        ({ width, format }) => !files.has(pictureFile(key, width, format)),
      ),
    writeFile: async (name, bytes) => {
      await writeAtomically(join(filesDir, name), bytes)
      files.add(name)
    },
    save: () => writeAtomically(sourcesFile, JSON.stringify(Object.fromEntries(sources))),
    prune: async (since) => {
      for (const [address, { usedAt }] of sources) if (usedAt < since) sources.delete(address)
      const used = new Set([...sources.values()].map(({ hash }) => pictureKey(hash)))
      for (const file of await readdir(filesDir)) {
        const [, key = ''] = /^(.+)-\d+\.(?:avif|webp)$/.exec(file) ?? []
        if (!used.has(key)) await rm(join(filesDir, file))
      }
    },
  }
}

/**
 * Copies the shown files with their times to `outDir`/pictures. With links, an edit of the shop would change the cache.
 */
export async function placePictures(
  outDir: string,
  cacheDir: string,
  wanted: readonly WantedPicture[],
  pictures: Pictures,
): Promise<void> {
  const names = wanted.flatMap(({ path, ...widths }) => {
    const picture = pictures.get(path)
    if (!picture) return []
    return pictureFiles(widths, picture.width).map(({ width, format }) =>
      pictureFile(picture.key, width, format),
    )
  })
  const [target, filesDir] = [join(outDir, 'pictures'), join(cacheDir, 'files')]
  if (names.length > 0) await mkdir(target, { recursive: true })
  await pLimit(32).map([...new Set(names)], (name) =>
    cp(join(filesDir, name), join(target, name), {
      mode: constants.COPYFILE_FICLONE,
      preserveTimestamps: true,
    }),
  )
}
