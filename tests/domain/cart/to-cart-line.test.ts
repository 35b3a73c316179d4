import { expect, it } from 'vitest'
import { toCartLine } from '../../../src/domain/cart/to-cart-line.ts'
import { CUT_NAMES } from '../../../src/messages/product/cuts.ts'
import { cartLine, product } from '../../fixtures/builders.ts'

const shirt = product({ variants: [{ name: 'červená', thumbnail: '2023/04/t_red.jpg' }] })

it('a line takes its facts from the product and the rest from the choice', () => {
  expect(toCartLine(shirt, { cut: 'damsky_strih', size: 'M', color: '', count: 3 }, CUT_NAMES)).toEqual(
    cartLine({ cut: 'dámsky', selectedCut: 'damsky_strih', size: 'M', count: 3 }),
  )
})

it('a product without cuts, sizes and colours makes a line without them', () => {
  const line = toCartLine(shirt, { cut: null, size: '', color: '', count: 1 }, CUT_NAMES)
  expect(line).toEqual(cartLine({ cut: '', selectedCut: '', size: '' }))
})

it('the chosen colour decides the picture', () => {
  const line = toCartLine(shirt, { cut: null, size: '', color: 'červená', count: 1 }, CUT_NAMES)
  expect(line.imagePath).toBe('2023/04/red.jpg')
})
