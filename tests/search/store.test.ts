// Rule 218
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SEARCH_DEBOUNCE_MS } from '../../src/config/listing-limits.ts'
import { toProductIndex } from '../../scripts/pipeline/listing/make-product-index.ts'
import type { Product } from '../../src/catalogue/rules/product.ts'
import { DASH } from '../../src/text/tie-spaces.ts'
import { catalogue, product } from '../fixtures/builders.ts'

const answers = vi.hoisted(() => ({ file: vi.fn(), find: vi.fn() }))
vi.mock('../../src/api/fetch-own-file.ts', () => ({ fetchOwnFile: answers.file }))
vi.mock('../../src/listing/store/api-source.ts', () => ({
  createListingApiSource: () => ({ find: answers.find }),
}))

async function freshStore() {
  vi.resetModules()
  return import('../../src/search/store.ts')
}

const INDEX = toProductIndex(
  catalogue([product(), product({ id: 2, slug: 'mikina', name: 'Mikina', code: 'MI-1' })]),
)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  answers.file.mockReset().mockResolvedValue(INDEX)
  answers.find.mockReset().mockResolvedValue({ products: [product({ name: 'Od API' })], total: 9 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

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
  expect(answers.file).toHaveBeenCalledOnce()
})

it('requestSuggestions marks products that are sold out, or in the size of the phrase, and suggests them last', async () => {
  const shirt = (id: number, change: Partial<Product>) =>
    product({ id, slug: `tricko-${id}`, tags: ['98', '149', '157'], ...change })
  const attributes = [{ id: '99', name: 'Veľkosť', isFixed: true, values: [{ id: '157', name: 'M' }] }]
  const products = [shirt(1, { sizes: ['S'] }), shirt(2, { status: 'Sold Out' }), shirt(3, { sizes: ['M'] })]
  answers.file.mockResolvedValue(toProductIndex(catalogue(products, { attributes })))
  const { $suggestions, requestSuggestions } = await freshStore()
  await requestSuggestions('tričko m')
  expect($suggestions.get().products.map(({ href, name }) => [href, name])).toEqual([
    ['/produkt/tricko-3', 'Tričko'],
    ['/produkt/tricko-1', `Tričko${DASH}M vypredané`],
    ['/produkt/tricko-2', `Tričko${DASH}vypredané`],
  ])
})

it('requestSuggestions suggests only the search of everything if the index fails, and fetches it again next time', async () => {
  answers.file.mockRejectedValueOnce(new Error('offline'))
  const { $suggestions, requestSuggestions } = await freshStore()
  await requestSuggestions('tric')
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS)
  expect($suggestions.get()).toMatchObject({ phrase: 'tric', products: [], total: null })
  expect($suggestions.get().listingQuery).toContain('search=tric')
  expect(answers.find).not.toHaveBeenCalled()
  await requestSuggestions('tric')
  expect($suggestions.get().total).toBe(1)
})

it('requestSuggestions asks the API of a large shop when the shopper pauses', async () => {
  answers.file.mockResolvedValue(null)
  const { $suggestions, requestSuggestions } = await freshStore()
  await requestSuggestions('tri')
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS - 1)
  await requestSuggestions('tric')
  expect($suggestions.get()).toMatchObject({ phrase: 'tric', products: [], total: null })
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS)
  expect(answers.find).toHaveBeenCalledOnce()
  expect(answers.find).toHaveBeenCalledWith(expect.objectContaining({ search: 'tric', category: 'all' }))
  expect($suggestions.get()).toMatchObject({ total: 9, products: [{ name: 'Od API' }] })
})

it('requestSuggestions drops an answer that comes after the suggestions were closed', async () => {
  const { $suggestions, requestSuggestions, closeSuggestions } = await freshStore()
  const asked = requestSuggestions('tric')
  closeSuggestions()
  await asked
  expect($suggestions.get().phrase).toBe('')
})
