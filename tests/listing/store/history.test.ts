// Rules 202, 208, 210
import { beforeEach, expect, it, vi } from 'vitest'
import type { ListingResult } from '../../../src/product-index/rules/query-index.ts'
import type { ListingQuery } from '../../../src/product-index/rules/listing-query.ts'
import type { ListingData } from '../../../src/listing/store/listing-view.ts'

const FACTS = {
  category: 'tricka',
  firstPagePath: null,
  filters: {},
  page: { before: 0, shown: 40, total: 100, number: 1, pageCount: 3 },
  canRefine: true,
  groups: [],
  otherValues: { 100: ['121', '235'] },
  staticIds: [],
}
type Facts = Pick<ListingData, keyof typeof FACTS>
const RESULT: ListingResult = { products: [], total: 100, counts: null, priceSteps: null }

let find: (query: ListingQuery) => Promise<ListingResult>

async function open(
  search: string,
  { path = '/produkty/tricka', facts = FACTS }: { path?: string; facts?: Facts } = {},
) {
  vi.resetModules()
  history.replaceState(null, '', path + search)
  const [listing, address, { writeHistory }] = await Promise.all([
    import('../../../src/listing/store/listing.ts'),
    import('../../../src/listing/listing-address.ts'),
    import('../../../src/listing/store/history.ts'),
  ])
  listing.openListing(facts, { find: (query) => find(query) })
  writeHistory(facts.firstPagePath, () => undefined)
  await listing.requestListing(address.readAddress(facts), 'replace')
  return { ...listing, ...address }
}

const shownAddress = () => location.pathname + decodeURIComponent(location.search)
const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  find = () => Promise.resolve(RESULT)
})

it('the address of a listing gets two history entries if two results come before a paint', async () => {
  const { chooseFilter } = await open('')
  const before = history.length
  await chooseFilter('100', '121', true)
  await chooseFilter('100', '235', true)
  await painted()
  expect(shownAddress()).toBe('/produkty/tricka?filters={"100":["121","235"]}&productsCount=40')
  expect(history.length).toBe(before + 2)
})

it('the address of a listing does not change if Back was pressed before the paint', async () => {
  const { chooseFilter, requestListing, readAddress } = await open('')
  const before = history.length
  await chooseFilter('100', '121', true)
  await requestListing(readAddress(FACTS), 'none')
  await painted()
  expect(shownAddress()).toBe('/produkty/tricka')
  expect(history.length).toBe(before)
})

it('the address of a listing changes when a filter is pressed, before the result comes', async () => {
  const { chooseFilter } = await open('')
  const before = history.length
  const result = Promise.withResolvers<ListingResult>()
  find = () => result.promise
  const chosen = chooseFilter('100', '121', true)
  await painted()
  expect(shownAddress()).toBe('/produkty/tricka?filters={"100":["121"]}&productsCount=40')
  result.resolve(RESULT)
  await chosen
  expect(history.length).toBe(before + 1)
})

it('the address of a listing goes back to the shown list after a failed query, over all entries since', async () => {
  const { chooseFilter, retryListing } = await open('?search=tatry')
  await painted()
  const list = '/produkty/tricka?productsCount=40&search=tatry'
  const answer = Promise.withResolvers<ListingResult>()
  find = () => answer.promise
  const before = history.length
  void chooseFilter('100', '121', true)
  await painted()
  const chosen = chooseFilter('100', '235', true)
  await painted()
  expect(history.length).toBe(before + 2)
  answer.reject(new Error('offline'))
  await chosen
  await expect.poll(shownAddress).toBe(list)
  find = () => Promise.resolve(RESULT)
  await retryListing()
  await painted()
  expect(shownAddress()).toBe('/produkty/tricka?filters={"100":["121","235"]}&productsCount=40&search=tatry')
  expect(history.length).toBe(before + 1)
})

