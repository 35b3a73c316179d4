import sharp, { type Sharp } from 'sharp'
import { ENCODING } from '../../../src/config/pictures.ts'
import type { PictureFile } from '../../../src/catalogue/rules/picture.ts'

export class PictureError extends Error {
  override name = 'PictureError'
  readonly problem: 'unreadable' | 'too-large'

  constructor(problem: PictureError['problem'], options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
  }
}

// Several pictures at a time use the processors better than several threads a picture.
sharp.concurrency(1)

/** Not SVG, which may contain script. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'gif', 'webp', 'heif']

/** The size of a picture in pixels, turned upright. @throws {PictureError} */
export async function pictureSize(
  bytes: Uint8Array,
  maxPixels: number,
): Promise<{ width: number; height: number }> {
  const { format, autoOrient } = await orUnreadable(() =>
    sharp(bytes, { limitInputPixels: false }).metadata(),
  )
  if (!FORMATS.includes(format)) throw new PictureError('unreadable')
  if (autoOrient.width * autoOrient.height > maxPixels) throw new PictureError('too-large')
  return autoOrient
}

/** Encodes a picture once for each file: upright, in sRGB, without metadata. Decodes it once. @throws {PictureError} */
export async function encodePicture(
  bytes: Uint8Array,
  files: readonly PictureFile[],
  onFile: (file: PictureFile, encoded: Uint8Array) => Promise<void>,
): Promise<void> {
  if (files.length === 0) return
  const widest = Math.max(...files.map(({ width }) => width))
  const { data, info: raw } = await orUnreadable(() =>
    sharp(bytes, { limitInputPixels: false, failOn: 'error' })
      .autoOrient()
      .resize({ width: widest, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  for (const file of files)
    await onFile(file, await encoder(sharp(data, { raw }).resize({ width: file.width }), file).toBuffer())
}

function encoder(picture: Sharp, { width, format }: PictureFile): Sharp {
  if (format === 'webp') return picture.webp(ENCODING.webp)
  return picture.avif(width < ENCODING.largeFrom ? ENCODING.avif : ENCODING.largeAvif)
}

export interface PictureColors {
  /** The most frequent colour in the middle (rule 128), as three hex digits. */
  color: string
  /** The colour of all its edges, as six hex digits; '' for a photo that fills its frame (rule 113). */
  ground: string
}

/** The side of a square in which colours are measured, in pixels. */
const MEASURED_PX = 48
/** Pixels of an edge have the ground's colour if no channel differs by more, of 255. */
const ALIKE = 16
/** The rest is goods that reach an edge. */
const SHARE_OF_GROUND = 0.8

/** @throws {PictureError} */
export async function pictureColors(bytes: Uint8Array): Promise<PictureColors> {
  const side = MEASURED_PX
  const small = sharp(bytes, { limitInputPixels: false })
    .autoOrient()
    .resize(side, side, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
  const { data, info } = await orUnreadable(() => small.toBuffer({ resolveWithObject: true }))
  const middle = { left: side / 4, top: side / 4, width: side / 2, height: side / 2 }
  const { dominant } = await sharp(await sharp(data, { raw: info }).extract(middle).png().toBuffer()).stats()
  const edge = [...Array(side).keys()]
    .flatMap((i) => [i, (side - 1) * side + i, i * side, i * side + side - 1])
    .map((pixel) => [0, 1, 2].map((channel) => data[pixel * info.channels + channel] ?? 0))
  const ground = [0, 1, 2].map(
    (channel) => edge.map((pixel) => pixel[channel] ?? 0).sort((a, b) => a - b)[edge.length / 2] ?? 0,
  )
  const alike = edge.filter((pixel) => pixel.every((value, i) => Math.abs(value - (ground[i] ?? 0)) <= ALIKE))
  const isGround = alike.length >= edge.length * SHARE_OF_GROUND
  return {
    color: [dominant.r, dominant.g, dominant.b].map((value) => (value >> 4).toString(16)).join(''),
    ground: isGround ? Buffer.from(ground).toString('hex') : '',
  }
}

async function orUnreadable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw new PictureError('unreadable', { cause })
  }
}
