import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, perceivedDistance } from '../../../../scripts/demo-api/pictures/colour-mixing.ts'
import { COLOURS } from '../../../../scripts/demo-api/pictures/colours.ts'
import { ACCENT_DISTANCE, inked, inksOn } from '../../../../scripts/demo-api/pictures/inks.ts'
import { MOTIFS } from '../../../../scripts/demo-api/pictures/motifs.ts'
import type { ProductPicture } from '../../../../scripts/demo-api/pictures/picture.ts'
import { printSvg } from '../../../../scripts/demo-api/pictures/prints.ts'

const SIZE = { width: 400, height: 500 }
const FOX_SHIRT: ProductPicture = { kind: 't-shirt', colour: 'forest', motif: 'fox', view: 'front' }
const FOLDER = new URL('../../../../scripts/demo-api/pictures/motifs/', import.meta.url)

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
    expect(readdirSync(FOLDER).sort()).toEqual(MOTIFS.map(({ id }) => `${id}.svg`).sort())
  })

  it.each(MOTIFS)('draws $id in printable inks, well formed and without text', ({ id }) => {
    const svg = readFileSync(new URL(`${id}.svg`, FOLDER), 'utf8')
    const inks = inksOn('#808080')
    const printed = inked(svg, { ...inks, main: 'ink', ground: 'ink', accents: mapped(inks.accents) })
    // Pale and dark details are the same on every cloth.
    expect(printed.replaceAll(/#(?:f6efe0|22262b)/g, 'ink')).not.toMatch(/#|rgb|hsl/)
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

  it.each(COLOURS)('prints legibly on $id', ({ hex }) => {
    const { main, accents } = inksOn(hex)
    expect(contrast(main, hex)).toBeGreaterThanOrEqual(4.5)
    for (const ink of accents.values())
      expect(perceivedDistance(ink, hex)).toBeGreaterThanOrEqual(ACCENT_DISTANCE)
  })
})

describe('printSvg', () => {
  it('prints the motif in the inks of the cloth', async () => {
    const [onForest, onWhite] = await Promise.all([
      printSvg(FOX_SHIRT, SIZE),
      printSvg({ ...FOX_SHIRT, colour: 'white', motif: 'tatras' }, SIZE),
    ])
    expect(onForest).toContain('<path')
    expect(onForest).toContain(inksOn('#2f5241').accents.get('#dd6428'))
    expect(onWhite).toContain(inksOn('#f3f2ee').main)
    expect(onWhite).not.toContain('#000000')
  })

  it('leaves the back and what is plain without a print', async () => {
    expect(await printSvg({ ...FOX_SHIRT, view: 'back' }, SIZE)).toBeUndefined()
    expect(await printSvg({ ...FOX_SHIRT, motif: null }, SIZE)).toBeUndefined()
    expect(await printSvg({ ...FOX_SHIRT, kind: 'photo-box' }, SIZE)).toBeUndefined()
  })
})

function mapped(inks: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...inks.keys()].map((drawn) => [drawn, 'ink']))
}
