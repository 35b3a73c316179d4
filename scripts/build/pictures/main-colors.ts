import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import * as v from 'valibot'
import type { Pictures } from '../../../src/domain/product/picture.ts'
import { readKept, writeWhole } from '../kept-files.ts'
import { keptFiles } from './cache.ts'
import { measureMainColor } from './main-color.ts'

/** Another way to measure takes another name. */
const KEPT = 'main-colors-1.json'

/** Paths of the smallest WebP file of each kept picture, by the picture's key. */
async function smallestFiles(cacheDir: string): Promise<Map<string, string>> {
  const smallest = new Map<string, { width: number; path: string }>()
  for (const [name, path] of await keptFiles(cacheDir)) {
    const [, key = '', width = 0] = /^(.+)-(\d+)\.webp$/.exec(name) ?? []
    const known = smallest.get(key)
    if (!known || Number(width) < known.width) smallest.set(key, { width: Number(width), path })
  }
  return new Map([...smallest].map(([key, { path }]) => [key, path]))
}

/**
 * Measures the main colours of pictures that the build has encoded, from their files in its cache. What an earlier build
 * has measured is known by the picture's key, which is made of its content.
 * @param paths below `web_files/`
 * @returns three hex digits by path; none of a picture that is not encoded
 */
export async function readMainColors(
  paths: Iterable<string>,
  pictures: Pictures,
  cacheDir: string,
): Promise<ReadonlyMap<string, string>> {
  const file = join(cacheDir, KEPT)
  const known = new Map(Object.entries((await readKept(file, v.record(v.string(), v.string()))) ?? {}))
  const keys = new Map(
    [...paths].flatMap((path) => {
      const key = pictures.get(path)?.key
      return key === undefined ? [] : [[path, key] as const]
    }),
  )
  const unknown = new Set(keys.values().filter((key) => !known.has(key)))
  if (unknown.size > 0) {
    const files = await smallestFiles(cacheDir)
    await pLimit(availableParallelism()).map([...unknown], async (key) => {
      const path = files.get(key)
      // A picture without a colour is better than a shop without a build.
      const color = path && (await measureMainColor(path).catch(() => undefined))
      if (color) known.set(key, color)
    })
    const used = new Set(keys.values())
    const kept = [...known].filter(([key]) => used.has(key)).sort(([a], [b]) => (a < b ? -1 : 1))
    await writeWhole(file, JSON.stringify(Object.fromEntries(kept)))
  }
  return new Map(
    [...keys].flatMap(([path, key]) => {
      const color = known.get(key)
      return color === undefined ? [] : [[path, color] as const]
    }),
  )
}
