import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { ENCODING } from '../../../src/config/product/pictures.ts'
import {
  pictureFile,
  pictureFiles,
  type BuiltPicture,
  type PictureFile,
  type PictureWidths,
} from '../../../src/domain/product/picture.ts'
import { digestOf } from '../digest.ts'
import { readKept, writeWhole } from '../kept-files.ts'

/** Where builds keep pictures. */
export const PICTURES_DIR = '.cache/pictures'

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

/** A kept file has the hash of its content at the end of its name, which shows whether it was cut short or edited. */
const KEPT_NAME = /^(.+)\.([0-9a-f]{16})$/

function shortHash(bytes: Uint8Array): string {
  return digestOf(bytes, 'hex').slice(0, 16)
}

/** Paths of the encoded files that are kept in a cache, by the names that they have in the shop. */
export async function keptFiles(dir: string): Promise<Map<string, string>> {
  const names = await readdir(join(dir, 'files')).catch(() => [])
  return new Map(
    names.flatMap((kept) => {
      const name = KEPT_NAME.exec(kept)?.[1]
      return name === undefined ? [] : [[name, join(dir, 'files', kept)] as const]
    }),
  )
}

/**
 * The beginning of the names of a picture's files. It is made of the content and of the settings, so that a name never
 * means two pictures. 48 bits are enough for that, and each letter more is 40 bytes on a page of 40 products.
 */
function pictureKey(hash: string): string {
  return digestOf(hash + JSON.stringify(ENCODING)).slice(0, 8)
}

/** The picture that is made of an original. */
export function toBuiltPicture({ hash, width, height }: PictureSource): BuiltPicture {
  return { key: pictureKey(hash), width, height }
}

/** What builds keep of pictures: the last original of each address, and encoded files by content. */
export interface PictureCache {
  find: (address: string) => PictureSource | undefined
  keep: (address: string, source: PictureSource) => void
  /** The picture, if every file in the given widths is there and is as it was encoded. */
  ready: (source: PictureSource, widths: PictureWidths) => Promise<BuiltPicture | undefined>
  /** Its files in the given widths that are not there, or not as they were encoded. */
  missingFiles: (picture: BuiltPicture, widths: PictureWidths) => Promise<PictureFile[]>
  writeFile: (name: string, bytes: Uint8Array) => Promise<void>
  /** Writes down the originals of all addresses. */
  save: () => Promise<void>
  /** Removes what was not used since the given time, in milliseconds since 1970. */
  prune: (since: number) => Promise<void>
}

/** Opens the cache in a folder, which need not be there yet. */
export async function openPictureCache(dir: string): Promise<PictureCache> {
  const filesDir = join(dir, 'files')
  const sourcesFile = join(dir, 'sources.json')
  await mkdir(filesDir, { recursive: true })
  const files = await keptFiles(dir)
  const sources = new Map(Object.entries((await readKept(sourcesFile, sourcesSchema)) ?? {}))
  const isWhole = async (name: string) => {
    const path = files.get(name)
    if (path === undefined) return false
    const bytes = await readFile(path).catch(() => undefined)
    return bytes !== undefined && path.endsWith(`.${shortHash(bytes)}`)
  }
  const missingFiles = async ({ key, width: originalWidth }: BuiltPicture, widths: PictureWidths) => {
    const wanted = pictureFiles(widths, originalWidth)
    const checks = wanted.map(({ width, format }) => isWhole(pictureFile(key, width, format)))
    const whole = await Promise.all(checks)
    return wanted.filter((_, index) => !whole[index])
  }

  return {
    find: (address) => sources.get(address),
    keep: (address, source) => sources.set(address, source),
    missingFiles,
    ready: async (source, widths) => {
      const picture = toBuiltPicture(source)
      return (await missingFiles(picture, widths)).length === 0 ? picture : undefined
    },
    writeFile: async (name, bytes) => {
      const path = join(filesDir, `${name}.${shortHash(bytes)}`)
      await writeWhole(path, bytes)
      files.set(name, path)
    },
    save: () => writeWhole(sourcesFile, JSON.stringify(Object.fromEntries(sources))),
    prune: async (since) => {
      for (const [address, { usedAt }] of sources) if (usedAt < since) sources.delete(address)
      const used = new Set([...sources.values()].map(({ hash }) => pictureKey(hash)))
      for (const name of await readdir(filesDir)) {
        if (used.has(name.slice(0, name.lastIndexOf('-'))) && KEPT_NAME.test(name)) continue
        // A file that no picture uses stays as long, in case the owner puts its picture back.
        const file = join(filesDir, name)
        if ((await stat(file)).mtimeMs < since) await rm(file)
      }
    },
  }
}
