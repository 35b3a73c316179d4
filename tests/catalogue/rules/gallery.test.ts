// Rule 108
import { expect, it } from 'vitest'
import { galleryPictures } from '../../../src/catalogue/rules/gallery.ts'

const image = (name: string) => ({ path: `2024/05/${name}.jpg`, thumbnailPath: `2024/05/t_${name}.jpg` })
const IMAGES = [image('front'), image('red'), image('detail')]

const red = (thumbnail: string) => ({ name: 'červená', thumbnail })

it.each<[string, { name: string; thumbnail: string }[], (string | null)[]]>([
  ['have no colours without variants', [], [null, null, null]],
  ['have a colour by the variant’s picture', [red('2024/05/red.jpg')], [null, 'červená', null]],
  ['have a colour by the variant’s thumbnail', [red('2024/05/t_red.jpg')], [null, 'červená', null]],
  ['have no colour of a variant without a picture', [red('')], [null, null, null]],
  ['end with a variant’s own picture', [red('2024/05/own.jpg')], [null, null, null, 'červená']],
  [
    'have the first of two colours with the same picture',
    [red('2024/05/red.jpg'), { ...red('2024/05/red.jpg'), name: 'bordová' }],
    [null, 'červená', null],
  ],
])('the pictures of a gallery %s', (_, variants, colors) => {
  expect(galleryPictures({ images: IMAGES, variants }).map(({ color }) => color)).toEqual(colors)
})

it('the pictures of a gallery without thumbnails do not match a variant without a picture', () => {
  const images = [{ path: 'a.jpg', thumbnailPath: '' }]
  const [picture] = galleryPictures({ images, variants: [{ name: 'modrá', thumbnail: '' }] })
  expect(picture?.color).toBeNull()
})

it('the pictures of a gallery include a variant’s own picture even if there are no others', () => {
  const blue = { path: '2024/05/blue.jpg', thumbnailPath: '2024/05/blue.jpg', color: 'modrá' }
  const variants = [{ name: 'modrá', thumbnail: blue.path }]
  expect(galleryPictures({ images: [], variants })).toEqual([blue])
})

// Each row: colours, pictures, and the colours of the shown pictures; `-` is none.
it.each([
  ['do not begin with another colour', 'modrá červená', 'red blue detail', 'modrá červená -'],
  ['keep a first picture without a colour', 'modrá červená', 'front red blue', '- červená modrá'],
  [
    'show other views after their colour, known by the beginning of their names',
    'sivá bordová',
    'mikina-grey-front mikina-red-front label mikina-grey-back mikina-red-sleeve',
    'sivá sivá bordová bordová -',
  ],
  ['leave out others if the first colour has no picture', 'zelená červená', 'red front', 'červená -'],
])('the pictures of a gallery %s', (_, colors, names, shown) => {
  const files: Record<string, string> = {
    ...{ modrá: 'blue', červená: 'red' },
    ...{ sivá: 'mikina-grey-front', bordová: 'mikina-red-front' },
  }
  const variants = colors
    .split(' ')
    .map((name) => ({ name, thumbnail: files[name] ? image(files[name]).path : '' }))
  const pictures = galleryPictures({ images: names.split(' ').map(image), variants })
  expect(pictures.map(({ color }) => color ?? '-').join(' ')).toBe(shown)
})
