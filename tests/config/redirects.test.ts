import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { QUERY_LIMITS } from '../../src/config/query-limits.ts'
import { ALL_CATEGORY } from '../../src/domain/shop/catalogue.ts'
import { formatListingAddress, plainQuery } from '../../src/domain/listing/listing-query.ts'

it('the host redirects the brand to its filtered listing, with no file in the way of the rule', async () => {
  const query = { ...plainQuery(ALL_CATEGORY, QUERY_LIMITS), filters: { '100': ['235'] } }
  const rules = await readFile(new URL('../../public/_redirects', import.meta.url), 'utf8')
  expect(rules).toContain(`/brand/ems  /produkty/all${formatListingAddress(query, QUERY_LIMITS)}  302\n`)
})
