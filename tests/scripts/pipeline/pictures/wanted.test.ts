import { expect, it } from 'vitest'
import { wantedPictures } from '../../../../scripts/pipeline/pictures/wanted.ts'
import { PICTURE_ROLES } from '../../../../src/config/pictures.ts'
import { catalogue, product } from '../../../fixtures/builders.ts'

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

it('one picture of each colour’s name is wanted before others', () => {
  const variants = ['biela', 'modrá'].map((name) => ({ name, thumbnail: `${name}.jpg` }))
  const one = product({ imagePath: 'biela.jpg', images: [image('biela.jpg'), image('detail.jpg')], variants })
  const other = product({ imagePath: 'c.jpg', variants: [{ name: 'biela', thumbnail: 'c.jpg' }] })
  const paths = wantedPictures(catalogue([other, one])).map(({ path }) => path)
  expect(paths).toEqual(['c.jpg', 'modrá.jpg', 'biela.jpg', 'detail.jpg'])
})
