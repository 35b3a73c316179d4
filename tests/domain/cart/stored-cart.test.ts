import { describe, expect, it } from 'vitest'
import { QUANTITY } from '../../../src/config/cart/quantity.ts'
import { MAX_CART_LINES, MAX_LINE_TEXT } from '../../../src/config/stored.ts'
import { parseStoredCart, toStoredCart } from '../../../src/domain/cart/stored-cart.ts'
import { cartLine } from '../../fixtures/builders.ts'

const read = (json: unknown) => parseStoredCart(json, QUANTITY, MAX_CART_LINES, MAX_LINE_TEXT)
const [stored] = toStoredCart([cartLine()])
const without = (...fields: string[]) =>
  Object.fromEntries(Object.entries(stored ?? {}).filter(([name]) => !fields.includes(name)))

describe('the picture of a line', () => {
  it.each([
    ['2023/04/x.jpg', 'x.jpg'],
    ['x.jpg', 'x.jpg'],
    ['', ''],
  ])('at %j is stored as %j, beside where it lies', (imagePath, image) => {
    const cart = [cartLine({ imagePath })]
    expect(toStoredCart(cart)).toMatchObject([{ image, imagePath }])
    expect(read(toStoredCart(cart))).toEqual(cart)
  })

  it.each(['2023/04/x.jpg', 'x.jpg', ''])('is found in a line that has only its image, %j', (image) => {
    expect(read([{ ...without('imagePath'), image }])).toEqual([cartLine({ imagePath: image })])
  })
})

describe('a line of which a field has vanished or changed', () => {
  const spare = ['slug', 'size', 'color', 'cut', 'selectedCut'] as const

  it.each(spare)('is read without its %s', (field) => {
    expect(read([without(field)])).toEqual([cartLine({ [field]: '' })])
    for (const value of [null, true, {}, ['x']])
      expect(read([{ ...stored, [field]: value }])).toEqual([cartLine({ [field]: '' })])
  })

  it.each(spare)('is read with a number for its %s', (field) => {
    expect(read([{ ...stored, [field]: 110 }])).toEqual([cartLine({ [field]: '110' })])
  })

  it('is read without a picture', () => {
    expect(read([without('image', 'imagePath')])).toEqual([cartLine({ imagePath: '' })])
    expect(read([{ ...stored, imagePath: {} }])).toEqual([cartLine({ imagePath: 'tricko.jpg' })])
  })

  it('is read with texts for its numbers, and with fields that this shop does not know', () => {
    const line = { ...stored, id: '1', price: '14,90', count: '2', gift: true, note: { text: 'x' } }
    expect(read([line])).toEqual([cartLine({ count: 2 })])
  })

  it.each(['id', 'name', 'price', 'count'])(
    'is left out without its %s, and the other lines stay',
    (field) => {
      expect(read([without(field), { ...stored, id: 2 }])).toEqual([cartLine({ id: 2 })])
    },
  )
})
