import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { colourOf } from './colours.ts'
import type { BannerPicture, ProductPicture } from './picture.ts'
import { BOX, printSvg, type Size } from './prints.ts'
import { seededRandom, seedOf } from './seeded-random.ts'

const JPEG = { quality: 82 }
/** Colours, as red, green and blue, that a product's shadow, deepest shade and brightest light are mixed of. */
const SHADOW = [52, 44, 38] as const
const DARK = [10, 12, 24] as const
const BRIGHT = [255, 255, 255] as const
const RGB = [0, 1, 2] as const
/** The light that leaves a colour as it is; less is shade. */
const EVEN = 128
/** The products as the sheet of shadows has them, a row each, with a column for each view. */
const PRODUCTS = [
  ...(['bag', 'cap', 'mouse-pad', 'mug', 'photo-box'] as const),
  ...(['sweatshirt-child', 'sweatshirt-female', 'sweatshirt-male', 'sweatshirt-unisex'] as const),
  ...(['t-shirt-child', 't-shirt-female', 't-shirt-male', 't-shirt-unisex'] as const),
]
const VIEWS = ['front', 'detail', 'back'] as const
const SHADOW_SIZE = { width: 160, height: 200 }
/** Part of its page that a close view takes. */
const DETAIL = { left: 0, top: 0, width: 800, height: 1000 }
/** The pages of `masters/grain.webp`. */
const GRAINS = ['plain', 'plain-close', 'melange', 'melange-close']
/** How much of the cloth's grain shows through a print. */
const GRAIN_IN_INK = 0.4

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url))
}

function productHeight(width: number): number {
  return Math.round((width * BOX.height) / BOX.width)
}

/**
 * The picture as a JPEG, `width` pixels wide, in its own proportions; the same picture gives the same bytes. A product's
 * layers are the pages of one file.
 */
export async function drawPicture(picture: ProductPicture | BannerPicture, width: number): Promise<Buffer> {
  if (picture.kind === 'banner')
    return sharp(pathOf(`banners/${picture.scene}.webp`))
      .resize(width)
      .jpeg(JPEG)
      .toBuffer()
  const size = { width, height: productHeight(width) }
  const { kind, view, fit = 'unisex' } = picture
  const product = kind === 't-shirt' || kind === 'sweatshirt' ? (`${kind}-${fit}` as const) : kind
  const master = pathOf(`masters/${product}.webp`)
  const layer = (at: number) =>
    view === 'detail' ? sharp(master, { page: at }).extract(DETAIL) : sharp(master, { page: at })
  const page = VIEWS.indexOf(view)
  // After the views come, where a product has any, the parts with colours of their own: a label, a cord.
  const { pages = 1 } = await sharp(master).metadata()
  const onTop = pages > VIEWS.length ? [layer(VIEWS.length + page)] : []
  const [pixels, ...over] = await Promise.all([
    layPicture(picture, size, {
      master: layer(page),
      shadow: sharp(pathOf('masters/shadows.webp')).extract({
        left: page * SHADOW_SIZE.width,
        top: PRODUCTS.indexOf(product) * SHADOW_SIZE.height,
        ...SHADOW_SIZE,
      }),
    }),
    ...onTop.map((part) => part.resize(size).ensureAlpha().raw().toBuffer()),
  ])
  return sharp(pixels, { raw: { ...size, channels: 3 } })
    .composite(over.map((input) => ({ input, raw: { ...size, channels: 4 } })))
    .jpeg(JPEG)
    .toBuffer()
}

/** A plain picture in about the colour of its product, for tests, where nobody looks at it; no two have the same bytes. */
export function drawPlain(picture: ProductPicture | BannerPicture, width: number): Promise<Buffer> {
  const isBanner = picture.kind === 'banner'
  const height = isBanner ? (width * 3) / 8 : productHeight(width)
  const random = seededRandom(seedOf(JSON.stringify(picture)))
  const [r, g, b] = rgbOf(isBanner ? '#808080' : colourOf(picture.colour).hex).map(
    (light) => light + random() * 8 - 4,
  )
  const background = { r, g, b }
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg(JPEG)
    .toBuffer()
}

