// Rule 218
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SEARCH_DEBOUNCE_MS } from '../../src/config/listing-limits.ts'
import { PRODUCT_INDEX_ADDRESS } from '../../src/product-index/rules/product-index.ts'
import type { Product } from '../../src/catalogue/rules/product.ts'
import { DASH } from '../../src/text/tie-spaces.ts'
import { MUG, product } from '../fixtures/builders.ts'
import { shop } from '../fixtures/open-shop.ts'

async function freshStore() {
  vi.resetModules()
  return import('../../src/search/store.ts')
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
  shop.lists([product(), product({ id: 2, slug: 'mikina', name: 'Mikina', code: 'MI-1' })])
})
afterEach(() => void vi.useRealTimers())

it('requestSuggestions suggests from the index, which is fetched once', async () => {
  const { $suggestions, requestSuggestions } = await freshStore()
  await requestSuggestions('mik')
  await requestSuggestions('tric')
  expect($suggestions.get()).toMatchObject({
    phrase: 'tric',
    total: 1,
    products: [{ href: '/produkt/tricko' }],
  })
  expect($suggestions.get().listingQuery).toContain('search=tric')
  expect(shop.asked(PRODUCT_INDEX_ADDRESS)).toHaveLength(1)
})

it('requestSuggestions marks products that are sold out, or in the size of the phrase, and suggests them last', async () => {
  const shirt = (id: number, change: Partial<Product>) =>
    product({ id, slug: `tricko-${id}`, tags: ['98', '149', '157'], ...change })
  const attributes = [{ id: '99', name: 'Veľkosť', isFixed: true, values: [{ id: '157', name: 'M' }] }]
  const products = [shirt(1, { sizes: ['S'] }), shirt(2, { status: 'Sold Out' }), shirt(3, { sizes: ['M'] })]
  shop.lists(products, { attributes })
  const { $suggestions, requestSuggestions } = await freshStore()
  await requestSuggestions('tričko m')
  expect($suggestions.get().products.map(({ href, name }) => [href, name])).toEqual([
    ['/produkt/tricko-3', 'Tričko'],
    ['/produkt/tricko-1', `Tričko${DASH}M vypredané`],
    ['/produkt/tricko-2', `Tričko${DASH}vypredané`],
  ])
})

it('requestSuggestions suggests only the search of everything if the index fails, and fetches it again next time', async () => {
  shop.fails(PRODUCT_INDEX_ADDRESS)
  const { $suggestions, requestSuggestions } = await freshStore()
  await requestSuggestions('tric')
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS)
  expect($suggestions.get()).toMatchObject({ phrase: 'tric', products: [], total: null })
  expect($suggestions.get().listingQuery).toContain('search=tric')
  expect(shop.asked('get_products')).toEqual([])
  shop.lists([product()])
  await requestSuggestions('tric')
  expect($suggestions.get().total).toBe(1)
})

it('requestSuggestions asks the API of a large shop when the shopper pauses', async () => {
  shop.sells(...[1, 2, 3, 4, 5, 6, 7].map((id) => product({ id, slug: `tricko-${id}` })), MUG)
  shop.answers(PRODUCT_INDEX_ADDRESS, () => null)
  const { $suggestions, requestSuggestions } = await freshStore()
  await requestSuggestions('tri')
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS - 1)
  await requestSuggestions('tric')
  expect($suggestions.get()).toMatchObject({ phrase: 'tric', products: [], total: null })
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS)
  await expect.poll(() => $suggestions.get().total).toBe(7)
  expect($suggestions.get().products).toHaveLength(6)
  const asked = shop.asked('get_products').map(({ query }) => [query.get('search'), query.get('category')])
  expect(asked).toEqual([['tric', 'all']])
})

it('requestSuggestions drops an answer that comes after the suggestions were closed', async () => {
  const { $suggestions, requestSuggestions, closeSuggestions } = await freshStore()
  const asked = requestSuggestions('tric')
  closeSuggestions()
  await asked
  expect($suggestions.get().phrase).toBe('')
})
