import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { toListingIndex } from '../../../scripts/pipeline/listing/listing-index.ts'
import { withOffersFirst } from '../../../scripts/pipeline/listing/listings.ts'
import { pullCatalogue } from '../../../scripts/pipeline/pull/pull.ts'
import { createApiClient } from '../../../src/api/client.ts'
import { QUERY_LIMITS } from '../../../src/config/query-limits.ts'
import { plainQuery } from '../../../src/listing/rules/listing-query.ts'
import { queryIndex } from '../../../src/listing/rules/query-index.ts'
import { startShop } from './running-shop.ts'

const TABLE = readFileSync(new URL('../../fixtures/shopper-phrases.csv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split(';'))

it('of 200 phrases as shoppers type them at least 95 % find what they mean first (rule 225)', async () => {
  const { url } = await startShop({ products: 180 })
  const api = createApiClient(url, { timeoutMs: 60_000, totalTimeoutMs: 120_000, retries: 3, maxPauseMs: 50 })
  const { catalogue } = await pullCatalogue(api, { concurrency: 8, pageSize: 200, now: '' })
  const index = toListingIndex(withOffersFirst(catalogue, toListingIndex(catalogue).products))
  const missed = TABLE.flatMap(([search = '', first]) => {
    const query = { ...plainQuery('all', QUERY_LIMITS), search }
    const found = queryIndex(index, [], query).products[0]?.name
    return found === first ? [] : [`${search}: ${found}, not ${first}`]
  })
  expect(TABLE).toHaveLength(200)
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(0.05 * TABLE.length)
})
