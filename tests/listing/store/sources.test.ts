import { expect, it, vi } from 'vitest'
import { toListingIndex } from '../../../scripts/pipeline/listing/listing-index.ts'
import { QUERY_LIMITS } from '../../../src/config/query-limits.ts'
import { plainQuery } from '../../../src/listing/rules/listing-query.ts'
import { loadListingIndex } from '../../../src/listing/store/load-index.ts'
import { createListingSource } from '../../../src/listing/store/sources.ts'
import { catalogue, product } from '../../fixtures/builders.ts'

it('an index that is there answers at once, without a moment of loading', async () => {
  const indexAddress = '/listing/all.json'
  const index = toListingIndex(catalogue([product({ id: 1 }), product({ id: 2, slug: 'druhe' })]))
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json(index))),
  )
  const page = { category: 'all', firstPagePath: null, filters: {}, isFirstPage: true }
  const facts = { ...page, indexAddress, canRefine: true, attributes: [], staticIds: [] }
  const source = createListingSource(facts, '')
  const query = plainQuery('all', QUERY_LIMITS)
  expect(source.findNow?.(query)).toBeUndefined()
  await loadListingIndex(indexAddress)
  expect(source.findNow?.(query)?.products.map(({ id }) => id)).toEqual([1, 2])
})
