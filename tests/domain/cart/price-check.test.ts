import { describe, expect, it } from 'vitest'
import { checkLine } from '../../../src/domain/cart/price-check.ts'
import { cartLine, product, PRODUCT_RULES } from '../../fixtures/builders.ts'

/** A t-shirt (98) with a men's cut (152) in M and L (157, 158). */
const shirt = product({ tags: ['98', '152', '157', '158'], sizes: ['M', 'L'] })
const line = cartLine()
/** The same with a women's cut (153), which has no 4XL (162). */
const twoCuts = product({ tags: ['98', '152', '153', '157', '162'] })
const mug = product({ tags: [] })
const mugLine = cartLine({ size: '', cut: '', selectedCut: '' })

describe('checkLine', () => {
  it.each([
    ['a line as it was put into the cart', line, shirt],
    ['a shop that does not say which sizes can be bought', line, { ...shirt, sizes: null }],
    ['a product without choices', mugLine, mug],
    ['a colour that is still there', { ...line, color: 'biela' }, withColors('čierna', 'biela')],
    ['a t-shirt whose tags name no size, in its default size', line, { ...shirt, tags: ['98', '152'] }],
    ['a cut and a colour that the line never chose', { ...line, selectedCut: '' }, withColors('biela')],
    ['no cut, in a size that only one of two cuts has', { ...line, selectedCut: '', size: '4XL' }, twoCuts],
    ['another name, picture and slug', line, { ...shirt, name: 'Iné', slug: 'ine', imagePath: '' }],
  ])('%s is unchanged', (_, cartLine, fresh) =>
    expect(checkLine(cartLine, fresh, PRODUCT_RULES)).toEqual({ state: 'unchanged' }),
  )

  it.each([
    ['a product that the shop no longer has', line, null, 'vanished'],
    ['a sold out product', line, { ...shirt, status: 'Sold Out' as const }, 'sold-out'],
    ['a product of which no size is left', line, { ...shirt, sizes: [] }, 'sold-out'],
    ['a size that is sold out', line, { ...shirt, sizes: ['M'] }, 'size'],
    ['a size that it no longer has', line, { ...shirt, tags: ['98', '152', '157'] }, 'size'],
    ['a size of another cut only', { ...line, size: '4XL' }, shirt, 'size'],
    ['no size where one has to be chosen', { ...line, size: '' }, shirt, 'size'],
    ['a size where there are none any more', { ...mugLine, size: 'L' }, mug, 'size'],
    ['neither size nor cut', { ...line, size: '', selectedCut: '' }, shirt, 'size'],
    ['a cut that it no longer has', line, { ...shirt, tags: ['98', '153', '157', '158'] }, 'cut'],
    ['a colour that it no longer has', { ...line, color: 'biela' }, withColors('čierna'), 'color'],
    ['a dearer product in a size that is gone', line, { ...shirt, sizes: ['M'], priceCents: 9900 }, 'size'],
  ] as const)('%s is unavailable', (_, cartLine, fresh, reason) =>
    expect(checkLine(cartLine, fresh, PRODUCT_RULES)).toEqual({ state: 'unavailable', reason }),
  )

  it.each([1590, 990, 0])('says the old price and the new, %i cents', (priceCents) => {
    expect(checkLine(line, { ...shirt, priceCents }, PRODUCT_RULES)).toEqual({
      state: 'price',
      oldCents: 1490,
      newCents: priceCents,
    })
  })
})

function withColors(...names: string[]) {
  return { ...shirt, variants: names.map((name) => ({ name, thumbnail: '' })) }
}
