import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { GarmentKind, ProductPicture } from './picture.ts'

/** Size of the box that prints are placed in, and of the largest picture. */
export const BOX = { width: 1200, height: 1500 }

/** A size in pixels. */
export interface Size {
  width: number
  height: number
}

/** Pixels row by row from the top left, one or four bytes each. */
type Pixels = Uint8Array

/** A product without colour and print, at the size of its picture. */
export interface Master {
  /** One byte a pixel: 128 leaves the product's colour as it is, less is shade, more is light. */
  light: Pixels
  /** One byte a pixel: how dark the product's shadow is. */
  shadow: Pixels
  /** One byte a pixel: how much of it takes the product's colour. */
  cover: Pixels
  /** Red, green, blue and alpha of what has colours of its own and lies on top, such as a label or a cord. */
  over: Pixels | undefined
}

/** A piece of cloth texture that repeats: 128 is even. */
export interface Grain {
  pixels: Pixels
  size: number
  /** How much of it shows. */
  strength: number
}

const GRAIN_SIZES = { whole: 192, close: 320 }

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url))
}

/** Most files whose pixels are kept: those of a dozen masters, some 40 MB when all are of the largest size. */
const MOST_KEPT = 24
const kept = new Map<string, Promise<Buffer>>()

/** Reads a file at a size. Decoding takes as long as laying a picture, so the pixels read last are kept. */
function readPixels(file: string, { width, height }: Size, channels: 1 | 4): Promise<Buffer> {
  const key = `${file} ${width}`
  const resized = () => sharp(file).resize(width, height)
  const decode = () =>
    (channels === 1 ? resized().extractChannel(0) : resized().ensureAlpha()).raw().toBuffer()
  const pixels = kept.get(key) ?? decode()
  kept.delete(key)
  kept.set(key, pixels)
  pixels.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return pixels
}

/** T-shirts and sweatshirts have a master a fit. */
function masterName({ kind, view, fit = 'unisex' }: ProductPicture): string {
  return kind === 't-shirt' || kind === 'sweatshirt' ? `${kind}-${fit}-${view}` : `${kind}-${view}`
}

/** Reads the master of a picture. */
export async function readMaster(picture: ProductPicture, size: Size): Promise<Master> {
  const folder = `masters/${masterName(picture)}`
  const over = ['over.png', 'over.webp'].map((name) => pathOf(`${folder}/${name}`)).find(existsSync)
  const [light, shadow, cover, onTop] = await Promise.all([
    readPixels(pathOf(`${folder}/light.webp`), size, 1),
    readPixels(pathOf(`${folder}/shadow.webp`), size, 1),
    readPixels(pathOf(`${folder}/cover.png`), size, 1),
    over === undefined ? undefined : readPixels(over, size, 4),
  ])
  return { light, shadow, cover, over: onTop }
}

const CLOTHLESS: readonly GarmentKind[] = ['mug', 'photo-box']

/** Reads the texture of a picture's cloth; `undefined` for what is no cloth. */
export async function readGrain(
  { kind, colour, view }: ProductPicture,
  { width }: Size,
): Promise<Grain | undefined> {
  if (CLOTHLESS.includes(kind)) return undefined
  const isMelange = colour === 'grey-melange'
  const isClose = view === 'detail'
  const size = GRAIN_SIZES[isClose ? 'close' : 'whole']
  const file = `grain/${isMelange ? 'melange' : 'plain'}${isClose ? '-close' : ''}.webp`
  const pixels = await readPixels(pathOf(file), { width: size, height: size }, 1)
  // From further away the eye sees less of it.
  return { pixels, size, strength: ((isMelange ? 0.9 : 0.35) * width) / BOX.width }
}
