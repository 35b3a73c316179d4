import { expect, it, vi } from 'vitest'
import { WAKING } from '../../src/islands/intent-ready.ts'
import '../../src/listing/load-index-early.ts'

const load = vi.hoisted(() => vi.fn(() => Promise.reject(new Error('offline'))))
vi.mock('../../src/product-index/store.ts', () => ({ loadProductIndex: load }))

const wake = (id: string) => document.getElementById(id)?.dispatchEvent(new Event(WAKING, { bubbles: true }))

it('the index is fetched when the listing wakes, not when the cart does, and a failure shows no error', async () => {
  document.body.innerHTML = '<header><b id="cart"></b></header><main><b id="listing"></b></main>'
  wake('cart')
  wake('listing')
  await expect.poll(() => load).toHaveBeenCalledOnce()
})
