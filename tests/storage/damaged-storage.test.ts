// Rules 308, 309
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { EMPTY_CUSTOMER } from '../../src/checkout/store/customer-store.ts'
import { openTab } from '../fixtures/open-tab.ts'
import { cartLine } from '../fixtures/builders.ts'

const LINE = { ...cartLine(), priceCents: undefined, price: 14.9, image: 'tricko.jpg' }
const GOOD: Record<string, unknown> = {
  cart: [LINE],
  chosenDelivery: 1,
  chosenPayment: 1,
  customerData: { ...EMPTY_CUSTOMER, name: 'Jana' },
}
const DAMAGE: [string, string][] = [
  ['broken JSON', '[{"id":1,'],
  ['null', 'null'],
  ['a number', '-1.5'],
  ['an array of anything', '[null,[],{},7,"x",{"id":{},"price":[],"name":1,"count":"x"}]'],
  ['__proto__', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"toString":1}'],
  ['a huge text', JSON.stringify('x'.repeat(5_000_000))],
]

async function openPage() {
  const tab = await openTab()
  return { ...tab, ...(await import('../../src/product/store/recently-seen-store.ts')) }
}

beforeEach(() => {
  for (const [key, value] of Object.entries(GOOD)) localStorage.setItem(key, JSON.stringify(value))
})

const OF_A_TAB = ['recentlySeen', 'orderReceipt']
const KEYS = [
  ...[...Object.keys(GOOD), 'orderAttempts', 'orderPending', 'orderSent', 'pickupPoints'],
  ...['theme', ...OF_A_TAB],
]

describe.each(KEYS)('a damaged %s in storage', (key) => {
  it.each(DAMAGE)('breaks nothing, and the other keys survive: %s', async (_, text) => {
    const storage = OF_A_TAB.includes(key) ? sessionStorage : localStorage
    storage.setItem(key, text)
    const others = KEYS.filter((one) => one !== key).map((one) => localStorage.getItem(one))
    const page = await openPage()
    expect(page.$cart.get()).toEqual(key === 'cart' ? [] : [cartLine()])
    expect(page.$customer.get().name).toBe(key === 'customerData' ? '' : 'Jana')
    expect(page.$checkout.get().deliveryId).toBe(key === 'chosenDelivery' ? 0 : 1)
    expect(page.readAttempt('')).toBeUndefined()
    expect([page.$lastSent.get(), page.$receipt.get()]).toEqual([null, null])
    expect(page.$cartChanges.get().prices).toEqual([])
    expect(KEYS.filter((one) => one !== key).map((one) => localStorage.getItem(one))).toEqual(others)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    // The text 'x' of a damaged list passes as a slug.
    expect(['', 'x']).toContain(page.readRecentlySeen().join())
    page.addToCart(cartLine({ id: 9 }))
    page.chooseDelivery(2)
    page.updateCustomer({ name: 'Eva' })
    page.rememberSeen('mikina')
    expect(page.readCart()).toContainEqual(cartLine({ id: 9 }))
    expect(localStorage.getItem('chosenDelivery')).toBe('2')
    expect(localStorage.getItem('customerData')).toContain('"name":"Eva"')
    expect(page.readRecentlySeen()[0]).toBe('mikina')
  })
})

it('a huge stored cart is read up to 500 lines, and each text and note up to its limit', async () => {
  const lines = Array.from({ length: 501 }, (_, id) => ({ ...LINE, id: id + 1, name: 'x'.repeat(301) }))
  localStorage.setItem('cart', JSON.stringify(lines))
  const cart = (await openPage()).$cart.get()
  expect([cart.length, cart[0]?.name.length]).toEqual([500, 300])
  localStorage.setItem('customerData', JSON.stringify({ order_note: 'x'.repeat(10_001) }))
  expect((await openPage()).$customer.get().order_note).toHaveLength(10_000)
})

