import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from '../fixtures/contrast.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const css = read('src/styles/tokens.css')

/** `[light, dark]` of each colour. */
const TOKENS = new Map(
  [...css.matchAll(/--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)].map(
    ([, name = '', light, dark, both]) => [name, [light ?? both ?? '', dark ?? both ?? '']],
  ),
)
const LOOKS = ['light', 'dark'] as const
const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** A token's colour in a look. */
function color(token: string, look: (typeof LOOKS)[number]): string {
  const hex = TOKENS.get(token)?.[LOOKS.indexOf(look)]
  if (!hex) throw new Error(`tokens.css has no colour --${token}`)
  return hex
}

const PAPERS = ['paper', 'surface', 'sunken']
/** Texts of 4.5 : 1, on what they stand. */
const TEXTS: Record<string, string[]> = {
  ink: [...PAPERS, 'bad-surface', 'good-surface'],
  'ink-soft': PAPERS,
  'accent-ink': [...PAPERS, 'bad-surface'],
  good: ['paper', 'good-surface'],
  paper: ['ink'],
}
/** Borders of fields, bars and the thread: 3 : 1. */
const LINES: Record<string, string[]> = { 'line-strong': PAPERS, accent: ['paper', 'surface'] }

describe.each(LOOKS)('in the %s look', (look) => {
  it.each(Object.entries(TEXTS).flatMap(([text, all]) => all.map((paper) => [text, paper] as const)))(
    '%s can be read on %s',
    (text, paper) => {
      expect(contrast(rgb(color(text, look)), rgb(color(paper, look)))).toBeGreaterThan(4.5)
    },
  )

  it.each(Object.entries(LINES).flatMap(([line, all]) => all.map((paper) => [line, paper] as const)))(
    '%s is seen on %s',
    (line, paper) => {
      expect(contrast(rgb(color(line, look)), rgb(color(paper, look)))).toBeGreaterThan(3)
    },
  )

  it('white can be read on the accent', () => {
    expect(contrast([255, 255, 255], rgb(color('accent', look)))).toBeGreaterThan(4.5)
  })
})

it.each(['ink', 'ink-soft', 'accent-ink'])(
  'on dyed cloth, which has the colours of the dark look, %s can be read',
  (text) => {
    expect(contrast(rgb(color(text, 'dark')), rgb(color('dye', 'dark')))).toBeGreaterThan(4.5)
  },
)

it('on dyed cloth the border of a field is seen', () => {
  expect(contrast(rgb(color('line-strong', 'dark')), rgb(color('dye', 'dark')))).toBeGreaterThan(3)
})

it('browsers, phones and pictures that are shared have the colours of the pages', () => {
  const page = read('src/layouts/Page.astro')
  for (const look of LOOKS) expect(page).toContain(`['${look}', '${color('paper', look)}']`)
  expect(read('src/pages/manifest.webmanifest.ts').match(/#\w{6}/g)).toEqual(
    Array(2).fill(color('paper', 'light')),
  )
  const brand = read('src/seo/brand-pictures.ts')
  for (const token of ['accent', 'paper', 'ink', 'ink-soft']) expect(brand).toContain(color(token, 'light'))
  expect(read('public/favicon.svg')).toContain(color('accent', 'light'))
})
