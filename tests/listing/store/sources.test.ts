// Rule 210
import { beforeEach, expect, it, vi } from 'vitest'
import { toProductIndex } from '../../../scripts/pipeline/listing/make-product-index.ts'
import { QUERY_LIMITS } from '../../../src/config/listing-limits.ts'
import { createListingSource } from '../../../src/listing/store/sources.ts'
import { plainQuery } from '../../../src/product-index/rules/listing-query.ts'
import { $productIndex, loadProductIndex } from '../../../src/product-index/store.ts'
import { catalogue, product } from '../../fixtures/builders.ts'

const query = plainQuery('all', QUERY_LIMITS)

beforeEach(() => $productIndex.set(undefined))

it('a query fails after 12 s without a result (rule 210)', async () => {
  await import('../../../src/listing/store/api-source.ts')
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
    const signal = input instanceof Request ? input.signal : init?.signal
    return new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason as Error)))
  })
  const found = createListingSource('https://api.invalid').find(query)
  const failed = vi.fn()
  found.catch(failed)
  await vi.advanceTimersByTimeAsync(11_000)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(failed).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

it('a loaded index answers at once', async () => {
  const index = toProductIndex(catalogue([product({ id: 1 }), product({ id: 2, slug: 'druhe' })]))
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json(index))),
  )
  const source = createListingSource('')
  expect(source.findNow?.(query)).toBeUndefined()
  await loadProductIndex()
  expect(source.findNow?.(query)?.products.map(({ id }) => id)).toEqual([1, 2])
})
