// Rules 123, 306
import { expect, it, vi } from 'vitest'

async function openSeen() {
  vi.resetModules()
  return import('../../../src/product/store/recently-seen-store.ts')
}

it('recently seen products are kept from page to page, newest first, each once', async () => {
  for (const slug of ['hrncek', 'mikina', 'hrncek']) (await openSeen()).rememberSeen(slug)
  expect((await openSeen()).readRecentlySeen()).toEqual(['hrncek', 'mikina'])
})

it('recently seen products are forgotten when the visit ends', async () => {
  ;(await openSeen()).rememberSeen('mikina')
  expect(localStorage).toHaveLength(0)
  sessionStorage.clear()
  expect((await openSeen()).readRecentlySeen()).toEqual([])
})

it('recently seen products are at most eight, and eight short slugs of a huge storage', async () => {
  const { rememberSeen, readRecentlySeen } = await openSeen()
  for (let number = 1; number <= 10; number++) rememberSeen(`tricko-${number}`)
  expect(readRecentlySeen()).toHaveLength(8)
  expect([readRecentlySeen().at(0), readRecentlySeen().at(-1)]).toEqual(['tricko-10', 'tricko-3'])
  sessionStorage.setItem('recentlySeen', JSON.stringify(Array.from({ length: 5000 }, () => 'x'.repeat(5000))))
  const read = (await openSeen()).readRecentlySeen()
  expect([read.length, read[0]?.length]).toEqual([8, 200])
})
