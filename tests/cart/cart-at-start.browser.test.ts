// Rule 310
import { beforeEach, expect, it, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { DEFAULT_SETTINGS } from '../../src/config/checkout-settings.ts'
import { showHtml } from '../browser/page.ts'

const CART = '[{"id":1,"count":2},{"id":2,"count":1}]'
const block = () => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
}

beforeEach(() => {
  document.body.replaceChildren()
  delete document.documentElement.dataset['cart']
  window.name = ''
})

it.each<[string, string, () => void]>([
  ['in storage', '3', () => localStorage.setItem('cart', CART)],
  ["in the session's, because storage was full", '3', () => sessionStorage.setItem('cart', CART)],
  [
    "in the window's name, because storage is blocked",
    '3',
    () => {
      window.name = CART
      block()
    },
  ],
  ['nowhere', '', () => undefined],
  ['nowhere, because storage is blocked', '', block],
  ["in storage that is not the shop's", '', () => localStorage.setItem('cart', '{"')],
])('before any module the header counts a cart %s, and empty ones are known', async (_, count, keep) => {
  keep()
  const props = { settings: DEFAULT_SETTINGS }
  const header = await commands.renderAstro('/src/cart/HeaderCart.astro', props)
  // The popup's island is not part of this test.
  showHtml(header.replaceAll('<astro-island', '<div'))
  showHtml(await commands.renderAstro('/src/site/StoredCounts.astro'))
  showHtml(await commands.renderAstro('/src/cart/CartAtStart.astro'))
  expect(document.getElementById('cart-count')?.textContent).toBe(count)
  expect(document.documentElement.dataset['cart']).toBe(count ? undefined : 'empty')
})
