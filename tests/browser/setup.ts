import '../../src/look/font.css'
import '../../src/look/tokens.css'
import '../../src/look/base.css'
import '../../src/look/ui.css'
import '../../src/site/layout.css'
import '../../src/site/header.css'
import '../../src/cart/cart-lines.css'
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
  vi.stubGlobal('fetch', answerApi)
})
