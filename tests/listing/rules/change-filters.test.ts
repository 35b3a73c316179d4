import { expect, it } from 'vitest'
import { QUERY_LIMITS } from '../../../src/config/listing-limits.ts'
import { smallerQueries } from '../../../src/listing/rules/change-filters.ts'
import { plainQuery } from '../../../src/product-index/rules/listing-query.ts'

const plain = plainQuery('tricka', QUERY_LIMITS)

it('each smaller query lacks one condition, keeps its order and begins at the first page (rule 213)', () => {
  const price = { fromCents: 100, toCents: null }
  const filters = { 100: ['3'], 165: ['1', '2'] }
  const refined = { sort: 'price', filters, price, isAvailable: true } as const
  const asked = { ...plain, ...refined, search: 'tatry', page: 3 }
  const first = { ...asked, page: 1 }
  expect(smallerQueries(asked).map(({ query }) => query)).toEqual([
    { ...first, filters: { 165: ['1', '2'] } },
    { ...first, filters: { 100: ['3'], 165: ['2'] } },
    { ...first, filters: { 100: ['3'], 165: ['1'] } },
    { ...first, price: null },
    { ...first, isAvailable: false },
    { ...first, search: '' },
  ])
  expect(smallerQueries(asked).map(({ without }) => without)).toEqual([
    { kind: 'filter', attribute: '100', value: '3' },
    { kind: 'filter', attribute: '165', value: '1' },
    { kind: 'filter', attribute: '165', value: '2' },
    { kind: 'price', price },
    { kind: 'available' },
    { kind: 'search', phrase: 'tatry' },
  ])
  expect(smallerQueries({ ...plain, sort: 'price' })).toEqual([])
})
