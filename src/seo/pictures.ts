import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { LOGO_FILE, COLORS_FILE } from '../config/pictures.ts'
import { escapeMarkup } from '../text/characters.ts'
import { readFileSync } from 'node:fs'
import { mediaAddress } from '../catalogue/rules/image-path.ts'
import type { Pictures } from '../catalogue/rules/picture.ts'
import { fullAddress } from './json-ld.ts'

const FONT_FILE = 'node_modules/@expo-google-fonts/figtree/500Medium/Figtree_500Medium.ttf'
/** Some systems cut an icon down to its middle four fifths. */
const SAFE_PART = 0.8

/** The logo as a square picture. @param part its share of the square's side; the accent colour surrounds it */
export async function iconPng(size: number, part = 1): Promise<Buffer> {
  const mark = Math.round(size * part)
  const picture = await sharp(await readFile(resolve(LOGO_FILE)), { density: 72 * Math.ceil(mark / 32) })
    .resize(mark, mark)
    .png()
    .toBuffer()
  if (part === 1) return picture
  return sharp({ create: { width: size, height: size, channels: 4, background: tokenColor('accent') } })
    .composite([{ input: picture }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** The logo with a margin, for systems that cut icons to a shape of their own. */
export function maskablePng(size: number): Promise<Buffer> {
  return iconPng(size, SAFE_PART)
}

/** The font size of a text and the room for it, in pixels. Lines are broken; if they are still too high, the text shrinks. */
interface TextBox {
  size: number
  color: string
  width: number
  height: number
}

async function textPicture(text: string, { size, color, width, height }: TextBox) {
  const written = await sharp({
    text: {
      text: `<span foreground="${color}">${escapeMarkup(text)}</span>`,
      font: `Figtree Medium ${size}`,
      fontfile: resolve(FONT_FILE),
      rgba: true,
      width,
      dpi: 72,
    },
  })
    .png()
    .toBuffer()
  const picture = sharp(written).resize({ width, height, fit: 'inside', withoutEnlargement: true })
  const { data, info } = await picture.png().toBuffer({ resolveWithObject: true })
  return { data, height: info.height }
}

/** The picture for shared pages without a picture of their own: logo, the shop's name and its tagline. */
export async function sharePng(name: string, tagline: string): Promise<Buffer> {
  const { width, height } = SHARE_PICTURE
  const left = 400
  const room = width - left - 80
  const [mark, title, line] = await Promise.all([
    iconPng(240),
    textPicture(name, { size: 120, color: tokenColor('ink'), width: room, height: 280 }),
    textPicture(tagline, { size: 42, color: tokenColor('ink-soft'), width: room, height: 160 }),
  ])
  const gap = 36
  const top = Math.round((height - title.height - gap - line.height) / 2)
  return sharp({ create: { width, height, channels: 4, background: tokenColor('paper') } })
    .composite([
      { input: mark, left: 110, top: Math.round((height - 240) / 2) },
      { input: title.data, left, top },
      { input: line.data, left, top: top + title.height + gap },
    ])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** Has each colour for light and for dark mode. */
const COLORS = readFileSync(resolve(COLORS_FILE), 'utf8')

/** A colour of the style sheet, for pictures and browser settings. @throws for an unknown name */
export function tokenColor(name: string, look: 'light' | 'dark' = 'light'): string {
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((\\S+), (\\S+)\\)`).exec(COLORS) ?? []
  const color = look === 'light' ? light : dark
  if (color === undefined) throw new Error(`colors.css has no --${name}: light-dark(#…, #…)`)
  return color
}

export interface SharedPicture {
  /** The full address. */
  address: string
  alt: string
  /** In pixels; missing when unknown. */
  size?: { width: number; height: number }
}

const SHARE_PICTURE = { path: '/share.png', width: 1200, height: 630 } as const

export function shopPicture(site: string, alt: string): SharedPicture {
  const { path, ...size } = SHARE_PICTURE
  return { address: fullAddress(site, path), alt, size }
}

/** Picture formats that all social networks show. */
const SHARED_FORMAT = /\.(?:jpe?g|png)$/i

/**
 * The first picture of a product that social networks can show, from the media host; `undefined` for none. Some
 * networks cannot show the build's own WebP and AVIF files.
 */
export function productSharedPicture(
  mediaUrl: string,
  pictures: readonly { path: string }[],
  built: Pictures,
  alt: string,
): SharedPicture | undefined {
  const shared = pictures.find(({ path }) => SHARED_FORMAT.test(path) && built.get(path) !== null)
  if (!shared) return undefined
  const size = built.get(shared.path)
  return {
    address: mediaAddress(mediaUrl, shared.path),
    alt,
    ...(size && { size: { width: size.width, height: size.height } }),
  }
}
