import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { colourOf } from './colours.ts'
import { BANNER, BANNER_SCENES, type Scene } from './banner-scenes.ts'
import type { ProductPicture } from './product-picture.ts'
import { BOX, printSvgs, type Size } from './prints.ts'
import { seededRandom, seedOf } from './seeded-random.ts'

const JPEG = { quality: 82 }
/** The colours of a product's shadow, deepest shade and brightest light. */
const [SHADOW, DARK, BRIGHT] = ['#342c26', '#0a0c18', '#ffffff']
/** The grey that leaves a colour unchanged; a darker grey is shade. */
const EVEN = 128
/** The pages of a product's master file: each view, the shadow in each, and parts with a fixed colour, if any. */
const VIEWS = ['front', 'detail', 'back'] as const

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** How large goods of each kind are drawn, so that all of them fill about three quarters of a picture. */
const SCALES: Readonly<Record<string, number>> = {
  't-shirt-male': 0.9,
  't-shirt-unisex': 0.9,
  't-shirt-female': 0.98,
  't-shirt-child': 1.02,
  'sweatshirt-male': 0.9,
  'sweatshirt-unisex': 0.9,
  'sweatshirt-female': 0.98,
  'sweatshirt-child': 1.05,
  cap: 1,
  mug: 1.25,
  bag: 0.95,
  'photo-box': 1.1,
  'mouse-pad': 0.92,
}

/** Draws a banner of this width in pixels from goods of the demo shop. */
export async function drawBanner(name: string, width: number): Promise<Buffer> {
  const scene = BANNER_SCENES[name]
  if (!scene) throw new Error(`No such banner: ${name}`)
  const placed = scene.goods.map(async ([picture, x, y, height]) =>
    placeIn(BANNER, await drawGoods(picture, (height * BOX.width) / BOX.height), x, y),
  )
  const banner = sharp(Buffer.from(wallSvg(scene)))
    .removeAlpha()
    .composite(await Promise.all(placed))
  return sharp(await banner.png().toBuffer())
    .resize(width)
    .jpeg(JPEG)
    .toBuffer()
}

/** Draws a JPEG of this width in pixels. Equal arguments give equal bytes. */
export async function drawPicture(picture: ProductPicture, width: number): Promise<Buffer> {
  const size = { width, height: Math.round((width * BOX.height) / BOX.width) }
  const scale = picture.view === 'detail' ? 1 : (SCALES[masterOf(picture)] ?? 1)
  const goods = await drawGoods(picture, width * scale)
  return sharp(Buffer.from(backdropSvg(picture, size)))
    .removeAlpha()
    .composite([await placeIn(size, goods, size.width / 2, size.height / 2)])
    .jpeg(JPEG)
    .toBuffer()
}

/** Cuts off what is outside of the frame. @param x of the middle, in pixels, as `y` */
async function placeIn(frame: Size, { pixels, raw }: Goods, x: number, y: number): Promise<OverlayOptions> {
  const [left, top] = [Math.round(x - raw.width / 2), Math.round(y - raw.height / 2)]
  const from = { left: Math.max(0, -left), top: Math.max(0, -top) }
  const to = {
    width: Math.min(raw.width, frame.width - left) - from.left,
    height: Math.min(raw.height, frame.height - top) - from.top,
  }
  const input = await sharp(pixels, { raw })
    .extract({ ...from, ...to })
    .raw()
    .toBuffer()
  return { input, raw: { ...to, channels: 4 }, left: Math.max(0, left), top: Math.max(0, top) }
}

function masterOf({ kind, fit = 'unisex' }: ProductPicture): string {
  return kind === 't-shirt' || kind === 'sweatshirt' ? `${kind}-${fit}` : kind
}

interface Goods {
  pixels: Buffer
  raw: Size & { channels: 4 }
}

/** Draws goods with their shadow, on nothing. */
async function drawGoods(picture: ProductPicture, across: number): Promise<Goods> {
  const width = Math.round(across)
  const size = { width, height: Math.round((width * BOX.height) / BOX.width) }
  const { view } = picture
  const master = pathOf(`masters/${masterOf(picture)}.webp`)
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
  const prints = printSvgs(picture, size)
  const { input, raw: clothRaw } = await veil(cloth, shape, size)
  const product = sharp(input as Buffer, clothRaw && { raw: clothRaw }).composite(
    [
      ...prints.onCloth.map((svg) => ({ input: Buffer.from(svg) })),
      await veil(DARK, await channelOf(linear(light, size, -shade / EVEN, shade), 0), size),
      await veil(BRIGHT, await channelOf(linear(light, size, shine / EVEN, -shine), 0), size),
    ].map((layer) => ({ ...layer, blend: 'atop' })),
  )
  const raw = { ...size, channels: 4 } as const
  const pixels = await sharp({ create: { ...raw, background: '#0000' } })
    .composite([
      await veil(SHADOW, shadow, size),
      { input: await product.raw().toBuffer(), raw },
      ...(pages > 2 * VIEWS.length ? [{ input: await layer(2).png().toBuffer() }] : []),
      ...prints.onTop.map((svg) => ({ input: Buffer.from(svg) })),
    ])
    .raw()
    .toBuffer()
  return { pixels, raw }
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

/** A light studio backdrop, flat at its edges. Warmth differs slightly between products. */
function backdropSvg(
  { kind, colour, motif, fit = 'unisex' }: ProductPicture,
  { width, height }: Size,
): string {
  const warmth = seededRandom(seedOf(`${kind} ${colour} ${motif ?? 'plain'} ${fit}`))()
  const wall = (id: string, near: string, far: string, opacity: number) =>
    `<radialGradient id="${id}" r="0.5"><stop stop-color="${near}"/><stop offset="1" stop-color="${far}"/>` +
    `</radialGradient><rect width="100%" height="100%" fill="url(#${id})" opacity="${opacity}"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `${wall('cool', '#faf9f8', '#eeedeb', 1)}${wall('warm', '#f9f7f4', '#eeebe5', warmth)}</svg>`
  )
}

/** The wall of a banner, with its shelf. */
function wallSvg({ wall: [near, far], shelf: top = BANNER.height }: Scene): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${BANNER.width}" height="${BANNER.height}">` +
    `<radialGradient id="wall" cx="0.66"><stop stop-color="${near}"/><stop offset="1" stop-color="${far}"/></radialGradient>` +
    `<rect width="100%" height="100%" fill="url(#wall)"/>` +
    `<rect y="${top}" width="100%" height="26" fill="#c29a6b"/><rect y="${top + 26}" width="100%" height="10" fill="#9a7448"/>` +
    `<rect y="${top + 36}" width="100%" height="26" fill="#0001"/></svg>`
  )
}
