import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { ENCODING } from '../../../src/config/product/pictures.ts'
import type { PictureFile, PictureFormat } from '../../../src/domain/product/picture.ts'

/** Why bytes are not a picture that the shop can show. */
export type ContentProblem = 'not-a-picture' | 'corrupt' | 'too-many-pixels'

/** Thrown for bytes that are no picture to show. */
export class PictureError extends Error {
  override name = 'PictureError'
  readonly problem: ContentProblem

  constructor(problem: ContentProblem, options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
  }
}

// Pictures are worked on side by side, which uses the processors better than the threads of one.
sharp.concurrency(1)

/** How the files of the accepted formats begin. SVG is not among them: it is a program as much as a picture. */
const BEGINNINGS = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n\x1a\n/,
  /^GIF8[79]a/,
  /^RIFF[^]{4}WEBP/,
  /^[^]{4}ftyp(?:avif|avis)/,
]

function isPicture(bytes: Uint8Array): boolean {
  const beginning = String.fromCharCode(...bytes.subarray(0, 16))
  return BEGINNINGS.some((pattern) => pattern.test(beginning))
}

/**
 * Reads a picture's upright size, in pixels, from its content.
 * @throws {PictureError}
 */
export async function pictureSize(
  bytes: Uint8Array,
  maxPixels: number,
): Promise<{ width: number; height: number }> {
  if (!isPicture(bytes)) throw new PictureError('not-a-picture')
  const { autoOrient } = await orCorrupt(sharp(bytes, { limitInputPixels: false }).metadata())
  if (autoOrient.width * autoOrient.height > maxPixels) throw new PictureError('too-many-pixels')
  return autoOrient
}

/**
 * Makes the files of a picture: upright, in sRGB, without its metadata. It is decoded once, and each width is resized
 * once.
 * @throws {PictureError}
 */
export async function encodePicture(
  bytes: Uint8Array,
  files: readonly PictureFile[],
  maxPixels: number,
  onFile: (width: number, format: PictureFormat, file: Uint8Array) => Promise<void>,
): Promise<void> {
  const byWidth = Map.groupBy(files, ({ width }) => width)
  const decoded = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient()
  const full = await pixels(decoded.resize({ width: Math.max(...byWidth.keys()), withoutEnlargement: true }))
  for (const [width, ofWidth] of byWidth) {
    const resized = width === full.info.width ? full : await pixels(open(full).resize({ width }))
    for (const { format } of ofWidth) {
      const file = await orCorrupt(encoder(open(resized), width, format).toBuffer())
      await onFile(width, format, file)
    }
  }
}

function encoder(picture: Sharp, width: number, format: PictureFormat): Sharp {
  if (format === 'webp') return picture.webp(ENCODING.webp)
  return picture.avif(width < ENCODING.largeFrom ? ENCODING.avif : ENCODING.largeAvif)
}

interface Pixels {
  data: Buffer
  info: OutputInfo
}

function pixels(picture: Sharp): Promise<Pixels> {
  return orCorrupt(picture.raw().toBuffer({ resolveWithObject: true }))
}

function open({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } })
}

async function orCorrupt<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    throw new PictureError('corrupt', { cause })
  }
}