/**
 * Lays a product on its backdrop: its shadow, its colour, its print, light and shade on both. The master's grey is the
 * light on the product, its alpha where the product is. Written as one plain pass, because a picture has 1.8 million
 * pixels and most need little of it.
 * @returns red, green and blue of each pixel, row by row from the top left
 */
async function layPicture(
  picture: ProductPicture,
  size: Size,
  images: { master: Sharp; shadow: Sharp },
): Promise<Buffer> {
  const cloth = colourOf(picture.colour).hex
  const base = rgbOf(cloth)
  const shares = lightShares(cloth)
  const svg = printSvg(picture, size)
  const [pixels, shadow, master, roughness, print] = await Promise.all([
    sharp(Buffer.from(backdropSvg(picture, size)))
      .removeAlpha()
      .raw()
      .toBuffer(),
    oneChannel(images.shadow.resize(size)),
    images.master.resize(size).raw().toBuffer(),
    readRoughness(picture, size),
    svg === undefined ? undefined : sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer(),
  ])
  for (let at = 0; at < size.width * size.height; at++) {
    const covered = (master[at * 4 + 3] ?? 0) / 255
    const shaded = (shadow[at] ?? 0) / 255
    if (covered < 1 && shaded > 0)
      for (const channel of RGB) {
        const to = at * 3 + channel
        pixels[to] = mixed(pixels[to], SHADOW[channel], shaded)
      }
    if (covered === 0) continue
    const printed = print ? (print[at * 4 + 3] ?? 0) / 255 : 0
    const rough = roughness(at) * (1 - printed * (1 - GRAIN_IN_INK))
    const lit = Math.max(0, Math.min(255, Math.round((master[at * 4] ?? EVEN) + rough)))
    const share = shares[lit] ?? 0
    const target = lit < EVEN ? DARK : BRIGHT
    for (const channel of RGB) {
      const to = at * 3 + channel
      const ink = mixed(base[channel], print?.[at * 4 + channel], printed)
      pixels[to] = mixed(pixels[to], mixed(ink, target[channel], share), covered)
    }
  }
  return pixels
}

/** `from` moved towards `to` by `share`, 0 to 1. */
function mixed(from = 0, to = 0, share: number): number {
  return from + (to - from) * share
}

function oneChannel(image: Sharp): Promise<Buffer> {
  return image.extractChannel(0).raw().toBuffer()
}

/** The red, green and blue of `#rrggbb`, each 0-255. */
function rgbOf(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** A light studio backdrop, its warmth and light slightly different for each product. */
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

/** The texture of the picture's cloth, a square that repeats: by how much it changes the light of each pixel. */
async function readRoughness({ kind, colour, view }: ProductPicture, { width }: Size) {
  if (kind === 'mug' || kind === 'photo-box') return () => 0
  const isMelange = colour === 'grey-melange'
  const across = view === 'detail' ? 320 : 192
  const page = GRAINS.indexOf(`${isMelange ? 'melange' : 'plain'}${view === 'detail' ? '-close' : ''}`)
  const grain = await oneChannel(
    sharp(pathOf('masters/grain.webp'), { page }).extract({ left: 0, top: 0, width: across, height: across }),
  )
  // From further away the eye sees less of it.
  const strength = ((isMelange ? 0.9 : 0.35) * width) / BOX.width
  return (at: number) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return ((grain[(y % across) * across + (x % across)] ?? EVEN) - EVEN) * strength
  }
}

/**
 * How far each light, 0 to 255, moves a colour towards dark or bright. Black goes little darker and white little
 * lighter, so that both keep visible folds: light colours show shade best, dark ones light.
 */
function lightShares(cloth: string): Float32Array {
  const [red, green, blue] = rgbOf(cloth)
  // Luminance, 0 to 1.
  const bright = (0.21 * red ** 2 + 0.72 * green ** 2 + 0.07 * blue ** 2) / 255 ** 2
  const shade = bright > 0.7 ? 0.48 : bright > 0.3 ? 0.56 : 0.65
  const light = bright > 0.7 ? 0.77 : bright > 0.3 ? 0.51 : bright > 0.06 ? 0.36 : 0.31
  return Float32Array.from({ length: 256 }, (_, lit) =>
    lit < EVEN ? (1 - lit / EVEN) * shade : ((lit - EVEN) / (255 - EVEN)) * light,
  )
}
