// Rule 709
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { closeTroubleNotice } from '../../src/islands/wake.ts'

const show = vi.fn()
const notice = () => document.getElementById('trouble') as HTMLElement
const told = () => notice().querySelector('code')?.textContent

// Both modules start when they are imported.
beforeAll(async () => {
  vi.useFakeTimers()
  document.body.innerHTML = `<div id="trouble"><h2 data-words="Unexpected-Error!">…</h2><button></button><code></code></div>
    <img alt="Hrnček" src="/a.webp">
    <astro-island id="cart" client="load" ssr component-url="/_astro/CartPage.abc.js"></astro-island>
    <astro-island id="popup" client="intent" ssr component-url="/_astro/CartPopup.abc.js"></astro-island>`
  const lost = { id: 'lost', type: 'module', src: '/_astro/Page.abc.js' }
  document.body.append(Object.assign(document.createElement('script'), lost))
  await import('../../src/islands/watch-trouble.ts')
  await import('../../src/islands/island-trouble.ts')
})
afterAll(() => void vi.useRealTimers())
beforeEach(() => {
  Object.assign(notice(), { popover: 'manual', togglePopover: show.mockClear() })
  vi.stubGlobal('navigator', { onLine: true })
  // Every browser has it.
  vi.stubGlobal('origin', location.origin)
  document.body.prepend(notice())
  for (const code of notice().getElementsByTagName('code')) code.textContent = ''
  document.getElementById('cart')?.removeAttribute('hidden')
})

const fail = (type: string, target: EventTarget | null, fields: object = {}) =>
  target?.dispatchEvent(Object.assign(new Event(type, { bubbles: type.startsWith('astro') }), fields))
const ownError = (message: string) =>
  Object.assign(new TypeError(message), { stack: `at ${location.origin}/_astro/a.js` })

it('an error is shown with its text, below the heading', () => {
  fail('error', window, { error: ownError('cena sa pokazila') })
  expect(show).toHaveBeenCalledExactlyOnceWith(true)
  expect(notice().querySelector('h2')?.textContent).toBe('Unexpected Error!')
  expect(told()).toBe('TypeError: cena sa pokazila')
})

it('the error of an unhandled promise is shown, and one from which React does not recover', () => {
  fail('unhandledrejection', window, { reason: ownError('x') })
  expect(told()).toBe('TypeError: x')
  const message = 'Minified React error #482; visit https://react.dev/errors/482'
  fail('error', window, { error: ownError(message), message })
  expect(told()).toContain('#482;')
})

it.each([
  ['a module', () => fail('error', document.getElementById('lost'))],
  ['a later import', () => fail('error', window, { error: ownError('Failed to fetch /_astro/Page.abc.js') })],
])('%s that cannot be fetched is shown with its file', (_, act) => {
  act()
  expect(told()).toBe('ChunkLoadError: Loading chunk /_astro/Page.abc.js failed.')
})

it.each([
  ['without a stack', { error: 'Script error.' }],
  ['of an extension', { error: Object.assign(new Error(), { stack: 'at chrome-extension://a/b.js' }) }],
  ['without a value', { error: null }],
])('an error %s is not shown', (_, fields) => {
  fail('error', window, fields)
  fail('unhandledrejection', window, { reason: fields.error })
  expect(show).not.toHaveBeenCalled()
})

it.each([418, 422, 423, 520])('an error from which React recovers (%i) is logged and not shown', (number) => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const message = `Minified React error #${number}; visit https://react.dev/errors/${number} for more`
  const error = ownError(message)
  fail('error', window, { error, message: `Uncaught Error: ${message}` })
  expect(log).toHaveBeenCalledExactlyOnceWith(error)
  expect(show).not.toHaveBeenCalled()
})

it('code that comes at a second try takes back only its own error', () => {
  const hide = vi.fn()
  Object.assign(notice(), { hidePopover: hide })
  const lost = ownError('Failed to fetch /_astro/QuickView.abc.js')
  fail('unhandledrejection', window, { reason: ownError('x') })
  closeTroubleNotice(new Set([lost]))
  expect(hide).not.toHaveBeenCalled()
  fail('unhandledrejection', window, { reason: lost })
  closeTroubleNotice(new Set([lost]))
  expect(hide).toHaveBeenCalledOnce()
})

it('offline, only the notice about the connection is shown', () => {
  vi.stubGlobal('navigator', { onLine: false })
  fail('error', document.getElementById('lost'))
  expect(show).not.toHaveBeenCalled()
})

it('a missing picture keeps its text, and no error is shown', () => {
  fail('error', document.querySelector('img'))
  expect(document.querySelector('img')?.className).toBe('torn')
  expect(show).not.toHaveBeenCalled()
})

it('on a page that is nothing without its island, the notice replaces the island', () => {
  const island = document.getElementById('cart')
  fail('astro:hydration-error', island, { detail: { componentUrl: '/_astro/CartPage.abc.js' } })
  expect(told()).toBe('ChunkLoadError: Loading chunk /_astro/CartPage.abc.js failed.')
  expect(island?.previousElementSibling).toBe(notice())
  expect(island?.hidden).toBe(true)
})

it('on a page that works without its island, the notice is not shown', () => {
  fail('astro:hydration-error', document.getElementById('popup'), { detail: { componentUrl: '' } })
  expect(told()).toBe('')
})

it('code that has not come after two minutes is shown as missing', () => {
  vi.advanceTimersByTime(119_999)
  expect(told()).toBe('')
  vi.advanceTimersByTime(1)
  expect(told()).toContain('CartPage.abc.js')
})
