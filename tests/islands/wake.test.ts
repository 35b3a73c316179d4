// Rule 709
import { beforeEach, expect, it, vi } from 'vitest'
import { WAKING } from '../../src/islands/intent-ready.ts'
import { linkStyles } from '../../src/islands/link-styles.ts'
import '../../src/islands/wake.ts'

const wake = (id: string) => document.getElementById(id)?.dispatchEvent(new Event(WAKING, { bubbles: true }))

beforeEach(() => {
  document.body.innerHTML = `<main><b id="quick-view" opts='{"value":{}}'></b></main>`
})

it("an island's style sheet is added after all others, so that the page is not laid out again", () => {
  document.body.insertAdjacentHTML('beforeend', '<style></style><p></p>')
  void linkStyles('data:text/css,')
  expect(document.body.lastElementChild?.getAttribute('href')).toBe('data:text/css,')
})

it('an island fails if its code has not come after two minutes', async () => {
  vi.useFakeTimers()
  wake('quick-view')
  const island = document.getElementById('quick-view')
  await vi.advanceTimersByTimeAsync(119_999)
  expect(island?.dataset['intent']).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(island?.dataset['intent']).toBe('failed')
  vi.useRealTimers()
})

it('an island takes long properties from their file; without them it fails, and the next reach asks again', async () => {
  document.body.innerHTML = `<b id="quick-view" opts='{"value":{}}' data-props="/_astro/props.1.json"></b>`
  const island = document.getElementById('quick-view')
  const answer = vi.fn().mockRejectedValueOnce(new TypeError('lost'))
  vi.stubGlobal('fetch', answer.mockResolvedValue(new Response('{"page":[0,1]}')))
  wake('quick-view')
  await expect.poll(() => island?.dataset['intent']).toBe('failed')
  expect(island?.hasAttribute('props')).toBe(false)
  wake('quick-view')
  await expect.poll(() => island?.getAttribute('props')).toBe('{"page":[0,1]}')
  expect(answer.mock.calls.map(([address]) => String(address))).toEqual([
    '/_astro/props.1.json',
    '/_astro/props.1.json',
  ])
  vi.unstubAllGlobals()
})
