import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProductDetail } from '../../../src/catalogue/rules/product.ts'
import { product } from '../../fixtures/builders.ts'

const getProduct = vi.fn<(api: unknown, which: unknown) => Promise<ProductDetail | null>>()

vi.mock('../../../src/api/calls.ts', () => ({ getProduct }))

async function ask(slug: string | null) {
  vi.resetModules()
  const store = await import('../../../src/product/store/unbuilt-product.ts')
  return { ...store, asked: store.fetchUnbuiltProduct(slug) }
}

beforeEach(() => getProduct.mockReset())

describe('a product without a page', () => {
  it('is asked for by its slug, and shown with its description as plain text', async () => {
    const found = product({ descriptionHtml: '<p>Bavlna</p><script>zle()</script>' })
    const { promise, resolve: answer } = Promise.withResolvers<ProductDetail>()
    getProduct.mockReturnValue(promise)
    const { $unbuiltProduct, asked } = await ask('a/b&pid=1')
    expect($unbuiltProduct.get()).toEqual({ state: 'asking' })
    answer(found)
    await asked
    expect(getProduct).toHaveBeenCalledExactlyOnceWith(expect.anything(), { slug: 'a/b&pid=1' })
    expect($unbuiltProduct.get()).toEqual({ state: 'found', product: found, description: ['Bavlna'] })
  })

  it('is missing when the shop does not have it', async () => {
    getProduct.mockResolvedValue(null)
    const { $unbuiltProduct, asked } = await ask('nic')
    await asked
    expect($unbuiltProduct.get()).toEqual({ state: 'missing' })
  })

  it('is missing, and nobody is asked, when the address cannot be a product’s', async () => {
    const { $unbuiltProduct, asked } = await ask(null)
    await asked
    expect($unbuiltProduct.get()).toEqual({ state: 'missing' })
    expect(getProduct).not.toHaveBeenCalled()
  })

  it('can be asked for again after the API has failed', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    getProduct.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(product())
    const { $unbuiltProduct, fetchUnbuiltProduct, asked } = await ask('tricko')
    await asked
    expect($unbuiltProduct.get()).toEqual({ state: 'failed' })
    expect(log).toHaveBeenCalledWith('Error fetching data:', expect.any(Error))
    await fetchUnbuiltProduct('tricko')
    expect($unbuiltProduct.get()).toMatchObject({ state: 'found' })
  })
})

describe('the products seen last', () => {
  /** The store as a page that has just been opened has it. */
  async function openSeen() {
    vi.resetModules()
    return import('../../../src/product/store/recently-seen.ts')
  }

  it('keep what was seen from page to page, newest first and each once', async () => {
    for (const slug of ['hrncek', 'mikina', 'hrncek']) (await openSeen()).rememberSeen(slug)
    expect((await openSeen()).readRecentlySeen()).toEqual(['hrncek', 'mikina'])
  })

  it('keep the last eight', async () => {
    const { rememberSeen, readRecentlySeen } = await openSeen()
    for (let number = 1; number <= 10; number++) rememberSeen(`tricko-${number}`)
    expect(readRecentlySeen()).toHaveLength(8)
    expect(readRecentlySeen().at(0)).toBe('tricko-10')
    expect(readRecentlySeen().at(-1)).toBe('tricko-3')
  })

  it('are no more than eight, and of a huge text its beginning', async () => {
    localStorage.setItem('recentlySeen', JSON.stringify(Array.from({ length: 5000 }, () => 'x'.repeat(5000))))
    const { readRecentlySeen } = await openSeen()
    expect(readRecentlySeen()).toHaveLength(8)
    expect(readRecentlySeen()[0]).toHaveLength(200)
  })
})