const storageIs = (get: (real: Storage) => unknown) => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const real = window[name]
    vi.spyOn(window, name, 'get').mockImplementation(() => get(real) as Storage)
  }
}
const fail = (): never => {
  throw new DOMException('denied', 'SecurityError')
}
const full = (real: Storage) => ({ getItem: (key: string) => real.getItem(key), setItem: fail })

it.each<[string, (real: Storage) => unknown]>([
  ['that throws', () => ({ getItem: fail, setItem: fail, removeItem: fail })],
  ['that is null', () => null],
  ['that throws when it is mentioned', fail],
])('a page works in memory with a storage %s, and hands on only the cart', async (_, get) => {
  storageIs(get)
  const page = await openPage()
  page.addToCart(cartLine({ id: 9 }))
  page.addToCart(cartLine({ id: 9 }))
  page.updateCustomer({ name: 'Eva' })
  expect(page.$cart.get()).toEqual([cartLine({ id: 9, count: 2 })])
  expect(page.$customer.get().name).toBe('Eva')
  expect((await import('../../src/storage/persistence.ts')).$isStorageLost.get()).toBe(true)
  expect((await openPage()).$cart.get()).toEqual([cartLine({ id: 9, count: 2 })])
  expect(window.name).not.toContain('Eva')
})

it('a page with a full storage hands cart and form to the next page in its tab, and stores them once there is room', async () => {
  const { localStorage: real, sessionStorage: session } = window
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full(real) as unknown as Storage)
  const page = await openPage()
  page.addToCart(cartLine({ id: 9 }))
  page.updateCustomer({ name: 'Eva' })
  expect((await import('../../src/storage/persistence.ts')).$isStorageLost.get()).toBe(true)
  const next = await openPage()
  expect(next.$cart.get()).toEqual([cartLine(), cartLine({ id: 9 })])
  expect(next.$customer.get().name).toBe('Eva')
  expect(window.name).toBe('')
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(real)
  next.removeItem(cartLine())
  expect((await openPage()).$cart.get()).toEqual([cartLine({ id: 9 })])
  expect(session.getItem('cart')).toBeNull()
  expect(real.getItem('cart')).toContain('"id":9')
})

it.each([
  ['anything', () => true],
  ['long values', (text: string) => text.length > 200],
])('a page whose storage no longer takes %s hands on only the cart', async (_, isRefused) => {
  storageIs((real: Storage) => ({
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem: (key: string, text: string) => (isRefused(text) ? fail() : real.setItem(key, text)),
  }))
  const page = await openPage()
  page.addToCart(cartLine({ id: 9 }))
  page.addToCart(cartLine({ id: 10 }))
  page.updateCustomer({ name: 'Eva' })
  const next = await openPage()
  expect(next.$cart.get().map(({ id }) => id)).toEqual([1, 9, 10])
  expect(next.$customer.get().name).toBe('Jana')
  expect(window.name).not.toContain('Eva')
  for (const { id } of next.$cart.get()) next.removeItem(cartLine({ id }))
  expect((await openPage()).$cart.get()).toEqual([])
  expect(window.name).toBe('')
})

it("a page ignores a cart in the window's name if storage works, because another site may have put it there", async () => {
  window.name = localStorage.getItem('cart') ?? ''
  localStorage.removeItem('cart')
  expect((await openPage()).$cart.get()).toEqual([])
  expect(Object.keys(sessionStorage)).toEqual([])
})

it("a page ignores a huge cart in the window's name if storage refuses only huge values", async () => {
  localStorage.removeItem('cart')
  storageIs((real: Storage) => ({
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem: (key: string, text: string) => (text.length > 5_000_000 ? fail() : real.setItem(key, text)),
  }))
  window.name = JSON.stringify([{ ...LINE, padding: 'x'.repeat(5_000_000) }])
  expect((await openPage()).$cart.get()).toEqual([])
})

it.each(['', 'popup', '{}', '{"cart":1}', '[null]', '__proto__'])(
  "a page without a storage reads no cart from another site's window name %j",
  async (name) => {
    storageIs(() => null)
    window.name = name
    expect((await openPage()).$cart.get()).toEqual([])
  },
)
