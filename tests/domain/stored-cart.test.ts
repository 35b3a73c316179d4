import { describe, expect, it } from 'vitest'
import { QUANTITY } from '../../src/config/quantity.ts'
import { MAX_CART_LINES, MAX_LINE_TEXT } from '../../src/config/stored.ts'
import { parseStoredCart, toOrderLines, toStoredCart } from '../../src/domain/stored-cart.ts'
import { cartLine } from '../fixtures/builders.ts'

const read = (json: unknown) => parseStoredCart(json, QUANTITY, MAX_CART_LINES, MAX_LINE_TEXT)
const [stored] = toStoredCart([cartLine()])
const without = (...fields: string[]) =>
  Object.fromEntries(Object.entries(stored ?? {}).filter(([name]) => !fields.includes(name)))

describe('the picture of a line', () => {
  it.each([
    ['2023/04/x.jpg', 'x.jpg'],
    ['x.jpg', 'x.jpg'],
    ['', ''],
  ])('at %j is stored and sent as %j; where it lies is stored only', (imagePath, image) => {
    const cart = [cartLine({ imagePath })]
    expect(toStoredCart(cart)).toMatchObject([{ image, imagePath }])
    expect(toOrderLines(cart)[0]).toMatchObject({ image })
    expect(toOrderLines(cart)[0]).not.toHaveProperty('imagePath')
    expect(read(toStoredCart(cart))).toEqual(cart)
  })

  it.each(['2023/04/x.jpg', 'x.jpg', ''])('is found in a line that has only its image, %j', (image) => {
    expect(read([{ ...without('imagePath'), image }])).toEqual([cartLine({ imagePath: image })])
  })
})
