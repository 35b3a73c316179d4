import { beforeEach, describe, expect, it, vi } from 'vitest'
import { QUERY_LIMITS } from '../../src/config/limits.ts'
import type { ListingResult } from '../../src/domain/listing-engine.ts'
import { plainQuery, type ListingQuery } from '../../src/domain/listing-query.ts'
import {
  $listing,
  askListing,
  chooseFilter,
  clearFilters,
  loadMore,
  retryListing,
  searchListing,
  startListing,
} from '../../src/stores/listing.ts'

const plain = plainQuery('tricka', QUERY_LIMITS)

interface Question {
  query: ListingQuery
  answer: (total: number) => void
  fail: () => void
}

let questions: Question[] = []

/** A source whose answers come when the test says so. */
const source = {
  find: (query: ListingQuery) =>
    new Promise<ListingResult>((resolve, reject) => {
      questions.push({
        query,
        answer: (total) => resolve({ products: [], total, counts: null }),
        fail: () => reject(new Error('offline')),
      })
    }),
  product: () => Promise.resolve(undefined),
}

beforeEach(() => {
  questions = []
  startListing('tricka', source, true)
  vi.spyOn(console, 'warn').mockReturnValue()
})

describe('a question', () => {
  it('is loading until its answer is there', async () => {
    const asked = chooseFilter('100', '121', true)
    expect($listing.get()).toMatchObject({
      isLoading: true,
      result: null,
      query: { filters: { 100: ['121'] } },
    })
    questions[0]?.answer(7)
    await asked
    expect($listing.get()).toMatchObject({ isLoading: false, result: { total: 7 } })
  })

  it('an earlier answer never takes the place of a later one', async () => {
    const first = searchListing('tatry', 'push')
    const second = searchListing('tatry nad', 'push')
    questions[1]?.answer(2)
    await second
    questions[0]?.answer(1)
    await first
    expect($listing.get()).toMatchObject({
      query: { search: 'tatry nad' },
      result: { total: 2 },
      isLoading: false,
    })
  })

  it('an earlier failure says nothing of a later question', async () => {
    const first = searchListing('tatry', 'push')
    const second = searchListing('kriváň', 'push')
    questions[0]?.fail()
    await first
    expect($listing.get()).toMatchObject({ isLoading: true, hasFailed: false })
    questions[1]?.answer(3)
    await second
  })

  it('that fails clears the loading flag, keeps the list and can be asked again', async () => {
    const first = searchListing('tatry', 'push')
    questions[0]?.answer(4)
    await first
    const second = chooseFilter('100', '121', true)
    questions[1]?.fail()
    await second
    expect($listing.get()).toMatchObject({ isLoading: false, hasFailed: true, result: { total: 4 } })
    const again = retryListing()
    expect(questions[2]?.query).toEqual(questions[1]?.query)
    questions[2]?.answer(1)
    await again
    expect($listing.get()).toMatchObject({ hasFailed: false, result: { total: 1 } })
  })

  it('for a page beyond the last ends at the last', async () => {
    const asked = askListing({ ...plain, page: 9 }, 'push')
    questions[0]?.answer(78)
    await asked
    expect($listing.get().query.page).toBe(2)
  })
})

describe('the plain question', () => {
  it('is answered by the page itself', async () => {
    await askListing(plain, 'push')
    expect(questions).toEqual([])
    expect($listing.get()).toMatchObject({ result: null, isLoading: false })
  })

  it('also drops what is still on its way', async () => {
    const asked = searchListing('tatry', 'push')
    await searchListing('', 'push')
    questions[0]?.answer(5)
    await asked
    expect($listing.get()).toMatchObject({ result: null, query: plain })
  })

  it('is asked on a following page, which does not show its answer', () => {
    startListing('tricka', source, false)
    void askListing(plain, 'push')
    expect(questions).toHaveLength(1)
  })
})

describe('what a shopper does', () => {
  it.each(['a', 'ab', '  ab '])('searching for %j asks nothing', async (text) => {
    await searchListing(text, 'push')
    expect(questions).toEqual([])
  })

  it('a phrase that has become too short leaves the list as it is', async () => {
    const asked = searchListing('tatry', 'push')
    questions[0]?.answer(3)
    await asked
    await searchListing('ta', 'push')
    expect($listing.get()).toMatchObject({ query: { search: 'tatry' }, result: { total: 3 } })
  })

  it('loading more while an answer is on its way asks nothing, and after a failure skips nothing', async () => {
    const first = loadMore()
    await loadMore()
    expect(questions.map(({ query }) => query.page)).toEqual([2])
    questions[0]?.fail()
    await first
    void loadMore()
    expect(questions[1]?.query.page).toBe(2)
  })

  it('the same phrase again asks nothing', async () => {
    const asked = searchListing('tatry', 'push')
    questions[0]?.answer(1)
    await asked
    await searchListing(' tatry ', 'push')
    expect(questions).toHaveLength(1)
  })

  it('loading more asks for one page further, clearing filters for none of them', async () => {
    const asked = chooseFilter('100', '121', true)
    questions[0]?.answer(100)
    await asked
    void loadMore()
    expect(questions[1]?.query).toMatchObject({ page: 2, filters: { 100: ['121'] } })
    void clearFilters()
    expect($listing.get().query).toEqual(plain)
    void clearFilters()
    expect(questions).toHaveLength(2)
  })
})
