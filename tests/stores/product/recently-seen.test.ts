// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'

/** The store as a page that has just been opened has it. */
async function openPage() {
  vi.resetModules()
  return import('../../../src/stores/product/recently-seen.ts')
}

beforeEach(() => localStorage.clear())

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

it.each([
  ['an object', '{"length":1}'],
  ['a text', '"hrncek"'],
  ['a number', '7'],
  ['null', 'null'],
  ['broken JSON', '["hrncek"'],
  ['a list with what is no text at all', '[{"toString":1}]'],
])('%s reads as nothing or as harmless words, and the next product is kept', async (_, stored) => {
  localStorage.setItem('recentlySeen', stored)
  const { readRecentlySeen, rememberSeen } = await openPage()
  for (const slug of readRecentlySeen()) expect(slug).toBeTypeOf('string')
  rememberSeen('mikina')
  expect((await openPage()).readRecentlySeen().at(0)).toBe('mikina')
})

it('reads no more than eight, and of a huge text its beginning', async () => {
  localStorage.setItem('recentlySeen', JSON.stringify(Array.from({ length: 5000 }, () => 'x'.repeat(5000))))
  const { readRecentlySeen } = await openPage()
  expect(readRecentlySeen()).toHaveLength(8)
  expect(readRecentlySeen()[0]).toHaveLength(200)
})
