import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { COLORS_FILE, LOGO_FILE } from '../../src/config/pictures.ts'

const LOOKS = ['light', 'dark'] as const
type Look = (typeof LOOKS)[number]
const LOOK_NAMES = { light: 'vo svetlom vzhľade', dark: 'v tmavom vzhľade' } as const

/** The least contrast of texts (WCAG 1.4.3), and of borders, bars and the stitched thread (WCAG 1.4.11). */
const [TEXT, LINE] = [4.5, 3]
const PAPERS = ['paper', 'surface', 'sunken']

type Pairs = readonly (readonly [least: number, ink: string, grounds: readonly string[]])[]
/** Every pair of colours that touch in the shop's styles: a text or line on a background. */
const PAIRS: Pairs = [
  [TEXT, 'ink', [...PAPERS, 'bad-surface', 'good-surface']],
  [TEXT, 'ink-soft', PAPERS],
  [TEXT, 'accent-ink', [...PAPERS, 'bad-surface']],
  [TEXT, 'good', ['paper', 'surface', 'good-surface']],
  [TEXT, 'paper', ['ink']],
  [TEXT, 'white', ['accent']],
  [LINE, 'line-strong', PAPERS],
  [LINE, 'accent', ['paper', 'surface']],
]
/** The pairs of dark areas (`.dyed`), which have the dark look's colours. */
const DYED_PAIRS: Pairs = [
  ...['ink', 'ink-soft', 'accent-ink', 'white'].map((ink) => [TEXT, ink, ['dye']] as const),
  [LINE, 'line-strong', ['dye']],
]
const NAMES = new Set([...PAIRS, ...DYED_PAIRS].flatMap(([, ink, grounds]) => [ink, ...grounds]))

/** The relative luminance of a colour (WCAG 2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast of two colours, from 1 to 21. @example contrast('#f5c400', '#ffffff') // 1.64… */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The colours of the owner's style sheet by name, each `[light, dark]`. */
function readColors(css: string): Map<string, readonly [string, string]> {
  const found = css.matchAll(
    /--([\w-]+):\s*(?:light-dark\(\s*(#[\da-f]{6}),\s*(#[\da-f]{6})\s*\)|(#[\da-f]{6}))\s*;/gi,
  )
  const colors = [...found].map(
    ([, name = '', light = '', dark = '', both]) => [name, [both ?? light, both ?? dark]] as const,
  )
  return new Map([['white', ['#ffffff', '#ffffff']], ...colors])
}

/** Faults of the owner's colours: a Slovak sentence for each missing colour and each pair with too little contrast. */
export function colorFaults(css: string): string[] {
  const colors = readColors(css)
  const missing = [...NAMES].filter((name) => !colors.has(name))
  if (missing.length > 0)
    return missing.map((name) =>
      name === 'dye'
        ? '--dye chýba alebo nie je v tvare #rrggbb'
        : `--${name} chýba alebo nie je v tvare light-dark(#rrggbb, #rrggbb)`,
    )
  const faultsOf = (pairs: Pairs, look: Look, place: string) =>
    pairs.flatMap(([least, ink, grounds]) =>
      grounds.flatMap((ground) => {
        const [over, under] = [ink, ground].map((name) => colors.get(name)?.[LOOKS.indexOf(look)] ?? '')
        const ratio = contrast(over ?? '', under ?? '')
        if (ratio >= least) return []
        const shown = (name: string, hex = '') => (name === 'white' ? 'biela' : `--${name} (${hex})`)
        // Round down: 4.499 must not read as 4.5.
        const told = (Math.floor(ratio * 100) / 100).toFixed(2).replace('.', ',')
        return `${shown(ink, over)} na ${shown(ground, under)} má ${place} kontrast ${told} : 1, treba aspoň ${String(least).replace('.', ',')} : 1`
      }),
    )
  return [
    ...LOOKS.flatMap((look) => faultsOf(PAIRS, look, LOOK_NAMES[look])),
    ...faultsOf(DYED_PAIRS, 'dark', 'na tmavých plochách'),
  ]
}

/** The fault of the owner's logo, which has to be a square SVG; `null` for none. */
export async function logoFault(file: Uint8Array): Promise<string | null> {
  const { format, width, height } = await Promise.resolve()
    .then(() => sharp(file).metadata())
    .catch(() => ({ format: null, width: 0, height: 0 }))
  if (format === null) return 'nie je obrázok, alebo je poškodené; má to byť SVG'
  if (format !== 'svg')
    return `je vo formáte ${format.toUpperCase()}; má to byť SVG, premenovať súbor nestačí`
  // A logo may be off by 2 %: that is a pixel or so.
  return Math.abs(width - height) > Math.max(width, height) / 50
    ? `má rozmery ${width} × ${height}; má byť štvorcové, inak by sa ikony orezali`
    : null
}

/** Every fault of the logo and the colours, as lines that begin with the file. */
export async function brandFaults(): Promise<string[]> {
  const [css, logo] = await Promise.all([
    readFile(resolve(COLORS_FILE), 'utf8').catch(() => ''),
    readFile(resolve(LOGO_FILE)).catch(() => new Uint8Array()),
  ])
  const fault = await logoFault(logo)
  return [
    ...(fault === null ? [] : [`${LOGO_FILE}: logo ${fault}`]),
    ...colorFaults(css).map((sentence) => `${COLORS_FILE}: ${sentence}`),
  ]
}
