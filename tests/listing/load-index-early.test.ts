import { expect, it } from 'vitest'
import { WAKING } from '../../src/islands/intent-ready.ts'
import '../../src/listing/load-index-early.ts'
import { PRODUCT_INDEX_ADDRESS } from '../../src/product-index/rules/product-index.ts'
import { shop } from '../fixtures/open-shop.ts'

const wake = (id: string) => document.getElementById(id)?.dispatchEvent(new Event(WAKING, { bubbles: true }))

it('the index is fetched when the listing wakes, not when the cart does, and a failure shows no error', async () => {
  document.body.innerHTML = '<header><b id="cart"></b></header><main><b id="listing"></b></main>'
  shop.fails(PRODUCT_INDEX_ADDRESS)
  wake('cart')
  expect(shop.calls).toEqual([])
  wake('listing')
  await expect.poll(() => shop.asked(PRODUCT_INDEX_ADDRESS)).toHaveLength(1)
})
