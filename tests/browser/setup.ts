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
import { answerApi } from './api.ts'
import { stayOnPage } from './page.ts'

stayOnPage()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  // This event says that another tab has cleared storage. It empties the stores.
  // eslint-disable-next-line no-restricted-syntax
  dispatchEvent(new StorageEvent('storage', { key: null }))
  // Any other key ends a double press, so that a test's first press is no second half of the last test's (rule 713).
  // eslint-disable-next-line no-restricted-syntax
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
  vi.stubGlobal('fetch', answerApi)
})
