import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { BANNER_SCENES } from '../../../../scripts/demo-api/pictures/banners.ts'
import { contrast, perceivedDistance } from '../../../../scripts/demo-api/pictures/colour-mixing.ts'
import { COLOURS } from '../../../../scripts/demo-api/pictures/colours.ts'
import { drawPicture, pictureSvg } from '../../../../scripts/demo-api/pictures/draw-picture.ts'
import type { Fit, GarmentKind, ProductPicture } from '../../../../scripts/demo-api/pictures/draw-picture.ts'
import { ACCENT_DISTANCE, inksFor } from '../../../../scripts/demo-api/pictures/inks.ts'
import { MOTIFS } from '../../../../scripts/demo-api/pictures/motifs.ts'

const KINDS: GarmentKind[] = ['t-shirt', 'sweatshirt', 'cap', 'mug', 'bag', 'photo-box', 'mouse-pad']
const FITS: Fit[] = ['male', 'female', 'unisex', 'child']
const FOX_SHIRT: ProductPicture = { kind: 't-shirt', colour: 'forest', motif: 'fox', view: 'front' }

describe('drawPicture', () => {
  it.each([
    [FOX_SHIRT, 1200, 1500],
    [FOX_SHIRT, 400, 500],
    [{ kind: 'banner', scene: 'mugs-on-shelf' } as const, 1920, 720],
  ])('gives a JPEG of the asked width in its own proportions', async (picture, width, height) => {
    const meta = await sharp(await drawPicture(picture, width)).metadata()
    expect([meta.format, meta.width, meta.height, meta.hasAlpha]).toEqual(['jpeg', width, height, false])
  })

  it('gives the same bytes for the same picture, and others for another colour', async () => {
    const first = await drawPicture(FOX_SHIRT, 400)
    expect((await drawPicture({ ...FOX_SHIRT }, 400)).equals(first)).toBe(true)
    expect((await drawPicture({ ...FOX_SHIRT, colour: 'navy' }, 400)).equals(first)).toBe(false)
  })

  it.each(KINDS)('keeps a %s small enough to download and large enough to be a picture', async (kind) => {
    const bytes = await drawPicture({ kind, colour: 'brick', motif: 'owl', view: 'front' }, 1200)
    expect(bytes.length).toBeGreaterThan(25_000)
    expect(bytes.length).toBeLessThan(220_000)
  })
})

describe('pictureSvg', () => {
  it.each(KINDS)('is well formed and without text for a %s with every motif', (kind) => {
    for (const { id } of MOTIFS) expectSound(pictureSvg({ kind, colour: 'navy', motif: id, view: 'front' }))
  })

  it.each(KINDS)('is well formed for a %s in every colour, view and fit', (kind) => {
    for (const { id: colour } of COLOURS) {
      for (const view of ['front', 'detail', 'back'] as const) {
        expectSound(pictureSvg({ kind, colour, motif: null, view }))
      }
    }
    for (const fit of FITS)
      expectSound(pictureSvg({ kind, colour: 'white', motif: 'sun', view: 'front', fit }))
  })

  it.each(BANNER_SCENES)('is well formed for the banner %s', (scene) => {
    expectSound(pictureSvg({ kind: 'banner', scene }))
  })

  it('leaves the print off the back and draws every fit of a garment differently', () => {
    const back = (motif: 'fox' | 'owl') => pictureSvg({ ...FOX_SHIRT, motif, view: 'back' })
    expect(shapesOf(back('fox'))).toBe(shapesOf(back('owl')))
    for (const kind of ['t-shirt', 'sweatshirt'] as const) {
      const drawings = FITS.map((fit) => pictureSvg({ ...FOX_SHIRT, kind, fit }))
      expect(new Set(drawings).size).toBe(FITS.length)
    }
  })

  it('accepts known names only', () => {
    // @ts-expect-error an unknown colour
    expect(() => pictureSvg({ ...FOX_SHIRT, colour: 'plaid' })).toThrow('plaid')
    // @ts-expect-error an unknown motif
    expect(() => pictureSvg({ ...FOX_SHIRT, motif: 'unicorn' })).toThrow('unicorn')
  })
})

describe('the palette and the motifs', () => {
  it('has unique ids and Slovak names', () => {
    for (const list of [COLOURS, MOTIFS]) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
      expect(new Set(list.map(({ name }) => name)).size).toBe(list.length)
    }
    expect(COLOURS.length).toBeGreaterThanOrEqual(12)
    expect(MOTIFS.length).toBeGreaterThanOrEqual(24)
  })

  it.each(COLOURS)('prints legibly on $id', ({ id }) => {
    const { ground, main, pale: _pale, dark: _dark, ...accents } = inksFor(id)
    expect(contrast(main, ground)).toBeGreaterThanOrEqual(4.5)
    for (const ink of Object.values(accents))
      expect(perceivedDistance(ink, ground)).toBeGreaterThanOrEqual(ACCENT_DISTANCE)
  })
})

/** Every tag is closed in order, every reference has its id once, and there is no text or broken number. */
function expectSound(document: string): void {
  const svg = document.replaceAll(/data:image\/png;base64,[^"]+/g, 'data:')
  const open: string[] = []
  for (const [, closing, name = '', selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name)
    else if (!selfClosing) open.push(name)
  }
  expect(open).toEqual([])
  expect(svg.replace(/<[^<>]*>/g, '').trim()).toBe('')
  expect(svg).not.toMatch(/<text|<script|undefined|NaN|Infinity/)
  const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id)
}

function shapesOf(svg: string): string {
  return Array.from(svg.matchAll(/ d="([^"]+)"/g), ([, path]) => path).join()
}
