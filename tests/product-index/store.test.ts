// Rules 123, 404
import { beforeEach, expect, it } from 'vitest'
import { ApiError } from '../../src/api/errors.ts'
import { PRODUCT_INDEX_ADDRESS } from '../../src/product-index/rules/product-index.ts'
import { $productIndex, loadProductIndex } from '../../src/product-index/store.ts'
import { product } from '../fixtures/builders.ts'
import { shop } from '../fixtures/open-shop.ts'

beforeEach(() => {
  $productIndex.set(undefined)
  shop.lists([product()])
})
const asked = () => shop.asked(PRODUCT_INDEX_ADDRESS)

it('the index is fetched once for all that ask for it', async () => {
  const [one, other] = await Promise.all([loadProductIndex(), loadProductIndex()])
  expect(one).toBe(other)
  expect(await loadProductIndex()).toBe(one)
  expect($productIndex.get()).toBe(one)
  expect(asked()).toHaveLength(1)
})

it('the index is fetched again after a failure', async () => {
  shop.fails(PRODUCT_INDEX_ADDRESS)
  await expect(loadProductIndex()).rejects.toThrow(ApiError)
  expect($productIndex.get()).toBeUndefined()
  shop.lists([product()])
  expect((await loadProductIndex())?.products).toHaveLength(1)
})

it('if the API answers listings there is no index, and it is not asked for again', async () => {
  shop.answers(PRODUCT_INDEX_ADDRESS, () => null)
  expect(await loadProductIndex()).toBeNull()
  expect(await loadProductIndex()).toBeNull()
  expect(asked()).toHaveLength(1)
})
