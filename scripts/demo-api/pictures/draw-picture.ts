import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { backdropOf } from './backdrop.ts'
import { colourOf } from './colours.ts'
import { layPicture } from './lay-picture.ts'
import { BOX, readGrain, readMaster } from './masters.ts'
import type { BannerPicture, ProductPicture } from './picture.ts'
import { readPrint } from './prints.ts'
import { seedOf } from './seeded-random.ts'

const JPEG = { quality: 82 }

/** The picture as a JPEG, `width` pixels wide, in its own proportions; the same picture gives the same bytes. */
export function drawPicture(picture: ProductPicture | BannerPicture, width: number): Promise<Buffer> {
  return picture.kind === 'banner' ? drawBanner(picture, width) : drawProduct(picture, width)
}

function drawBanner({ scene }: BannerPicture, width: number): Promise<Buffer> {
  const file = fileURLToPath(new URL(`banners/${scene}.webp`, import.meta.url))
  return sharp(file).resize(width).jpeg(JPEG).toBuffer()
}

async function drawProduct(picture: ProductPicture, width: number): Promise<Buffer> {
  const size = { width, height: Math.round((width * BOX.height) / BOX.width) }
  const { kind, colour, motif, fit = 'unisex' } = picture
  const colourHex = colourOf(colour).hex
  const [master, print, grain] = await Promise.all([
    readMaster(picture, size),
    readPrint(picture, size),
    readGrain(picture, size),
  ])
  const backdrop = backdropOf(seedOf(`${kind} ${colour} ${motif ?? 'plain'} ${fit}`), size)
  const pixels = layPicture({ backdrop, master, colour: colourHex, print, grain }, size)
  return sharp(pixels, { raw: { ...size, channels: 3 } })
    .jpeg(JPEG)
    .toBuffer()
}
