import { expect, it } from 'vitest'
import { withSwatches } from '../../../../scripts/pipeline/pictures/swatches.ts'
import { product } from '../../../fixtures/builders.ts'

const variants = (...names: string[]) => names.map((name) => ({ name, thumbnail: `${name}.jpg` }))
const swatches = (products: Parameters<typeof withSwatches>[0], colors: Record<string, string>) =>
  withSwatches(products, (path) => colors[path]).map((one) => one.swatches)

it('a product has the main colours of its variants’ pictures, in their order', () => {
  const one = product({ variants: variants('biela', 'modrá') })
  expect(swatches([one], { 'biela.jpg': 'eee', 'modrá.jpg': '235' })).toEqual([['eee', '235']])
})

it('a colour without a measured picture gets the swatch of others with its name', () => {
  const known = product({ variants: variants('biela') })
  const left = product({ variants: [{ name: 'biela', thumbnail: 'left.jpg' }, ...variants('ružová')] })
  expect(swatches([left, left, known], { 'biela.jpg': 'eee' })).toEqual([['eee', ''], ['eee', ''], ['eee']])
})

it.each([
  ['the most frequent one', ['bab', 'aaa', 'aaa', 'aa8'], ['aaa', 'aaa', 'aaa', 'aa8']],
  ['the first of equally frequent ones', ['bab', 'aaa', 'aa8', '8aa'], ['bab', 'bab', 'aa8', '8aa']],
])('similar shades of one name become %s, and different ones stay', (_, measured, shown) => {
  const shades = measured.map((color) => product({ variants: [{ name: 'sivá', thumbnail: color }] }))
  const colors = Object.fromEntries(measured.map((color) => [color, color]))
  expect(swatches(shades, colors).flat()).toEqual(shown)
})
