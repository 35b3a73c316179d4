import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { colourOf } from './colours.ts'
import type { ProductPicture } from './product-picture.ts'
import { BOX, printSvg, type Size } from './prints.ts'
import { seededRandom, seedOf } from './seeded-random.ts'

const JPEG = { quality: 82 }
/** The colours of a product's shadow, deepest shade and brightest light. */
const [SHADOW, DARK, BRIGHT] = ['#342c26', '#0a0c18', '#ffffff']
/** The grey that leaves a colour unchanged; a darker grey is shade. */
const EVEN = 128
/** The pages of a product's master file: each view, the shadow in each, and parts with a fixed colour, if any. */
const VIEWS = ['front', 'detail', 'back'] as const

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url))

export function drawBanner(name: string, width: number): Promise<Buffer> {
  return sharp(pathOf(`banners/${name}.webp`))
    .resize(width)
    .jpeg(JPEG)
    .toBuffer()
}

/** Draws a JPEG of this width in pixels. Equal arguments give equal bytes. */
export async function drawPicture(picture: ProductPicture, width: number): Promise<Buffer> {
  const size = { width, height: Math.round((width * BOX.height) / BOX.width) }
  const { kind, view, fit = 'unisex' } = picture
  const isGarment = kind === 't-shirt' || kind === 'sweatshirt'
  const master = pathOf(`masters/${isGarment ? `${kind}-${fit}` : kind}.webp`)
  const { pages = 0 } = await sharp(master).metadata()
  const layer = (group: 0 | 1 | 2) =>
    sharp(master, { page: group * VIEWS.length + VIEWS.indexOf(view) })
      .resize(size)
      .ensureAlpha()
  const [shape, shadow] = await Promise.all([
    channelOf(layer(0), 3),
    channelOf(layer(1).blur(size.width / 100), 0),
  ])
  const light = await lightOf(picture, layer(0), size)
  const cloth = colourOf(picture.colour).hex
  const { shade, shine } = strengthsOn(cloth)
  const print = printSvg(picture, size)
  const { input, raw } = await veil(cloth, shape, size)
  const product = sharp(input as Buffer, raw && { raw }).composite(
    [
      ...(print === undefined ? [] : [{ input: Buffer.from(print) }]),
      await veil(DARK, await channelOf(linear(light, size, -shade / EVEN, shade), 0), size),
      await veil(BRIGHT, await channelOf(linear(light, size, shine / EVEN, -shine), 0), size),
    ].map((layer) => ({ ...layer, blend: 'atop' })),
  )
  return sharp(Buffer.from(backdropSvg(picture, size)))
    .removeAlpha()
    .composite([
      await veil(SHADOW, shadow, size),
      { input: await product.raw().toBuffer(), raw: { ...size, channels: 4 } },
      ...(pages > 2 * VIEWS.length ? [{ input: await layer(2).png().toBuffer() }] : []),
    ])
    .jpeg(JPEG)
    .toBuffer()
}

function channelOf(image: Sharp, channel: 0 | 3): Promise<Buffer> {
  return image.extractChannel(channel).raw().toBuffer()
}

function linear(grey: Buffer, size: Size, factor: number, offset: number): Sharp {
  return sharp(grey, { raw: { ...size, channels: 1 } }).linear(factor * 255, offset * 255)
}

/** An area of one colour with this opacity for each pixel. */
async function veil(background: string, alpha: Buffer, size: Size): Promise<OverlayOptions> {
  const input = await sharp({ create: { ...size, channels: 3, background } })
    .joinChannel(alpha, { raw: { ...size, channels: 1 } })
    .raw()
    .toBuffer()
  return { input, raw: { ...size, channels: 4 } }
}

/** The light on the product and the grain of its cloth: a grey for each pixel. */
async function lightOf({ kind, colour, view }: ProductPicture, layer: Sharp, size: Size): Promise<Buffer> {
  const light = await channelOf(layer, 0)
  if (kind === 'mug' || kind === 'photo-box') return light
  const isMelange = colour === 'grey-melange'
  // A smaller picture shows less grain.
  const strength = ((isMelange ? 1.2 : 0.35) * size.width) / BOX.width
  const across = view === 'detail' ? 320 : 192
  const grain = sharp(pathOf('masters/grain.webp'), {
    page: (isMelange ? 2 : 0) + (view === 'detail' ? 1 : 0),
  })
    .extract({ left: 0, top: 0, width: across, height: across })
    .removeAlpha()
    .linear(strength, EVEN * (1 - strength))
  return channelOf(
    sharp(light, { raw: { ...size, channels: 1 } }).composite([
      { input: await grain.png().toBuffer(), tile: true, blend: 'overlay' },
    ]),
    0,
  )
}

/** How strongly light and shade show on a colour, so that black and white cloth keep visible folds. */
function strengthsOn(hex: string): { shade: number; shine: number } {
  const value = Number.parseInt(hex.slice(1), 16)
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255]
  // Luminance, 0 to 1.
  const bright = (0.21 * red ** 2 + 0.72 * green ** 2 + 0.07 * blue ** 2) / 255 ** 2
  if (bright > 0.7) return { shade: 0.48, shine: 0.77 }
  if (bright > 0.3) return { shade: 0.56, shine: 0.51 }
  return { shade: 0.65, shine: bright > 0.06 ? 0.36 : 0.31 }
}

/** A light studio backdrop. Warmth and light differ slightly between products. */
function backdropSvg(
  { kind, colour, motif, fit = 'unisex' }: ProductPicture,
  { width, height }: Size,
): string {
  const random = seededRandom(seedOf(`${kind} ${colour} ${motif ?? 'plain'} ${fit}`))
  const warmth = random()
  const light = `cx="${0.36 + random() * 0.2}" cy="${0.3 + random() * 0.14}" r="0.85"`
  const wall = (id: string, [near, middle, far]: readonly [string, string, string], opacity: number) =>
    `<radialGradient id="${id}" ${light}><stop stop-color="${near}"/><stop offset="0.5" stop-color="${middle}"/>` +
    `<stop offset="1" stop-color="${far}"/></radialGradient>` +
    `<rect width="100%" height="100%" fill="url(#${id})" opacity="${opacity}"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `${wall('cool', ['#faf9f8', '#f5f4f2', '#e3e2e0'], 1)}${wall('warm', ['#f8f6f3', '#f3efe9', '#dfd9d1'], warmth)}</svg>`
  )
}
