import { expect, it, vi } from 'vitest'
import { toListingIndex } from '../../../scripts/pipeline/listing/listing-index.ts'
import { QUERY_LIMITS } from '../../../src/config/query-limits.ts'
import { plainQuery } from '../../../src/listing/rules/listing-query.ts'
import { loadListingIndex } from '../../../src/listing/store/load-index.ts'
import { createListingSource } from '../../../src/listing/store/sources.ts'
import { catalogue, product } from '../../fixtures/builders.ts'

const PAGE = { category: 'all', firstPagePath: null, filters: {}, isFirstPage: true }
const factsWith = (indexAddress: string) => ({
  ...PAGE,
  ...{ indexAddress, canRefine: true, attributes: [], staticIds: [] },
})
const query = plainQuery('all', QUERY_LIMITS)

it('a result that has not come within 12 s has failed, whoever is silent (rule 210)', async () => {
  await import('../../../src/listing/store/api-source.ts')
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
    const signal = input instanceof Request ? input.signal : init?.signal
    return new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason as Error)))
  })
  const found = createListingSource(factsWith('/listing/silent.json'), 'https://api.invalid').find(query)
  const failed = vi.fn()
  found.catch(failed)
  await vi.advanceTimersByTimeAsync(11_000)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(failed).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

it('an index that is there answers at once, without a moment of loading', async () => {
  const indexAddress = '/listing/all.json'
  const index = toListingIndex(catalogue([product({ id: 1 }), product({ id: 2, slug: 'druhe' })]))
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json(index))),
  )
  const source = createListingSource(factsWith(indexAddress), '')
  expect(source.findNow?.(query)).toBeUndefined()
  await loadListingIndex(indexAddress)
  expect(source.findNow?.(query)?.products.map(({ id }) => id)).toEqual([1, 2])
})
