import { describe, expect, it, vi } from 'vitest'
import { cartLine } from '../../fixtures/builders.ts'

const LINE = { ...cartLine(), priceCents: undefined, price: 14.9, image: 'tricko.jpg' }

/** The stores as a page that has just been opened has them. */
async function openPage() {
  vi.resetModules()
  return import('../../../src/stores/cart/cart.ts')
}

describe('the stored cart', () => {
  it("is kept under 'cart', with prices in euros", async () => {
    const { addToCart } = await openPage()
    addToCart(cartLine({ count: 2 }))
    expect(JSON.parse(localStorage.getItem('cart') ?? '')).toEqual([{ ...LINE, count: 2 }])
  })

  it('is there again on the next page', async () => {
    const { addToCart } = await openPage()
    addToCart(cartLine())
    expect((await openPage()).$cart.get()).toEqual([cartLine()])
  })

  it('leaves storage with its last line', async () => {
    const { addToCart, removeItem } = await openPage()
    addToCart(cartLine())
    removeItem(cartLine())
    expect(localStorage.getItem('cart')).toBeNull()
  })

  it('is read as the version before stored it: the path for the picture, white space at its end', async () => {
    const { imagePath, ...rest } = { ...LINE, image: LINE.imagePath }
    localStorage.setItem('cart', `${JSON.stringify([rest])}${' \t'.repeat(24)}`)
    expect((await openPage()).$cart.get()).toEqual([cartLine({ imagePath })])
  })

  it("takes in another tab's line before it adds its own", async () => {
    const { $cart, addToCart } = await openPage()
    localStorage.setItem('cart', JSON.stringify([{ ...LINE, id: 2 }]))
    addToCart(cartLine())
    expect($cart.get().map((line) => line.id)).toEqual([2, 1])
  })
})

describe('what was removed', () => {
  const ATTEMPTS = JSON.stringify([{ fingerprint: 'a', key: 'k', at: 1, totalCents: 890 }])

  async function openFullCart() {
    const page = await openPage()
    const { $removed, putLastBack, removeLine } = await import('../../../src/stores/cart/removed.ts')
    await import('../../../src/stores/checkout/forget-attempts.ts')
    const lines = [cartLine({ id: 1 }), cartLine({ id: 2 }), cartLine({ id: 3 })] as const
    for (const line of lines) page.addToCart(line)
    return { ...page, $removed, lines, putLastBack, removeLine }
  }

  it('puts removed lines back to their places, the last one first', async () => {
    const { $cart, $removed, lines, putLastBack, removeLine } = await openFullCart()
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
    const { lines, putLastBack, removeLine } = await openFullCart()
    localStorage.setItem('orderAttempts', ATTEMPTS)
    for (const line of lines) removeLine(line)
    expect(localStorage.getItem('orderAttempts')).toBeNull()
    putLastBack()
    expect(localStorage.getItem('orderAttempts')).toBe(ATTEMPTS)
  })

  it('brings no keys back that were forgotten with an order, which took the last line out of the cart', async () => {
    const { $cart, lines, putLastBack, removeLine, updateCart } = await openFullCart()
    removeLine(lines[0])
    localStorage.setItem('orderAttempts', ATTEMPTS)
    updateCart(() => [])
    expect(localStorage.getItem('orderAttempts')).toBeNull()
    putLastBack()
    expect($cart.get()).toEqual([lines[0]])
    expect(localStorage.getItem('orderAttempts')).toBeNull()
  })
})
