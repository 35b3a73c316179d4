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
import { stayOnPage } from './page.ts'

stayOnPage()
const fetchFile = window.fetch.bind(window)

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
  vi.stubGlobal('fetch', fetchFrom(fetchFile))
})
