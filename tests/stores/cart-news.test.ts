// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '../../src/config/settings.ts'
import type { ProductDetail } from '../../src/domain/product.ts'
import { cartLine, product } from '../fixtures/builders.ts'

type Answer = ProductDetail | null | Error

const asked: number[] = []
const answers = new Map<number, Promise<Answer>>()
let underWay = 0
let mostUnderWay = 0

vi.mock('../../src/api/calls.ts', () => ({
  getProduct: async (_api: unknown, { pid }: { pid: number }) => {
    asked.push(pid)
    mostUnderWay = Math.max(mostUnderWay, ++underWay)
    const answer = await answers.get(pid)
    underWay--
    if (answer instanceof Error) throw answer
    return answer ?? null
  },
}))

const mug = cartLine({ id: 5, size: '', cut: '', selectedCut: '', priceCents: 890 })
const dearer = product({ id: 5, priceCents: 990 })

async function openPage() {
  vi.resetModules()
  return { ...(await import('../../src/stores/cart.ts')), ...(await import('../../src/stores/cart-news.ts')) }
}

async function openWithMug(answer: Answer | Promise<Answer>) {
  answers.set(5, Promise.resolve(answer))
  const page = await openPage()
  page.addToCart(mug)
  return page
}

beforeEach(() => {
  asked.length = mostUnderWay = underWay = 0
  answers.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('the re-check', () => {
  it('asks once for each product, and not for all at once', async () => {
    const page = await openPage()
    for (let id = 10; id < 30; id++) {
      answers.set(id, Promise.resolve(product({ id })))
      page.addToCart(cartLine({ id, size: 'M' }))
      page.addToCart(cartLine({ id, size: 'L' }))
    }
    page.startCartCheck(DEFAULT_SETTINGS.sizeLabels)
    await vi.waitFor(() => expect(asked).toHaveLength(20))
    expect(new Set(asked).size).toBe(20)
    expect(mostUnderWay).toBeLessThanOrEqual(4)
  })

  it('asks nothing for an empty cart', async () => {
    const page = await openPage()
    page.startCartCheck(DEFAULT_SETTINGS.sizeLabels)
    await vi.dynamicImportSettled()
    expect(asked).toEqual([])
  })

  it('replaces a price that was edited in storage, and asks about it until it is agreed to', async () => {
    await openWithMug(product({ id: 5, priceCents: 890 }))
    localStorage.setItem('cart', (localStorage.getItem('cart') ?? '').replace('8.9', '0.01'))
    const page = await openPage()
    expect(page.$cart.get()).toMatchObject([{ priceCents: 1 }])
    page.startCartCheck(DEFAULT_SETTINGS.sizeLabels)
    await vi.waitFor(() => expect(page.$cart.get()).toMatchObject([{ priceCents: 890 }]))
    expect(localStorage.getItem('cart')).toContain('8.9')

    const reloaded = await openPage()
    expect(reloaded.$cartNews.get().prices).toMatchObject([{ line: { priceCents: 890 }, oldCents: 1 }])
    reloaded.agreeToPrices()
    expect((await openPage()).$cartNews.get().prices).toEqual([])
  })

  it.each([
    ['fails', new Error('down')],
    ['answers with another product', product({ id: 6, priceCents: 1 })],
  ])('changes nothing when the API %s', async (_, answer) => {
    const page = await openWithMug(answer)
    page.startCartCheck(DEFAULT_SETTINGS.sizeLabels)
    await vi.waitFor(() => expect(asked).toEqual([5]))
    await vi.dynamicImportSettled()
    expect(page.$cart.get()).toEqual([mug])
    expect(page.$cartNews.get()).toEqual({ prices: [], unavailable: [] })
  })

  it('ignores what is answered after its end', async () => {
    let answer = (_: Answer): void => undefined
    const page = await openWithMug(new Promise<Answer>((done) => (answer = done)))
    const end = page.startCartCheck(DEFAULT_SETTINGS.sizeLabels)
    await vi.waitFor(() => expect(asked).toEqual([5]))
    end()
    answer(dearer)
    await vi.dynamicImportSettled()
    expect(page.$cart.get()).toEqual([mug])
  })

  it('is done again when the browser brings the page back from its memory', async () => {
    const page = await openWithMug(product({ id: 5, priceCents: 890 }))
    page.startCartCheck(DEFAULT_SETTINGS.sizeLabels)
    await vi.waitFor(() => expect(asked).toEqual([5]))
    answers.set(5, Promise.resolve(dearer))
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await vi.waitFor(() => expect(page.$cart.get()).toMatchObject([{ priceCents: 990 }]))
  })

  it('marks a vanished product until it is removed', async () => {
    const page = await openWithMug(null)
    page.startCartCheck(DEFAULT_SETTINGS.sizeLabels)
    await vi.waitFor(() => expect(page.$cartNews.get().unavailable).toMatchObject([{ reason: 'vanished' }]))
    page.removeUnavailable()
    expect(page.$cart.get()).toEqual([])
    expect(page.$cartNews.get().unavailable).toEqual([])
  })
})
