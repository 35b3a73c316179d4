import '../../src/look/font.css'
import '../../src/look/tokens.css'
import '../../src/look/base.css'
import '../../src/look/ui.css'
import '../../src/site/layout.css'
import '../../src/site/header.css'
import '../../src/site/panels.css'
import '../../src/cart/cart-lines.css'
import '../../src/look/press-outside.ts'
import '../../src/islands/one-press.ts'
import { beforeEach, vi } from 'vitest'
import { PRODUCT_INDEX_ADDRESS } from '../../src/product-index/rules/product-index.ts'
import { stayOnPage } from './page.ts'

stayOnPage()
const fetchFile = window.fetch.bind(window)
/** The shop's own files. A test without `shop.lists` is of a shop whose listings the API answers. */
const ownFile = (request: Request) =>
  new URL(request.url).pathname === PRODUCT_INDEX_ADDRESS
    ? Promise.resolve(Response.json(null))
    : fetchFile(request)

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  // This event says that another tab has cleared storage. It empties the stores.
  // eslint-disable-next-line no-restricted-syntax
  dispatchEvent(new StorageEvent('storage', { key: null }))
  // Any other key ends a double press, so that a test's first press is no second half of the last test's (rule 713).
  // eslint-disable-next-line no-restricted-syntax
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
  // Not imported above, because a test file may mock what it imports.
  const { fetchFrom, shop } = await import('../fixtures/fake-shop.ts')
  shop.open()
  vi.stubGlobal('fetch', fetchFrom(ownFile))
  const { $productIndex } = await import('../../src/product-index/store.ts')
  $productIndex.set(undefined)
})
