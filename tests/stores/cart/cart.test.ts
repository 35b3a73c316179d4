import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cartLine } from '../../fixtures/builders.ts'

const LINE = { ...cartLine(), priceCents: undefined, price: 14.9, image: 'tricko.jpg' }

/** The stores as a page that has just been opened has them. */
async function openPage() {
  vi.resetModules()
  return import('../../../src/stores/cart/cart.ts')
}

beforeEach(() => {
  localStorage.clear()
  window.name = ''
})

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

  it.each(['', 'x', 'null', '{}', '7', '[]', '[null]', '"text"', '[{"id":1}]', '{"__proto__":[]}'])(
    'reads %j as an empty one',
    async (stored) => {
      localStorage.setItem('cart', stored)
      expect((await openPage()).$cart.get()).toEqual([])
    },
  )

  it('saves the lines that can be read', async () => {
    localStorage.setItem('cart', JSON.stringify([{ ...LINE, count: 'x' }, LINE, { ...LINE, price: -1 }, 7]))
    expect((await openPage()).$cart.get()).toEqual([cartLine()])
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

  it('follows another tab', async () => {
    const { $cart } = await openPage()
    localStorage.setItem('cart', JSON.stringify([{ ...LINE, count: 3 }]))
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
    expect($cart.get()).toEqual([cartLine({ count: 3 })])
  })

  it('follows another tab that cleared all storage', async () => {
    const { $cart, addToCart } = await openPage()
    addToCart(cartLine())
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect($cart.get()).toEqual([])
  })

  it('is read again when the page comes back from the history', async () => {
    const { $cart } = await openPage()
    localStorage.setItem('cart', JSON.stringify([{ ...LINE, count: 3 }]))
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect($cart.get()).toEqual([cartLine({ count: 3 })])
  })
})

describe('storage that fails', () => {
  const failing = {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: () => {
      throw new Error('denied')
    },
  }

  it.each([
    ['throws', () => failing],
    ['is null', () => null],
    [
      'cannot even be mentioned',
      () => {
        throw new Error('SecurityError')
      },
    ],
  ])('%s: the cart works in memory and says that it is lost', async (_, get) => {
    const spy = vi.spyOn(window, 'localStorage', 'get').mockImplementation(get as unknown as () => Storage)
    try {
      const { $cart, addToCart } = await openPage()
      addToCart(cartLine())
      addToCart(cartLine())
      const { $isStorageLost } = await import('../../../src/stores/persistence.ts')
      expect($cart.get()).toEqual([cartLine({ count: 2 })])
      expect($isStorageLost.get()).toBe(true)
    } finally {
      spy.mockRestore()
    }
  })
})
