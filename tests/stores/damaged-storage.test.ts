import { beforeEach, describe, expect, it, vi } from 'vitest'
import { EMPTY_CUSTOMER } from '../../src/stores/checkout/checkout.ts'
import { cartLine } from '../fixtures/builders.ts'

const LINE = { ...cartLine(), priceCents: undefined, price: 14.9, image: 'tricko.jpg' }
const GOOD: Record<string, unknown> = {
  cart: [LINE],
  chosenDelivery: 1,
  chosenPayment: 1,
  customerData: { ...EMPTY_CUSTOMER, name: 'Jana' },
}
const HUGE = 'x'.repeat(5_000_000)
const MARKUP = '<img src=x onerror=alert(1)>'
const DAMAGE: [string, string][] = [
  ['broken JSON', '[{"id":1,'],
  ['empty', ''],
  ['null', 'null'],
  ['an array', '[]'],
  ['an object', '{}'],
  ['a number', '-1.5'],
  ['a flag', 'true'],
  ['markup', JSON.stringify(MARKUP)],
  ['an array of anything', '[null,[],{},7,"x",{"id":{},"price":[],"name":1,"count":"x"}]'],
  ['__proto__', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"toString":1}'],
  ['lines with __proto__', '[{"__proto__":{"polluted":1},"price":{"toString":1,"valueOf":1}}]'],
  ['huge', JSON.stringify(HUGE)],
]

/** All stores, as a page that has just been opened has them. */
async function openPage() {
  vi.resetModules()
  const [cart, checkout, attempts, changes, receipt, seen] = await Promise.all([
    import('../../src/stores/cart/cart.ts'),
    import('../../src/stores/checkout/checkout.ts'),
    import('../../src/stores/checkout/order-attempts.ts'),
    import('../../src/stores/cart/cart-changes.ts'),
    import('../../src/stores/checkout/receipt.ts'),
    import('../../src/stores/product/recently-seen.ts'),
  ])
  return { ...cart, ...checkout, ...attempts, ...changes, ...receipt, ...seen }
}

beforeEach(() => {
  for (const [key, value] of Object.entries(GOOD)) localStorage.setItem(key, JSON.stringify(value))
})

const KEYS = [
  ...Object.keys(GOOD),
  'orderAttempts',
  'orderPending',
  'orderSent',
  'oldPrices',
  'theme',
  'recentlySeen',
]

describe.each(KEYS)('%s damaged', (key) => {
  it.each(DAMAGE)('by %s: nothing breaks, and the other keys survive', async (_, text) => {
    localStorage.setItem(key, text)
    const others = KEYS.filter((one) => one !== key).map((one) => localStorage.getItem(one))
    const page = await openPage()
    expect(page.$cart.get()).toEqual(key === 'cart' ? [] : [cartLine()])
    expect(page.$customer.get().name).toBe(key === 'customerData' ? '' : 'Jana')
    expect(page.$checkout.get().deliveryId).toBe(key === 'chosenDelivery' ? 0 : 1)
    expect(page.readAttempt('')).toBeUndefined()
    expect(page.$lastSent.get()).toBeNull()
    expect(page.$cartChanges.get().prices).toEqual([])
    expect(KEYS.filter((one) => one !== key).map((one) => localStorage.getItem(one))).toEqual(others)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    // One of the damaged lists has a text in it, which is read as a slug.
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

describe('what can be saved of', () => {
  const cartOf = async (lines: unknown) => {
    localStorage.setItem('cart', JSON.stringify(lines))
    return (await openPage()).$cart.get()
  }

  it('a cart with broken lines: the good ones', async () => {
    expect(await cartOf([null, { ...LINE, price: {} }, LINE, { ...LINE, id: 'x' }])).toEqual([cartLine()])
  })
  it('an older line: texts for numbers, no slug, colour or cut, null for the picture', async () => {
    const old = { id: '1', name: 'Tričko', price: '14,90', count: '2', size: 'L', image: null }
    const missing = { slug: '', imagePath: '', color: '', cut: '', selectedCut: '' }
    expect(await cartOf([old])).toEqual([cartLine({ ...missing, count: 2 })])
  })
  it('a huge cart: its first 500 lines, and of a text its beginning', async () => {
    const lines = Array.from({ length: 10_000 }, (_, id) => ({ ...LINE, id: id + 1 }))
    expect(await cartOf(lines)).toHaveLength(500)
    expect((await cartOf([{ ...LINE, name: HUGE }]))[0]?.name).toHaveLength(300)
  })
  it('a form: the good fields, and of a huge one its beginning', async () => {
    const stored = { name: 'Eva', tel: 905123456, city: {}, isCompanyOrder: 'x', order_note: HUGE }
    localStorage.setItem('customerData', JSON.stringify(stored))
    const { order_note: note, ...rest } = (await openPage()).$customer.get()
    expect(note).toHaveLength(10_000)
    expect(rest).toMatchObject({ name: 'Eva', tel: '905123456', city: '', isCompanyOrder: false })
    expect(rest.country).toBe('Slovensko')
  })
  it('a choice that was stored as a text', async () => {
    localStorage.setItem('chosenDelivery', '"2"')
    expect((await openPage()).$checkout.get().deliveryId).toBe(2)
  })
})

it.each(DAMAGE)('a receipt damaged by %s is none', async (_, text) => {
  sessionStorage.setItem('orderReceipt', text)
  expect((await openPage()).$receipt.get()).toBeNull()
})

describe('storage', () => {
  const storageIs = (get: () => unknown) =>
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(get as () => Storage)
  const fail = (): never => {
    throw new DOMException('denied', 'SecurityError')
  }

  it.each<[string, () => unknown]>([
    ['throws', () => ({ getItem: fail, setItem: fail, removeItem: fail })],
    ['is null', () => null],
    ['cannot even be mentioned', fail],
  ])(
    'that %s: the page works in memory and says so; the cart, and nothing else, goes to the next',
    async (_, get) => {
      storageIs(get)
      const page = await openPage()
      page.addToCart(cartLine({ id: 9 }))
      page.addToCart(cartLine({ id: 9 }))
      page.updateCustomer({ name: 'Eva' })
      expect(page.$cart.get()).toEqual([cartLine({ id: 9, count: 2 })])
      expect(page.$customer.get().name).toBe('Eva')
      expect((await import('../../src/stores/persistence.ts')).$isStorageLost.get()).toBe(true)
      expect((await openPage()).$cart.get()).toEqual([cartLine({ id: 9, count: 2 })])
      expect(window.name).not.toContain('Eva')
    },
  )

  it('that is full: the page works in memory, and storage keeps what it had', async () => {
    const real = window.localStorage
    const full = storageIs(() => ({ getItem: (key: string) => real.getItem(key), setItem: fail }))
    const page = await openPage()
    page.addToCart(cartLine({ id: 9 }))
    page.addToCart(cartLine({ id: 10 }))
    expect(page.$cart.get()).toHaveLength(3)
    full.mockRestore()
    expect((await openPage()).$cart.get()).toEqual([cartLine()])
  })

  it.each(['', 'popup', '{}', '{"cart":1}', '[null]', '__proto__'])(
    "that is missing: a window's name %j from elsewhere is no cart",
    async (name) => {
      storageIs(() => null)
      window.name = name
      expect((await openPage()).$cart.get()).toEqual([])
    },
  )
})