it('the address of a listing goes back to a list that was found and not yet painted when the failed query was asked', async () => {
  const { chooseFilter } = await open('')
  await painted()
  const before = history.length
  await chooseFilter('100', '121', true)
  find = () => Promise.reject(new Error('offline'))
  await chooseFilter('100', '235', true)
  await expect.poll(shownAddress).toBe('/produkty/tricka?filters={"100":["121"]}&productsCount=40')
  await painted()
  expect(shownAddress()).toBe('/produkty/tricka?filters={"100":["121"]}&productsCount=40')
  expect(history.length).toBe(before + 1)
})

it('the address of a listing goes back to the shown list if a query has replaced the present entry and fails', async () => {
  const { requestListing, readAddress } = await open('')
  const query = readAddress(FACTS)
  await requestListing({ ...query, search: 'tatry' }, 'push')
  await painted()
  find = () => Promise.reject(new Error('offline'))
  await requestListing({ ...query, search: 'tatry nad' }, 'replace')
  await painted()
  expect(shownAddress()).toBe('/produkty/tricka?productsCount=40&search=tatry')
})

it('the address of a listing is that of the shown list if a query fails after Back, and changes when a retry succeeds', async () => {
  const { requestListing, chooseFilter, readAddress, retryListing } = await open('')
  await chooseFilter('100', '121', true)
  await painted()
  const list = shownAddress()
  history.replaceState(null, '', '/produkty/tricka?search=tatry&productsCount=40')
  find = () => Promise.reject(new Error('offline'))
  await requestListing(readAddress(FACTS), 'none')
  expect(shownAddress()).toBe(list)
  find = () => Promise.resolve(RESULT)
  await retryListing()
  await painted()
  expect(shownAddress()).toBe('/produkty/tricka?productsCount=40&search=tatry')
})

it('the address of a listing stays if its first query fails, so that a reload asks again', async () => {
  find = () => Promise.reject(new Error('offline'))
  await open('?search=tatry&productsCount=40')
  await painted()
  expect(shownAddress()).toBe('/produkty/tricka?search=tatry&productsCount=40')
})

it.each([
  [
    'loses unknown values',
    '?filters={"100":["121","999"],"7":["121"]}',
    '?filters={"100":["121"]}&productsCount=40',
  ],
  ['goes back to the last page of the list', '?page=99', '?productsCount=40&page=3'],
])('the address of a listing %s', async (_, asked, own) => {
  await open(asked)
  await painted()
  expect(shownAddress()).toBe(`/produkty/tricka${own}`)
})

it.each([
  ['?productsCount=10', ''],
  ['?search=tatry&productsCount=10', '?productsCount=40&search=tatry'],
  ['?productsCount=12', '?productsCount=12'],
])('the address of a listing %s becomes "%s", and follows each change', async (search, own) => {
  const { $listing, chooseFilter, loadMore, refineListing, readAddress } = await open(search)
  await painted()
  expect(shownAddress()).toBe(`/produkty/tricka${own}`)
  const changes = [
    loadMore,
    () => chooseFilter('100', '121', true),
    () => refineListing({ sort: 'price' }),
    loadMore,
  ]
  for (const change of changes) {
    await change()
    await painted()
    expect(readAddress(FACTS)).toEqual($listing.get().query)
  }
})

it.each([
  ['?filters={"100":["235"]}', { 100: ['235'], 165: ['153'] }],
  ['?filters={"165":["152"]}', { 165: ['152'] }],
  ['?sort=price', { 165: ['153'] }],
])('a landing page with %s asks for its cut, too, in its category (rule 224)', async (search, filters) => {
  const otherValues = { ...FACTS.otherValues, 165: ['152', '153'] }
  const cut = { otherValues, filters: { 165: ['153'] }, firstPagePath: '/produkty/tricka' }
  const asked = vi.fn(() => Promise.resolve(RESULT))
  find = asked
  await open(search, { path: '/produkty/tricka/damske', facts: { ...FACTS, ...cut } })
  await painted()
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ filters }))
  expect(shownAddress()).toMatch(/^\/produkty\/tricka\?filters=/)
})
