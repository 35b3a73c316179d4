// Rule 108
import { expect, it } from 'vitest'
import { colorImagePath } from '../../../src/cart/rules/to-cart-line.ts'

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
