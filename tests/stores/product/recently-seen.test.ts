import { expect, it, vi } from 'vitest'

/** The store as a page that has just been opened has it. */
async function openPage() {
  vi.resetModules()
  return import('../../../src/stores/product/recently-seen.ts')
}

it('keeps what was seen from page to page, newest first and each once', async () => {
  for (const slug of ['hrncek', 'mikina', 'hrncek']) (await openPage()).rememberSeen(slug)
  expect((await openPage()).readRecentlySeen()).toEqual(['hrncek', 'mikina'])
})

it('keeps the last eight', async () => {
  const { rememberSeen, readRecentlySeen } = await openPage()
  for (let number = 1; number <= 10; number++) rememberSeen(`tricko-${number}`)
  expect(readRecentlySeen()).toHaveLength(8)
  expect(readRecentlySeen().at(0)).toBe('tricko-10')
  expect(readRecentlySeen().at(-1)).toBe('tricko-3')
})

it('reads no more than eight, and of a huge text its beginning', async () => {
  localStorage.setItem('recentlySeen', JSON.stringify(Array.from({ length: 5000 }, () => 'x'.repeat(5000))))
  const { readRecentlySeen } = await openPage()
  expect(readRecentlySeen()).toHaveLength(8)
  expect(readRecentlySeen()[0]).toHaveLength(200)
})
