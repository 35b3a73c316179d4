import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')
const css = read('src/look/tokens.css')

/** `[light, dark]` of each colour. */
const TOKENS = new Map(
  [...css.matchAll(/--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)].map(
    ([, name = '', light, dark, both]) => [name, [light ?? both ?? '', dark ?? both ?? '']],
  ),
)
/** How light a colour is to the eye (WCAG 2, relative luminance). @param rgb 0 to 255 each */
function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const LOOKS = ['light', 'dark'] as const
const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

function color(token: string, look: (typeof LOOKS)[number]): string {
  const hex = TOKENS.get(token)?.[LOOKS.indexOf(look)]
  if (!hex) throw new Error(`tokens.css has no colour --${token}`)
  return hex
}

const PAPERS = ['paper', 'surface', 'sunken']
type Pairs = readonly (readonly [ink: string, grounds: readonly string[]])[]
/** Texts need a contrast of 4.5 (WCAG 1.4.3). */
const TEXTS: Pairs = [
  ['ink', [...PAPERS, 'bad-surface', 'good-surface']],
  ['ink-soft', PAPERS],
  ['accent-ink', [...PAPERS, 'bad-surface']],
  ['good', ['paper', 'good-surface']],
  ['paper', ['ink']],
]
/** Borders of fields, bars and the thread need a contrast of 3 (WCAG 1.4.11). */
const LINES: Pairs = [
  ['line-strong', PAPERS],
  ['accent', ['paper', 'surface']],
]
const pairs = (all: Pairs) => all.flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground] as const))

const contrastOf = (ink: string, ground: string, look: (typeof LOOKS)[number]) =>
  contrast(rgb(color(ink, look)), rgb(color(ground, look)))

describe.each(LOOKS)('in the %s look', (look) => {
  it.each(pairs(TEXTS))('%s can be read on %s', (ink, ground) => {
    expect(contrastOf(ink, ground, look)).toBeGreaterThan(4.5)
  })

  it.each(pairs(LINES))('%s is seen on %s', (line, ground) => {
    expect(contrastOf(line, ground, look)).toBeGreaterThan(3)
  })

  it('white can be read on the accent', () => {
    expect(contrast([255, 255, 255], rgb(color('accent', look)))).toBeGreaterThan(4.5)
  })
})

it.each([
  ['ink', 4.5],
  ['ink-soft', 4.5],
  ['accent-ink', 4.5],
  ['line-strong', 3],
])('on dyed cloth, which has the colours of the dark look, %s has a contrast of %d', (ink, least) => {
  expect(contrastOf(ink, 'dye', 'dark')).toBeGreaterThan(least)
})
