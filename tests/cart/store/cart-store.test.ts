// Rules 306, 307, 316, 801
import { expect, it, vi } from 'vitest'
import { cartLine } from '../../fixtures/builders.ts'

const LINE = { ...cartLine(), priceCents: undefined, price: 14.9, image: 'tricko.jpg' }

async function openPage() {
  vi.resetModules()
  return import('../../../src/cart/store/cart-store.ts')
}

it("the stored cart is kept under 'cart', with prices in euros", async () => {
  const { addToCart } = await openPage()
  addToCart(cartLine({ count: 2 }))
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toEqual([{ ...LINE, count: 2 }])
})

it("the stored cart keeps another tab's line when it adds its own", async () => {
  const { $cart, addToCart } = await openPage()
  localStorage.setItem('cart', JSON.stringify([{ ...LINE, id: 2 }]))
  addToCart(cartLine())
  expect($cart.get().map((line) => line.id)).toEqual([2, 1])
})

it('removed lines are put back to their places, the last one first', async () => {
  const { $cart, addToCart } = await openPage()
  const { $removed, removeLine } = await import('../../../src/cart/store/removed.ts')
  const { undoLastRemoval } = await import('../../../src/cart/store/undo-removal.ts')
  const lines = [cartLine({ id: 1 }), cartLine({ id: 2 }), cartLine({ id: 3 })] as const
  for (const line of lines) addToCart(line)
  const [first, second, third] = lines
  removeLine(first)
  removeLine(third)
  expect($cart.get()).toEqual([second])
  undoLastRemoval()
  expect($cart.get()).toEqual([second, third])
  undoLastRemoval()
  expect($cart.get()).toEqual(lines)
  expect($removed.get()).toEqual([])
  undoLastRemoval()
  expect($cart.get()).toEqual(lines)
})
