import { beforeEach, expect, it, vi } from 'vitest'
import { cartLine } from '../../fixtures/builders.ts'

const ATTEMPTS = JSON.stringify([{ fingerprint: 'a', key: 'k', at: 1, totalCents: 890 }])

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})

async function openCart() {
  const { $cart, addToCart } = await import('../../../src/stores/cart/cart.ts')
  const { $removed, putLastBack, removeLine } = await import('../../../src/stores/cart/removed.ts')
  await import('../../../src/stores/checkout/forget-attempts.ts')
  const lines = [cartLine({ id: 1 }), cartLine({ id: 2 }), cartLine({ id: 3 })] as const
  for (const line of lines) addToCart(line)
  return { $cart, $removed, lines, putLastBack, removeLine }
}

it('puts removed lines back to their places, the last one first', async () => {
  const { $cart, $removed, lines, putLastBack, removeLine } = await openCart()
  const [first, second, third] = lines
  removeLine(first)
  removeLine(third)
  expect($cart.get()).toEqual([second])
  putLastBack()
  expect($cart.get()).toEqual([second, third])
  putLastBack()
  expect($cart.get()).toEqual(lines)
  expect($removed.get()).toEqual([])
  putLastBack()
  expect($cart.get()).toEqual(lines)
})

it('brings back the keys of orders without an answer with the line that emptied the cart', async () => {
  const { lines, putLastBack, removeLine } = await openCart()
  localStorage.setItem('orderAttempts', ATTEMPTS)
  for (const line of lines) removeLine(line)
  expect(localStorage.getItem('orderAttempts')).toBeNull()
  putLastBack()
  expect(localStorage.getItem('orderAttempts')).toBe(ATTEMPTS)
})

it('brings no keys back that were forgotten with an order, which took the last line out of the cart', async () => {
  const { $cart, lines, putLastBack, removeLine } = await openCart()
  const { updateCart } = await import('../../../src/stores/cart/cart.ts')
  removeLine(lines[0])
  localStorage.setItem('orderAttempts', ATTEMPTS)
  updateCart(() => [])
  expect(localStorage.getItem('orderAttempts')).toBeNull()
  putLastBack()
  expect($cart.get()).toEqual([lines[0]])
  expect(localStorage.getItem('orderAttempts')).toBeNull()
})
