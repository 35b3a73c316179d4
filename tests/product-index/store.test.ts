// Rules 123, 404
import { beforeEach, expect, it, vi } from 'vitest'
import { toProductIndex } from '../../scripts/pipeline/listing/make-product-index.ts'
import { ApiError } from '../../src/api/errors.ts'
import { $productIndex, loadProductIndex } from '../../src/product-index/store.ts'
import { catalogue, product } from '../fixtures/builders.ts'

const INDEX = toProductIndex(catalogue([product()]))
const network = vi.fn<typeof fetch>()

beforeEach(() => {
  $productIndex.set(undefined)
  network.mockReset().mockImplementation(() => Promise.resolve(Response.json(INDEX)))
  vi.stubGlobal('fetch', network)
})

it('the index is fetched once for all that ask for it', async () => {
  const [one, other] = await Promise.all([loadProductIndex(), loadProductIndex()])
  expect(one).toBe(other)
  expect(await loadProductIndex()).toBe(one)
  expect($productIndex.get()).toBe(one)
  expect(network).toHaveBeenCalledOnce()
})

it('the index is fetched again after a failure', async () => {
  network.mockRejectedValueOnce(new TypeError('offline'))
  await expect(loadProductIndex()).rejects.toThrow(ApiError)
  expect($productIndex.get()).toBeUndefined()
  expect((await loadProductIndex())?.products).toEqual(INDEX.products)
})

it('if the API answers listings there is no index, and it is not asked for again', async () => {
  network.mockImplementation(() => Promise.resolve(Response.json(null)))
  expect(await loadProductIndex()).toBeNull()
  expect(await loadProductIndex()).toBeNull()
  expect(network).toHaveBeenCalledOnce()
})
