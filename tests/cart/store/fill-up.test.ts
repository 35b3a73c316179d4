import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../src/api/errors.ts'
import { $fillUpRows, loadFillUpRows } from '../../../src/cart/store/fill-up.ts'

const answer = (json: unknown) => () => Promise.resolve(Response.json(json))
const network = vi.fn<typeof fetch>()

beforeEach(() => {
  $fillUpRows.set([])
  network.mockReset()
  vi.stubGlobal('fetch', network)
})

it('products that may fill up an order are fetched once, and again only after a failure', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect($fillUpRows.get()).toEqual([])
  network.mockRejectedValueOnce(new TypeError('offline'))
  await loadFillUpRows()
  expect($fillUpRows.get()).toEqual([])
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.any(ApiError))

  network.mockImplementation(answer({ products: [{ id: 1 }] }))
  await loadFillUpRows()
  await loadFillUpRows()
  expect($fillUpRows.get()).toEqual([{ id: 1 }])
  expect(network).toHaveBeenCalledTimes(2)
})

it('there are none to fill up with where the API answers listings', async () => {
  network.mockImplementation(answer(null))
  await loadFillUpRows()
  expect($fillUpRows.get()).toEqual([])
})
