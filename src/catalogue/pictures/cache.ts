import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { ENCODING } from '../../config/product/pictures.ts'
import {
  pictureFile,
  pictureFiles,
  type BuiltPicture,
  type PictureFile,
  type PictureWidths,
} from '../../domain/product/picture.ts'
import { DRAFT, readKept, writeWhole } from '../kept-file.ts'

const sourceSchema = v.object({
  /** Of the original's bytes. */
  hash: v.string(),
  width: v.number(),
  height: v.number(),
  etag: v.string(),
  lastModified: v.string(),
  isImmutable: v.boolean(),
  /** When a build last showed it, in milliseconds since 1970. */
  usedAt: v.number(),
})
const sourcesSchema = v.record(v.string(), sourceSchema)

/** What is known of the picture at an address. */
export type PictureSource = v.InferOutput<typeof sourceSchema>

/** The hash that an original is known by. */
export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** The beginning of file names: of the content and of the settings, so that a name never means two pictures. */
function pictureKey(hash: string): string {
  return createHash('sha256').update(hash).update(JSON.stringify(ENCODING)).digest('hex').slice(0, 16)
}

/** The picture that is made of an original. */
export function toBuiltPicture({ hash, width, height }: PictureSource): BuiltPicture {
  return { key: pictureKey(hash), width, height }
}

/** What builds keep of pictures: what each address last held, and encoded files by content. */
export interface PictureCache {
  find: (address: string) => PictureSource | undefined
  keep: (address: string, source: PictureSource) => void
  /** The picture, if every file in the given widths is there. */
  ready: (source: PictureSource, widths: PictureWidths) => BuiltPicture | undefined
  /** Its files in the given widths that are not there. */
  missingFiles: (picture: BuiltPicture, widths: PictureWidths) => PictureFile[]
  writeFile: (name: string, bytes: Uint8Array) => Promise<void>
  /** Writes down what each address holds. */
  save: () => Promise<void>
  /** Takes out what was not used since the given time, in milliseconds since 1970. */
  prune: (since: number) => Promise<void>
}

/** Opens the cache in a folder, which need not be there yet. */
export async function openPictureCache(dir: string): Promise<PictureCache> {
  const filesDir = join(dir, 'files')
  const sourcesFile = join(dir, 'sources.json')
  await mkdir(filesDir, { recursive: true })
  const files = new Set(await readdir(filesDir))
  const sources = new Map(Object.entries((await readKept(sourcesFile, sourcesSchema)) ?? {}))
  const missingFiles = ({ key, width: originalWidth }: BuiltPicture, widths: PictureWidths) =>
    pictureFiles(widths, originalWidth).filter(
      ({ width, format }) => !files.has(pictureFile(key, width, format)),
    )

  return {
    find: (address) => sources.get(address),
    keep: (address, source) => sources.set(address, source),
    missingFiles,
    ready: (source, widths) => {
      const picture = toBuiltPicture(source)
      return missingFiles(picture, widths).length === 0 ? picture : undefined
    },
    writeFile: async (name, bytes) => {
      await writeWhole(join(filesDir, name), bytes)
      files.add(name)
    },
    save: () => writeWhole(sourcesFile, JSON.stringify(Object.fromEntries(sources))),
    prune: async (since) => {
      for (const [address, { usedAt }] of sources) if (usedAt < since) sources.delete(address)
      const used = new Set([...sources.values()].map(({ hash }) => pictureKey(hash)))
      for (const name of files) {
        if (used.has(name.slice(0, name.indexOf('-'))) && !name.endsWith(DRAFT)) continue
        // Another build may have made it just now.
        const { mtimeMs } = await stat(join(filesDir, name)).catch(() => ({ mtimeMs: Infinity }))
        if (mtimeMs < since) await rm(join(filesDir, name), { force: true })
      }
    },
  }
}
