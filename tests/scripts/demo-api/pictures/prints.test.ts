import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { colourOf, COLOURS, inked } from '../../../../scripts/demo-api/pictures/colours.ts'
import { MOTIFS } from '../../../../scripts/demo-api/pictures/prints.ts'
import type { ProductPicture } from '../../../../scripts/demo-api/pictures/picture.ts'
import { drawingOf, printSvg } from '../../../../scripts/demo-api/pictures/prints.ts'
import { contrast, perceivedDistance } from './colour-distance.ts'

const SIZE = { width: 400, height: 500 }
const FOX_SHIRT: ProductPicture = { kind: 't-shirt', colour: 'forest', motif: 'fox', view: 'front' }
const SHEET = new URL('../../../../scripts/demo-api/pictures/motifs.svg', import.meta.url)

/** What motifs are drawn in: as on white cloth, with details in pale and dark that are the same on every cloth. */
const BLACK = '#000000'
const ACCENTS = ['#c8432f', '#dd6428', '#f0bb3f', '#4c8a5b', '#3f87ad', '#8a5a3c']
const PRINTABLE = new RegExp([BLACK, '#ffffff', '#f6efe0', '#22262b', ...ACCENTS].join('|'), 'g')

describe('the palette and the motifs', () => {
  it('has unique ids and Slovak names', () => {
    for (const list of [COLOURS, MOTIFS]) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
      expect(new Set(list.map(({ name }) => name)).size).toBe(list.length)
    }
    expect(COLOURS.length).toBeGreaterThanOrEqual(12)
    expect(MOTIFS.length).toBeGreaterThanOrEqual(24)
  })

  it('has one drawing of every motif and none besides', () => {
    const drawn = [...readFileSync(SHEET, 'utf8').matchAll(/<svg id="([^"]+)"/g)].map(([, id]) => id)
    expect(drawn.sort()).toEqual([...MOTIFS.map(({ id }) => id), 'contours'].sort())
  })

  it.each(MOTIFS)('draws $id in printable inks, well formed and without text', ({ id }) => {
    const svg = drawingOf(id)
    const links = /(?:id|href)="#?[a-z0-9-]+"/g
    expect(svg.replaceAll(links, '').replaceAll(PRINTABLE, '')).not.toMatch(/#|rgb|hsl/)
    expect(svg.replaceAll(/<[^<>]*>/g, '').trim()).toBe('')
    expect(svg).not.toMatch(/<text|<script|<image|undefined|NaN/)
    const open: string[] = []
    for (const [, closing, name = '', selfClosing] of svg.matchAll(
      /<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g,
    )) {
      if (closing) expect(open.pop()).toBe(name)
      else if (!selfClosing) open.push(name)
    }
    expect(open).toEqual([])
  })

  it.each(COLOURS)('prints legibly on $id', (colour) => {
    expect(contrast(inked(BLACK, colour), colour.hex)).toBeGreaterThanOrEqual(4.5)
    for (const accent of ACCENTS)
      expect(perceivedDistance(inked(accent, colour), colour.hex)).toBeGreaterThanOrEqual(0.13)
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
