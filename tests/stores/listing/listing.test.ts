import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { QUERY_LIMITS } from '../../../src/config/query-limits.ts'
import type { ListingResult } from '../../../src/domain/listing/listing-engine.ts'
import { plainQuery, type ListingQuery } from '../../../src/domain/listing/listing-query.ts'
import { product } from '../../fixtures/builders.ts'
import {
  $listing,
  askListing,
  chooseFilter,
  clearFilters,
  dropTyping,
  endTyping,
  loadMore,
  openListing,
  retryListing,
  searchNow,
  showOwnList,
  typePhrase,
} from '../../../src/stores/listing/listing.ts'

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
}

function open(own: { firstPagePath?: string; ownIds?: readonly number[] } = {}): void {
  openListing({ category: 'tricka', firstPagePath: null, ownIds: [], ...own }, source)
}

/** Types a phrase and presses Enter. */
function search(phrase: string): Promise<void> {
  typePhrase(phrase)
  return searchNow()
}

beforeEach(() => {
  questions = []
  open()
  vi.spyOn(console, 'warn').mockReturnValue()
})

describe('a question', () => {
  it('is loading until its answer is there', async () => {
    const asked = chooseFilter('100', '121', true)
    expect($listing.get()).toMatchObject({
      status: { state: 'loading' },
      result: null,
      query: { filters: { 100: ['121'] } },
    })
    questions[0]?.answer(7)
    await asked
    expect($listing.get()).toMatchObject({ status: { state: 'shown' }, result: { total: 7 } })
  })

  it('an earlier answer never takes the place of a later one', async () => {
    const first = search('tatry')
    const second = search('tatry nad')
    questions[1]?.answer(2)
    await second
    questions[0]?.answer(1)
    await first
    expect($listing.get()).toMatchObject({
      query: { search: 'tatry nad' },
      result: { total: 2 },
      status: { state: 'shown' },
    })
  })

  it('an earlier failure says nothing of a later question', async () => {
    const first = search('tatry')
    const second = search('kriváň')
    questions[0]?.fail()
    await first
    expect($listing.get()).toMatchObject({ status: { state: 'loading' } })
    questions[1]?.answer(3)
    await second
  })

  it('that fails clears the loading flag, keeps the list and can be asked again', async () => {
    const first = search('tatry')
    questions[0]?.answer(4)
    await first
    const second = chooseFilter('100', '121', true)
    questions[1]?.fail()
    await second
    expect($listing.get()).toMatchObject({ status: { state: 'failed' }, result: { total: 4 } })
    const again = retryListing()
    expect(questions[2]?.query).toEqual(questions[1]?.query)
    questions[2]?.answer(1)
    await again
    expect($listing.get()).toMatchObject({ status: { state: 'shown' }, result: { total: 1 } })
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
    expect($listing.get()).toMatchObject({ result: null, status: { state: 'shown' } })
  })

  it('also drops what is still on its way', async () => {
    const asked = search('tatry')
    await search('')
    questions[0]?.answer(5)
    await asked
    expect($listing.get()).toMatchObject({ result: null, query: plain })
  })

  it('is asked on a following page, which does not show its answer', () => {
    open({ firstPagePath: '/produkty/tricka' })
    void askListing(plain, 'push')
    expect(questions).toHaveLength(1)
  })
})

describe('what a shopper does', () => {
  it.each(['a', 'ab', '  ab '])('searching for %j asks nothing', async (text) => {
    await search(text)
    expect(questions).toEqual([])
  })

  it('a phrase that has become too short leaves the list as it is', async () => {
    const asked = search('tatry')
    questions[0]?.answer(3)
    await asked
    await search('ta')
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
    const asked = search('tatry')
    questions[0]?.answer(1)
    await asked
    await search(' tatry ')
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

describe('after a failure', () => {
  it('the boxes go back to what the list shows, and trying again asks what was asked', async () => {
    const ticked = chooseFilter('100', '121', true)
    expect($listing.get().query.filters).toEqual({ 100: ['121'] })
    questions[0]?.fail()
    await ticked
    expect($listing.get()).toMatchObject({ query: plain, answered: plain, result: null, isSettled: true })
    const again = retryListing()
    questions[1]?.answer(7)
    await again
    expect($listing.get()).toMatchObject({ query: { filters: { 100: ['121'] } }, entry: 'push' })
  })

  it('trying again when nothing failed asks nothing', async () => {
    await retryListing()
    expect(questions).toEqual([])
  })
})

describe('what is typed', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is searched for half a second after the last key', () => {
    typePhrase('tat')
    vi.advanceTimersByTime(499)
    typePhrase('tatry')
    vi.advanceTimersByTime(499)
    expect(questions).toEqual([])
    vi.advanceTimersByTime(1)
    expect(questions.map(({ query }) => query.search)).toEqual(['tatry'])
  })

  it('stays in the box when an earlier answer comes, and gives way to one that it does not belong to', async () => {
    const ticked = chooseFilter('100', '121', true)
    typePhrase('tat')
    questions[0]?.answer(3)
    await ticked
    expect($listing.get().phrase).toBe('tat')
    dropTyping()
    showOwnList()
    expect($listing.get().phrase).toBe('')
  })

  it('has one entry in the history until the box is left', async () => {
    const entries = async (phrase: string) => {
      const asked = search(phrase)
      questions.at(-1)?.answer(1)
      await asked
      return $listing.get().entry
    }
    expect(await entries('tat')).toBe('push')
    expect(await entries('tatry')).toBe('replace')
    endTyping()
    expect(await entries('kriváň')).toBe('push')
  })
})

describe('an answer that goes on from the page’s own list', () => {
  const products = [1, 2, 3].map((id) => product({ id }))
  const answer = (query: ListingQuery) => ({
    find: () => Promise.resolve({ products, total: 3, counts: null }),
    asked: query,
  })
  const ask = async (query: ListingQuery, ownIds: readonly number[]) => {
    openListing({ category: 'tricka', firstPagePath: null, ownIds }, answer(query))
    await askListing(query, 'push')
    return $listing.get().staticPrefixLength
  }

  it('is shown below it, when it begins with the same products', async () => {
    expect(await ask({ ...plain, page: 2 }, [1, 2])).toBe(2)
  })

  it('is shown in its place, when the shop has changed since, or something was asked', async () => {
    expect(await ask({ ...plain, page: 2 }, [2, 1])).toBe(0)
    expect(await ask({ ...plain, page: 2, search: 'tatry' }, [1, 2])).toBe(0)
  })
})
