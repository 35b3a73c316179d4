import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { colourOf, COLOURS } from '../../../scripts/demo-api/pictures/colours.ts'
import { drawPicture } from '../../../scripts/demo-api/pictures/draw-picture.ts'
import {
  BANNER_SCENES,
  GARMENT_KINDS,
  type ProductPicture,
} from '../../../scripts/demo-api/pictures/picture.ts'
import { drawingOf, MOTIFS, printSvg } from '../../../scripts/demo-api/pictures/prints.ts'

const SIZE = { width: 400, height: 500 }
const FOX_SHIRT: ProductPicture = { kind: 't-shirt', colour: 'forest', motif: 'fox', view: 'front' }
const SHEET = new URL('../../../scripts/demo-api/pictures/motifs.svg', import.meta.url)

describe('the palette and the motifs', () => {
  it('have unique ids and names', () => {
    for (const list of [COLOURS, MOTIFS]) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
      expect(new Set(list.map(({ name }) => name)).size).toBe(list.length)
    }
  })

  it('have one drawing of every motif and none besides', () => {
    const drawn = [...readFileSync(SHEET, 'utf8').matchAll(/<svg id="([^"]+)"/g)].map(([, id]) => id)
    expect(drawn.sort()).toEqual([...MOTIFS.map(({ id }) => id), 'contours'].sort())
    for (const { id } of MOTIFS) expect(drawingOf(id)).not.toMatch(/<text|<script|<image|undefined|NaN/)
  })
})

describe('printSvg', () => {
  it('prints the motif in the inks of the cloth', () => {
    const onForest = printSvg(FOX_SHIRT, SIZE)
    const onWhite = printSvg({ ...FOX_SHIRT, colour: 'white', motif: 'tatras' }, SIZE)
    expect(onForest).toContain('<path')
    expect(onForest).toContain('#dd6428')
    expect(onWhite).toContain(colourOf('white').ink)
    expect(onWhite).not.toContain('#000000')
  })

  it('leaves the back and what is plain without a print', () => {
    expect(printSvg({ ...FOX_SHIRT, view: 'back' }, SIZE)).toBeUndefined()
    expect(printSvg({ ...FOX_SHIRT, motif: null }, SIZE)).toBeUndefined()
    expect(printSvg({ ...FOX_SHIRT, kind: 'photo-box' }, SIZE)).toBeUndefined()
  })
})

describe('drawPicture', () => {
  it.each([FOX_SHIRT, ...BANNER_SCENES.map((scene) => ({ kind: 'banner' as const, scene }))])(
    'gives %j as a JPEG of the asked width in its own proportions',
    async (picture) => {
      const meta = await sharp(await drawPicture(picture, 640)).metadata()
      const height = picture.kind === 'banner' ? 240 : 800
      expect([meta.format, meta.width, meta.height, meta.hasAlpha]).toEqual(['jpeg', 640, height, false])
    },
  )

  it('gives the same bytes for the same picture, and others for another colour, motif or fit', async () => {
    const first = await drawPicture(FOX_SHIRT, 400)
    expect((await drawPicture({ ...FOX_SHIRT }, 400)).equals(first)).toBe(true)
    for (const change of [{ colour: 'navy' }, { motif: 'owl' }, { fit: 'female' }] as const)
      expect((await drawPicture({ ...FOX_SHIRT, ...change }, 400)).equals(first)).toBe(false)
  })

  it('has every product in every view', async () => {
    for (const kind of GARMENT_KINDS) {
      const views = (['front', 'detail', 'back'] as const).map((view) =>
        drawPicture({ kind, colour: 'white', motif: 'sun', view, fit: 'child' }, 40),
      )
      const bytes = (await Promise.all(views)).map((one) => one.toString('base64'))
      expect(new Set(bytes).size, kind).toBe(3)
    }
  })

  it('accepts known names only', async () => {
    // @ts-expect-error an unknown colour
    await expect(drawPicture({ ...FOX_SHIRT, colour: 'plaid' }, 40)).rejects.toThrow('plaid')
    await expect(drawPicture({ ...FOX_SHIRT, motif: 'unicorn' }, 40)).rejects.toThrow('unicorn')
  })
})
