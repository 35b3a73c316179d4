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

/** The most frequent colour in the middle of a picture (rule 128), as three hex digits. @throws {PictureError} */
export async function mainColor(bytes: Uint8Array): Promise<string> {
  const middle = sharp(bytes, { limitInputPixels: false })
    .autoOrient()
    .resize(48, 48, { fit: 'fill' })
    .extract({ left: 12, top: 12, width: 24, height: 24 })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .png()
  const { dominant } = await sharp(await orUnreadable(() => middle.toBuffer())).stats()
  return [dominant.r, dominant.g, dominant.b].map((value) => (value >> 4).toString(16)).join('')
}

async function orUnreadable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw new PictureError('unreadable', { cause })
  }
}
