// Rules 204, 206, 208
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { QUERY_LIMITS } from '../../../src/config/listing-limits.ts'
import type { ListingResult } from '../../../src/product-index/rules/query-index.ts'
import { plainQuery, type ListingQuery } from '../../../src/product-index/rules/listing-query.ts'
import { product } from '../../fixtures/builders.ts'
import {
  $listing,
  requestListing,
  chooseFilter,
  dropTyping,
  endTyping,
  loadMore,
  openListing,
  searchNow,
  showStaticGrid,
  typePhrase,
} from '../../../src/listing/store/listing.ts'

const plain = plainQuery('tricka', QUERY_LIMITS)

interface PendingRequest {
  query: ListingQuery
  resolve: (total: number) => void
  fail: () => void
}

let requests: PendingRequest[] = []

const source = {
  find: (query: ListingQuery) =>
    new Promise<ListingResult>((resolve, reject) => {
      requests.push({
        query,
        resolve: (total) => resolve({ products: [], total, counts: null, priceSteps: null }),
        fail: () => reject(new Error('offline')),
      })
    }),
}

const pageOf = (number: number) => ({ before: 0, shown: 40, total: 100, number, pageCount: 3 })

function open({ number = 1, staticIds = [] as readonly number[] } = {}): void {
  openListing({ category: 'tricka', filters: {}, page: pageOf(number), staticIds }, source)
}

async function answered(asked: Promise<void>, total = 1): Promise<void> {
  requests.at(-1)?.resolve(total)
  await asked
}

function search(phrase: string): Promise<void> {
  typePhrase(phrase)
  return searchNow()
}

beforeEach(() => {
  requests = []
  open()
  vi.spyOn(console, 'warn').mockReturnValue()
})

it('a query of a listing is loading until its result is there', async () => {
  const asked = chooseFilter('100', '121', true)
  expect($listing.get()).toMatchObject({
    status: { state: 'loading' },
    list: { grid: 'static' },
    query: { filters: { 100: ['121'] } },
  })
  await answered(asked, 7)
  expect($listing.get()).toMatchObject({ status: { state: 'shown' }, list: { result: { total: 7 } } })
})

it('a query of a listing is not replaced by the result of an earlier one', async () => {
  const first = search('tatry')
  const second = search('tatry nad')
  requests[1]?.resolve(2)
  await second
  requests[0]?.resolve(1)
  await first
  expect($listing.get()).toMatchObject({
    query: { search: 'tatry nad' },
    list: { result: { total: 2 } },
    status: { state: 'shown' },
  })
})

it('a query of a listing does not fail when an earlier one fails', async () => {
  const first = search('tatry')
  const second = search('kriváň')
  requests[0]?.fail()
  await first
  expect($listing.get()).toMatchObject({ status: { state: 'loading' } })
  await answered(second, 3)
})

it('the plain query has the static grid as its result, and drops the result of an earlier query', async () => {
  await requestListing(plain, 'push')
  expect(requests).toEqual([])
  expect($listing.get()).toMatchObject({ list: { grid: 'static' }, status: { state: 'shown' } })
  const asked = search('tatry')
  await search('')
  requests[0]?.resolve(5)
  await asked
  expect($listing.get()).toMatchObject({ list: { grid: 'static' }, query: plain })
})

it('the plain query is asked on a following page, which has another static grid', () => {
  open({ number: 2 })
  void requestListing(plain, 'push')
  expect(requests).toHaveLength(1)
})

it.each(['a', 'ab', '  ab '])('a search for %j asks nothing', async (text) => {
  await search(text)
  expect(requests).toEqual([])
})

it('an action of a shopper keeps the list if the phrase has become too short', async () => {
  await answered(search('tatry'), 3)
  await search('ta')
  expect($listing.get()).toMatchObject({ query: { search: 'tatry' }, list: { result: { total: 3 } } })
})

it('an action of a shopper asks nothing if more is loading already, and skips no page after a failure', async () => {
  const first = loadMore()
  await loadMore()
  expect(requests.map(({ query }) => query.page)).toEqual([2])
  requests[0]?.fail()
  await first
  void loadMore()
  expect(requests[1]?.query.page).toBe(2)
})

describe('a typed phrase', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('starts a search half a second after the last key', () => {
    typePhrase('tat')
    vi.advanceTimersByTime(499)
    typePhrase('tatry')
    vi.advanceTimersByTime(499)
    expect(requests).toEqual([])
    vi.advanceTimersByTime(1)
    expect(requests.map(({ query }) => query.search)).toEqual(['tatry'])
  })

  it('stays in the box when an earlier result comes, until the static grid is shown', async () => {
    const ticked = chooseFilter('100', '121', true)
    typePhrase('tat')
    await answered(ticked, 3)
    expect($listing.get().phrase).toBe('tat')
    dropTyping()
    showStaticGrid('none')
    expect($listing.get().phrase).toBe('')
  })

  it('has one history entry until the box loses the focus', async () => {
    const entries = async (phrase: string) => {
      await answered(search(phrase))
      return $listing.get().entry
    }
    expect(await entries('tat')).toBe('push')
    expect(await entries('tatry')).toBe('replace')
    endTyping()
    expect(await entries('kriváň')).toBe('push')
  })
})

describe('a result that begins with the static grid', () => {
  const products = [1, 2, 3].map((id) => product({ id }))
  const ask = async (query: ListingQuery, staticIds: readonly number[], filters = {}) => {
    const find = () => Promise.resolve({ products, total: 3, counts: null, priceSteps: null })
    openListing({ category: 'tricka', filters, page: pageOf(1), staticIds }, { find })
    await requestListing(query, 'push')
    return $listing.get().list.grid
  }

  it('goes on below the grid', async () => {
    expect(await ask({ ...plain, page: 2 }, [1, 2])).toBe('continued')
  })

  it('replaces the grid if it begins with other products, or is of another query', async () => {
    expect(await ask({ ...plain, page: 2 }, [2, 1])).toBe('replaced')
    expect(await ask({ ...plain, page: 2, search: 'tatry' }, [1, 2])).toBe('replaced')
  })

  it("leaves the grid of a landing page if it has the page's filters (rule 224)", async () => {
    const filters = { '165': ['153'] }
    expect(await ask({ ...plain, filters }, [1, 2], filters)).toBe('static')
    expect(await ask({ ...plain, filters, page: 2 }, [1, 2], filters)).toBe('continued')
    expect(await ask(plain, [1, 2], filters)).toBe('replaced')
  })
})
