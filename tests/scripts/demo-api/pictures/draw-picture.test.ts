import sharp, { type Region } from 'sharp'
import { describe, expect, it } from 'vitest'
import { COLOURS } from '../../../../scripts/demo-api/pictures/colours.ts'
import { drawPicture } from '../../../../scripts/demo-api/pictures/draw-picture.ts'
import { BANNER_SCENES, FITS, type ProductPicture } from '../../../../scripts/demo-api/pictures/picture.ts'
import { perceivedDistance } from './colour-distance.ts'

const FOX_SHIRT: ProductPicture = { kind: 't-shirt', colour: 'forest', motif: 'fox', view: 'front' }

/** A part of a picture 200 pixels wide that shows nothing but the product. */
const BARE = {
  't-shirt': { left: 64, top: 155, width: 72, height: 45 },
  sweatshirt: { left: 64, top: 145, width: 72, height: 50 },
  cap: { left: 64, top: 105, width: 52, height: 35 },
  mug: { left: 56, top: 112, width: 70, height: 70 },
  bag: { left: 52, top: 125, width: 96, height: 90 },
  'photo-box': { left: 44, top: 120, width: 44, height: 10 },
  'mouse-pad': { left: 50, top: 112, width: 72, height: 50 },
} as const satisfies Record<ProductPicture['kind'], Region>
const ALL_KINDS = Object.keys(BARE) as ProductPicture['kind'][]
/** Drawing takes seconds: all kinds are tried in the long run. */
const KINDS = process.env['LONG'] ? ALL_KINDS : (['mug'] as const)

/** The average colour of the bare product, `#rrggbb`, and how far apart its light and shade are, 0 to 255. */
async function look(picture: ProductPicture): Promise<{ colour: string; contrast: number }> {
  const area = BARE[picture.kind]
  const part = await sharp(await drawPicture(picture, 200))
    .extract(area)
    .png()
    .toBuffer()
  const { channels } = await sharp(part).stats()
  const colour = channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')
  return { colour: `#${colour}`, contrast: Math.max(...channels.map(({ min, max }) => max - min)) }
}

describe('drawPicture', () => {
  it.each([
    [FOX_SHIRT, 1200, 1500],
    [FOX_SHIRT, 400, 500],
    [{ kind: 'banner', scene: 'caps-wall' } as const, 640, 240],
  ])('gives a JPEG of the asked width in its own proportions', async (picture, width, height) => {
    const meta = await sharp(await drawPicture(picture, width)).metadata()
    expect([meta.format, meta.width, meta.height, meta.hasAlpha]).toEqual(['jpeg', width, height, false])
  })

  it.each(BANNER_SCENES)('has the banner %s', async (scene) => {
    const { width, height } = await sharp(await drawPicture({ kind: 'banner', scene }, 1920)).metadata()
    expect([width, height]).toEqual([1920, 720])
  })

  it('gives the same bytes for the same picture, and others for another colour, motif or fit', async () => {
    const first = await drawPicture(FOX_SHIRT, 400)
    expect((await drawPicture({ ...FOX_SHIRT }, 400)).equals(first)).toBe(true)
    for (const change of [{ colour: 'navy' }, { motif: 'owl' }, { fit: 'female' }] as const)
      expect((await drawPicture({ ...FOX_SHIRT, ...change }, 400)).equals(first)).toBe(false)
  })

  it.each(KINDS)('keeps a %s small enough to download and large enough to be a picture', async (kind) => {
    const bytes = await drawPicture({ kind, colour: 'brick', motif: 'owl', view: 'front' }, 1200)
    expect(bytes.length).toBeGreaterThan(25_000)
    expect(bytes.length).toBeLessThan(220_000)
  })

  it.each(KINDS)('has a %s in every view and fit', async (kind) => {
    for (const view of ['front', 'detail', 'back'] as const)
      for (const fit of FITS) {
        const bytes = await drawPicture({ kind, colour: 'white', motif: 'sun', view, fit }, 40)
        expect((await sharp(bytes).metadata()).height).toBe(50)
      }
  })

  it.each(KINDS)('tells the colours of a %s apart, and models each with light and shade', async (kind) => {
    const looks: { hex: string; colour: string; contrast: number }[] = []
    for (const { id, hex } of COLOURS)
      looks.push({ hex, ...(await look({ kind, colour: id, motif: null, view: 'front' })) })
    for (const { hex, colour, contrast } of looks) {
      expect(perceivedDistance(colour, hex)).toBeLessThan(0.09)
      expect(contrast).toBeGreaterThan(20)
    }
    for (const one of looks)
      for (const other of looks.slice(looks.indexOf(one) + 1))
        expect(perceivedDistance(one.colour, other.colour)).toBeGreaterThan(
          perceivedDistance(one.hex, other.hex) * 0.6,
        )
  })

  it('accepts known names only', async () => {
    // @ts-expect-error an unknown colour
    await expect(drawPicture({ ...FOX_SHIRT, colour: 'plaid' }, 40)).rejects.toThrow('plaid')
    await expect(drawPicture({ ...FOX_SHIRT, motif: 'unicorn' }, 40)).rejects.toThrow('unicorn')
  })
})
