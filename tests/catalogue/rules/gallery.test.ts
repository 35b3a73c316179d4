import { describe, expect, it } from 'vitest'
import { galleryPictures } from '../../../src/catalogue/rules/gallery.ts'
import { colorImagePath } from '../../../src/cart/rules/to-cart-line.ts'

const image = (name: string) => ({ path: `2024/05/${name}.jpg`, thumbnailPath: `2024/05/t_${name}.jpg` })
const IMAGES = [image('front'), image('red'), image('detail')]

describe('the pictures of a gallery', () => {
  const red = (thumbnail: string) => ({ name: 'červená', thumbnail })

  it.each<[string, { name: string; thumbnail: string }[], (string | null)[]]>([
    ['a product without colours', [], [null, null, null]],
    ['a colour known by its picture', [red('2024/05/red.jpg')], [null, 'červená', null]],
    ['a colour known by its thumbnail', [red('2024/05/t_red.jpg')], [null, 'červená', null]],
    ['a colour without a picture', [red('')], [null, null, null]],
    ['a colour with a picture of its own', [red('2024/05/own.jpg')], [null, null, null, 'červená']],
    [
      'two colours on one picture: the first has it',
      [red('2024/05/red.jpg'), { ...red('2024/05/red.jpg'), name: 'bordová' }],
      [null, 'červená', null],
    ],
  ])('%s', (_, variants, colors) => {
    expect(galleryPictures({ images: IMAGES, variants }).map(({ color }) => color)).toEqual(colors)
  })

  it('a colour without a picture is not that of a picture without a thumbnail', () => {
    const images = [{ path: 'a.jpg', thumbnailPath: '' }]
    const [picture] = galleryPictures({ images, variants: [{ name: 'modrá', thumbnail: '' }] })
    expect(picture?.color).toBeNull()
  })

  it('shows the picture of a colour that has its own as it is', () => {
    const blue = { path: '2024/05/blue.jpg', thumbnailPath: '2024/05/blue.jpg', color: 'modrá' }
    const variants = [{ name: 'modrá', thumbnail: blue.path }]
    expect(galleryPictures({ images: [], variants })).toEqual([blue])
  })

  it.each([
    ['červená', '2024/05/red.jpg', '2024/05/red.jpg'],
    ['červená', '2024/05/t_red.jpg', '2024/05/red.jpg'],
    ['červená', 't_red.jpg', 'red.jpg'],
    ['červená', 't_2024/red.jpg', 't_2024/red.jpg'],
    ['červená', '2024/not_red.jpg', '2024/not_red.jpg'],
    ['červená', '', 'main.jpg'],
    ['zelená', '2024/05/red.jpg', 'main.jpg'],
    ['', '2024/05/red.jpg', 'main.jpg'],
  ])('a line in %j whose variant has %j shows %j', (color, thumbnail, expected) => {
    const product = { imagePath: 'main.jpg', variants: [{ name: 'červená', thumbnail }] }
    expect(colorImagePath(product, color)).toBe(expected)
  })

  // Colours, pictures and the colour of each that is shown; `-` is none.
  it.each([
    ['another colour is not shown first', 'modrá červená', 'red blue detail', 'modrá červená -'],
    ['a picture of no colour stays first', 'modrá červená', 'front red blue', '- červená modrá'],
    [
      'views of a colour follow it, and are known by the beginning of their names',
      'sivá bordová',
      'mikina-grey-front mikina-red-front label mikina-grey-back mikina-red-sleeve',
      'sivá sivá bordová bordová -',
    ],
    ['the first colour has no picture', 'zelená červená', 'red front', 'červená -'],
  ])('%s', (_, colors, names, shown) => {
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
})
