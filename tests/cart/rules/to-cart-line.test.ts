// Rule 108
import { expect, it } from 'vitest'
import { colorImagePath, toCartLine } from '../../../src/cart/rules/to-cart-line.ts'
import { CUT_NAMES } from '../../../src/catalogue/texts/product-words.ts'
import { cartLine, product } from '../../fixtures/builders.ts'

const shirt = product({ variants: [{ name: 'červená', thumbnail: '2023/04/t_red.jpg' }] })

it('a line has the facts of the product and the choice of the shopper', () => {
  expect(
    toCartLine(shirt, { cut: 'damsky_strih', size: 'M', color: 'červená', count: 3 }, CUT_NAMES),
  ).toEqual(
    cartLine({
      ...{ cut: 'dámsky', selectedCut: 'damsky_strih', size: 'M', count: 3 },
      ...{ color: 'červená', imagePath: '2023/04/red.jpg' },
    }),
  )
  expect(toCartLine(shirt, { cut: null, size: '', color: '', count: 1 }, CUT_NAMES)).toEqual(
    cartLine({ cut: '', selectedCut: '', size: '' }),
  )
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
])('a cart line of the colour %j with the variant’s picture %j shows %j', (color, thumbnail, expected) => {
  const product = { imagePath: 'main.jpg', variants: [{ name: 'červená', thumbnail }] }
  expect(colorImagePath(product, color)).toBe(expected)
})
