import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { brandFaults, colorFaults, contrast, logoFault } from '../../../scripts/pipeline/check-brand.ts'
import { COLORS_FILE } from '../../../src/config/pictures.ts'

const css = await readFile(COLORS_FILE, 'utf8')
const faultsWith = (name: string, value: string) =>
  colorFaults(css.replace(new RegExp(`--${name}: [^;]+`), `--${name}: ${value}`))

const svg = (size: string) =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" ${size}></svg>`)
const png = await sharp({ create: { width: 32, height: 32, channels: 4, background: 'red' } })
  .png()
  .toBuffer()

it("the shop's own logo and colours have no fault", async () => expect(await brandFaults()).toEqual([]))

it('contrast is computed as in WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#f5c400', '#ffffff')).toBeCloseTo(1.64, 2)
})

it.each([
  [
    'accent',
    'light-dark(#f5c400, #c8401f)',
    'biela na --accent (#f5c400) má vo svetlom vzhľade kontrast 1,64 : 1, treba aspoň 4,5 : 1',
  ],
  [
    'accent',
    'light-dark(#c2371a, #777777)',
    'biela na --accent (#777777) má v tmavom vzhľade kontrast 4,47 : 1, treba aspoň 4,5 : 1',
  ],
  [
    'line-strong',
    'light-dark(#cccccc, #8187ab)',
    '--line-strong (#cccccc) na --paper (#faf8f3) má vo svetlom vzhľade kontrast 1,51 : 1, treba aspoň 3 : 1',
  ],
  ['dye', '#8090ff', 'biela na --dye (#8090ff) má na tmavých plochách kontrast'],
  ['good', 'light-dark(#1f6b3b, green)', '--good chýba alebo nie je v tvare light-dark(#rrggbb, #rrggbb)'],
  ['dye', 'navy', '--dye chýba alebo nie je v tvare #rrggbb'],
])('the colour --%s: %s is refused with a sentence', (name, value, sentence) =>
  expect(faultsWith(name, value)).toContainEqual(expect.stringContaining(sentence)),
)

it.each([
  ['a square SVG', svg('viewBox="0 0 32 32"'), null],
  ['an SVG that is almost square', svg('width="100" height="99"'), null],
  [
    'a wide SVG',
    svg('viewBox="0 0 300 80"'),
    'má rozmery 300 × 80; má byť štvorcové, inak by sa ikony orezali',
  ],
  ['a PNG under the name of an SVG', png, 'je vo formáte PNG; má to byť SVG, premenovať súbor nestačí'],
  ['no picture', new TextEncoder().encode('logo'), 'nie je obrázok, alebo je poškodené; má to byť SVG'],
  ['nothing', new Uint8Array(), 'nie je obrázok, alebo je poškodené; má to byť SVG'],
])('a logo that is %s', async (_, file, fault) => expect(await logoFault(file)).toBe(fault))
