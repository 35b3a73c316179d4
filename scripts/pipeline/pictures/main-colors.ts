import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import * as v from 'valibot'
import sharp from 'sharp'
import type { Pictures } from '../../../src/domain/product/picture.ts'
import { readKept, writeWhole } from '../kept-files.ts'
import { keptFiles } from './cache.ts'

/** Raise the number when colours are measured differently. */
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
      // No picture stops a build: one that cannot be read has no colour.
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

type Rgb = readonly [red: number, green: number, blue: number]

interface Point {
  rgb: Rgb
  /** Points in the middle count most, because the product is there. */
  weight: number
  isAtEdge: boolean
}

const WIDTH = 48
const HEIGHT = 60
/** How fast the weight falls from the middle: at the edges it is a twentieth. */
const SPREAD = 0.08
/** Colours that are nearer to each other are shades of one cloth. */
const SAME_CLOTH = 40
/** Light and shade of one cloth differ in brightness more than in hue. */
const BRIGHTNESS_SHARE = 0.65
const RGB = [0, 1, 2] as const

async function readPoints(picture: string | Uint8Array): Promise<Point[]> {
  const pixels = await sharp(picture)
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)]
    const fromMiddle = ((x + 0.5) / WIDTH - 0.5) ** 2 + ((y + 0.5) / HEIGHT - 0.5) ** 2
    return {
      rgb: RGB.map((channel) => pixels[i * 3 + channel] ?? 0) as unknown as Rgb,
      weight: Math.exp(-fromMiddle / SPREAD),
      isAtEdge: x < 2 || y < 2 || x >= WIDTH - 2 || y >= HEIGHT - 2,
    }
  })
}

function isSameCloth(one: Rgb, other: Rgb): boolean {
  const differences = RGB.map((channel) => one[channel] - other[channel])
  const brightness = differences.reduce((sum, difference) => sum + difference, 0) / 3
  const hue = differences.map((difference) => difference - brightness)
  return Math.hypot(...hue, Math.sqrt(3) * BRIGHTNESS_SHARE * brightness) < SAME_CLOTH
}

const totalWeight = (points: readonly Point[]) => points.reduce((sum, { weight }) => sum + weight, 0)

function average(points: readonly Point[]): Rgb {
  const total = totalWeight(points)
  return RGB.map(
    (channel) => points.reduce((sum, { rgb, weight }) => sum + rgb[channel] * weight, 0) / total,
  ) as unknown as Rgb
}

/** The colour that most points have, and the points that are shades of it. */
function findCloth(points: readonly Point[]): { rgb: Rgb; points: readonly Point[] } {
  const alike = Map.groupBy(points, ({ rgb }) => rgb.map((value) => value >> 4).join())
  const first = [...alike.values()].reduce((most, some) =>
    totalWeight(some) > totalWeight(most) ? some : most,
  )
  let rgb = average(first)
  let cloth: readonly Point[] = first
  // Another average has other points around it, and these another average: a few rounds are enough.
  for (let round = 0; round < 4; round++) {
    const inside = points.filter((point) => isSameCloth(point.rgb, rgb))
    if (inside.length === 0) break
    cloth = inside
    rgb = average(cloth)
  }
  return { rgb, points: cloth }
}

const toHex = (rgb: Rgb) => rgb.map((value) => Math.round(value / 17).toString(16)).join('')

/**
 * The main colour of what a picture shows, as three hex digits: the one that most of its middle has. The colour of the
 * edges is the background's, so that the next one is taken, unless so much of the middle has it that the product must be
 * of it too, such as white cloth on white.
 * @throws what sharp says of a picture that cannot be read
 */
export async function measureMainColor(picture: string | Uint8Array): Promise<string> {
  const points = await readPoints(picture)
  const most = findCloth(points)
  const members = new Set(most.points)
  const atEdge = points.filter(({ isAtEdge }) => isAtEdge)
  const isBackground = atEdge.filter((point) => members.has(point)).length > atEdge.length / 2
  const others = points.filter((point) => !members.has(point))
  if (!isBackground || others.length === 0) return toHex(most.rgb)
  const next = findCloth(others)
  return toHex(totalWeight(next.points) * 2 > totalWeight(most.points) ? next.rgb : most.rgb)
}
