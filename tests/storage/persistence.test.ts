import { expect, it, vi } from 'vitest'

const KEY = 'theme'

async function openPage() {
  vi.resetModules()
  const { storedAtom } = await import('../../src/storage/persistence.ts')
  return storedAtom<string>(KEY, {
    initial: 'none',
    encode: (value) => (value === 'none' ? undefined : { word: value }),
    decode: (json) => (json as { word: string }).word,
  })
}

const store = (word: string) => localStorage.setItem(KEY, JSON.stringify({ word }))
const tell = (change: StorageEventInit = {}) =>
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, ...change }))

it('a store has the stored value, or its initial value without one', async () => {
  expect((await openPage()).$value.get()).toBe('none')
  store('one')
  expect((await openPage()).$value.get()).toBe('one')
})

it('a store removes its key when it gets its initial value', async () => {
  const { update } = await openPage()
  update(() => 'one')
  expect(localStorage.getItem(KEY)).toBe('{"word":"one"}')
  update(() => 'none')
  expect(localStorage.getItem(KEY)).toBeNull()
})

it('a store starts a change from the stored value, even without an event', async () => {
  const { update, $value } = await openPage()
  store('one')
  update((word) => `${word} two`)
  expect($value.get()).toBe('one two')
})

it('a store writes nothing for a change that changes nothing', async () => {
  const { update } = await openPage()
  update(() => 'one')
  const setItem = vi.fn()
  const kept = { getItem: () => '{"word":"one"}', setItem } as unknown as Storage
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(kept)
  update((word) => word)
  expect(setItem).not.toHaveBeenCalled()
  update(() => 'two')
  expect(setItem).toHaveBeenCalledWith(KEY, '{"word":"two"}')
})

it('a store follows other tabs even while nobody listens to it, but not their other keys', async () => {
  const { $value } = await openPage()
  store('one')
  tell({ key: 'another' })
  expect($value.value).toBe('none')
  tell()
  expect($value.value).toBe('one')
  localStorage.clear()
  tell({ key: null })
  expect($value.value).toBe('none')
})

it('a store never goes back to the value of a late event', async () => {
  const { update, $value } = await openPage()
  update(() => 'newer')
  tell({ newValue: '{"word":"older"}' })
  expect($value.get()).toBe('newer')
})

it('a store reads storage again when its page comes back from the back/forward cache, and only then', async () => {
  const { $value } = await openPage()
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  store('one')
  show(false)
  expect($value.value).toBe('none')
  show(true)
  expect($value.value).toBe('one')
})

it('a store writes nothing when it reads, even if another tab has stored unknown fields', async () => {
  const { $value, read } = await openPage()
  const text = '{"word":"one","of":"a newer shop"}   '
  localStorage.setItem(KEY, text)
  expect(read()).toBe('one')
  $value.listen(() => undefined)()
  tell()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect($value.get()).toBe('one')
  expect(localStorage.getItem(KEY)).toBe(text)
})
