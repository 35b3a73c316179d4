// Rule 210
import { beforeEach, expect, it, vi } from 'vitest'
import { QUERY_LIMITS } from '../../../src/config/listing-limits.ts'
import { createListingSource } from '../../../src/listing/store/sources.ts'
import { plainQuery } from '../../../src/product-index/rules/listing-query.ts'
import { PRODUCT_INDEX_ADDRESS } from '../../../src/product-index/rules/product-index.ts'
import { $productIndex, loadProductIndex } from '../../../src/product-index/store.ts'
import { product } from '../../fixtures/builders.ts'
import { silence } from '../../fixtures/fake-shop.ts'
import { shop } from '../../fixtures/open-shop.ts'

const query = plainQuery('all', QUERY_LIMITS)

beforeEach(() => $productIndex.set(undefined))

it('a query fails after 12 s without a result (rule 210)', async () => {
  await import('../../../src/listing/store/api-source.ts')
  vi.useFakeTimers()
  shop.answers(PRODUCT_INDEX_ADDRESS, silence)
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
  shop.lists([product({ id: 1 }), product({ id: 2, slug: 'druhe' })])
  const source = createListingSource('')
  expect(source.findNow?.(query)).toBeUndefined()
  await loadProductIndex()
  expect(source.findNow?.(query)?.products.map(({ id }) => id)).toEqual([1, 2])
})
