import { expect, it } from 'vitest'
import { wantedPictures } from '../../../../scripts/pipeline/pictures/wanted.ts'
import { ALL_CATEGORY } from '../../../../src/catalogue/rules/catalogue.ts'
import { PICTURE_ROLES } from '../../../../src/config/pictures.ts'
import { catalogue, category, product } from '../../../fixtures/builders.ts'
import { withSwatches } from '../../../../scripts/pipeline/pictures/swatches.ts'

const { card, main, thumb, banner } = PICTURE_ROLES
const image = (path: string) => ({ path, thumbnailPath: `t_${path}` })

it('each picture is wanted once, in the widths of all its places, those of first screens first', () => {
  const old = product({ id: 1, name: 'Staré', imagePath: 'a.jpg', images: [image('a.jpg'), image('b.jpg')] })
  const fresh = product({ id: 2, name: 'Nové', imagePath: 'c.jpg', images: [image('c.jpg')] })
  const bare = product({ id: 3, imagePath: '', images: [] })
  const hero = { imagePath: 'hero.jpg', link: '', name: 'Leto', words: null, placement: 'hero' as const }
  const shop = catalogue([old, fresh, bare], { banners: [hero], newestIds: [2, 99] })
  expect(wantedPictures(shop)).toEqual([
    { path: 'hero.jpg', owner: 'Leto', widths: banner.widths, avifWidths: banner.avifWidths },
    { path: 'c.jpg', owner: 'Nové', widths: [...card.widths, ...main.widths], avifWidths: card.avifWidths },
    {
      path: 'a.jpg',
      owner: 'Staré',
      widths: [...thumb.widths, ...card.widths, ...main.widths],
      avifWidths: card.avifWidths,
    },
    { path: 'b.jpg', owner: 'Staré', widths: [...thumb.widths, ...main.widths], avifWidths: [] },
  ])
})

it('the hero, colours and cards of the first listing page are wanted before others', () => {
  const one = (id: number, ...thumbnails: string[]) =>
    product({
      ...{ id, imagePath: thumbnails[0] ?? '', images: thumbnails.map(image) },
      variants: thumbnails.map((thumbnail) => ({ name: thumbnail.replace(/\d/, ''), thumbnail })),
    })
  const late = Array.from({ length: 40 }, (_, index) => one(index + 100, 'biela2'))
  const shop = catalogue([one(1, 'last1', 'modrá1'), ...late, one(2, 'biela1', 'modrá2'), one(3, 'new1')], {
    banners: [
      { imagePath: 'low.jpg', link: '', name: 'Dole', words: null, placement: 'bottom-home' },
      { imagePath: 'hero.jpg', link: '', name: 'Leto', words: null, placement: 'hero' },
    ],
    newestIds: [3],
    categories: [category({ slug: ALL_CATEGORY, productIds: [2, ...late.map(({ id }) => id), 1] })],
  })
  const paths = wantedPictures(shop).map(({ path }) => path)
  expect(paths).toEqual(['hero.jpg', 'last1', 'modrá1', 'new1', 'biela1', 'biela2', 'low.jpg', 'modrá2'])
})

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
