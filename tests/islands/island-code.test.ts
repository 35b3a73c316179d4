import { beforeEach, expect, it, vi } from 'vitest'
import { WAKING } from '../../src/islands/intent-ready.ts'
import { linkStyles } from '../../src/islands/link-styles.ts'
import '../../src/islands/island-code.ts'

const preloads = () =>
  [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'))
const wake = (id: string) => document.getElementById(id)?.dispatchEvent(new Event(WAKING, { bubbles: true }))

beforeEach(() => {
  const island = (id: string) => `<b id="${id}" opts='{"value":{}}'></b>`
  document.body.innerHTML = `<header>${island('cart')}</header>
    <main><section data-index="data:application/json,">${island('listing')}</section>${island('quick-view')}</main>`
})

it.each(['listing', 'quick-view'])('the index of a listing is asked for once, when %s wakes', (island) => {
  expect(preloads()).toEqual([])
  wake(island)
  wake(island)
  expect(preloads()).toEqual(['data:application/json,'])
})

it('no index is asked for where the cart wakes, or where the API answers', () => {
  wake('cart')
  document.querySelector('[data-index]')?.removeAttribute('data-index')
  wake('listing')
  expect(preloads()).toEqual([])
})

it("an island's style sheet comes after all others: only then is nothing laid out again", () => {
  document.body.insertAdjacentHTML('beforeend', '<style></style><p></p>')
  void linkStyles('data:text/css,')
  expect(document.body.lastElementChild?.getAttribute('href')).toBe('data:text/css,')
})

it('an island whose code has not come after two minutes has failed', async () => {
  vi.useFakeTimers()
  wake('quick-view')
  const island = document.getElementById('quick-view')
  await vi.advanceTimersByTimeAsync(119_999)
  expect(island?.dataset['intent']).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(island?.dataset['intent']).toBe('failed')
  vi.useRealTimers()
})
