import sharp from 'sharp'
import { BANNER_HEIGHT, BANNER_WIDTH } from './banner-places.ts'
import { drawBanner } from './banners.ts'
import type { BannerScene } from './banners.ts'
import type { ColourId } from './colours.ts'
import type { MotifId } from './motifs.ts'
import { BOX_HEIGHT, BOX_WIDTH } from './outline.ts'
import { drawProduct } from './product-drawing.ts'
import { seedOf } from './seeded-random.ts'
import { backdrop } from './studio.ts'

export type GarmentKind = 't-shirt' | 'sweatshirt' | 'cap' | 'mug' | 'bag' | 'photo-box' | 'mouse-pad'
export type Fit = 'male' | 'female' | 'unisex' | 'child'

/** A studio photograph of one product, 4:5. Without a motif the cloth is plain. */
export interface ProductPicture {
  kind: GarmentKind
  colour: ColourId
  motif: MotifId | null
  view: 'front' | 'detail' | 'back'
  /** Cut of a T-shirt or sweatshirt, unisex by default; the female sweatshirt has a crew neck, others a hood. */
  fit?: Fit
}

/** A wide picture with a calm left third for a heading. */
export interface BannerPicture {
  kind: 'banner'
  scene: BannerScene
}

/** Middle and width of the close view, in the 1200 x 1500 box; plain garments show their collar or edge. */
const CLOSE_VIEWS: Record<GarmentKind, Record<'print' | 'plain', readonly [number, number, number]>> = {
  't-shirt': { print: [660, 580, 440], plain: [650, 380, 480] },
  sweatshirt: { print: [660, 660, 470], plain: [640, 440, 560] },
  cap: { print: [560, 740, 560], plain: [640, 860, 560] },
  mug: { print: [600, 820, 560], plain: [720, 700, 640] },
  bag: { print: [660, 880, 520], plain: [540, 640, 520] },
  'photo-box': { print: [560, 1060, 760], plain: [600, 1020, 800] },
  'mouse-pad': { print: [380, 860, 560], plain: [330, 960, 520] },
}

/** The picture as an SVG document, 1200 x 1500 (a banner 1920 x 720); the same picture gives the same text. */
export function pictureSvg(picture: ProductPicture | BannerPicture): string {
  return svgOf(picture, picture.kind === 'banner' ? BANNER_WIDTH : BOX_WIDTH)
}

/** The picture as a JPEG, `width` pixels wide, in its own proportions. */
export async function drawPicture(picture: ProductPicture | BannerPicture, width: number): Promise<Buffer> {
  const svg = Buffer.from(svgOf(picture, width))
  return sharp(svg).flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer()
}

function svgOf(picture: ProductPicture | BannerPicture, width: number): string {
  const [boxWidth, boxHeight] =
    picture.kind === 'banner' ? [BANNER_WIDTH, BANNER_HEIGHT] : [BOX_WIDTH, BOX_HEIGHT]
  const height = Math.round((width * boxHeight) / boxWidth)
  const drawing = picture.kind === 'banner' ? drawBanner(picture.scene) : productDrawing(picture)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${boxWidth} ${boxHeight}">${drawing}</svg>`
}

function productDrawing({ kind, colour, motif, view, fit = 'unisex' }: ProductPicture): string {
  const detail = view === 'detail'
  const drawn = drawProduct({
    kind,
    id: 'product',
    colour,
    motif,
    side: view === 'back' ? 'back' : 'front',
    fit,
    grainScale: detail ? 0.62 : 1,
  })
  const ground = backdrop(seedOf(`${kind} ${colour} ${motif ?? 'plain'} ${fit}`))
  if (!detail) return ground + drawn
  const [x, y, width] = CLOSE_VIEWS[kind][motif ? 'print' : 'plain']
  const height = width * 1.25
  return `${ground}<svg width="${BOX_WIDTH}" height="${BOX_HEIGHT}" viewBox="${x - width / 2} ${y - height / 2} ${width} ${height}"><g transform="rotate(-5 ${x} ${y})">${drawn}</g></svg>`
}
