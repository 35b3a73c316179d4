// Rules 138, 308
import { beforeEach, expect, it } from 'vitest'
import { $saved, parseIds, saveAll, toggleSaved } from '../../../src/product/store/saved-store.ts'
import { MAX_SAVED } from '../../../src/storage/stored.ts'

beforeEach(() => $saved.set([]))

it('a pressed heart keeps a product first, and lets it go when pressed again', () => {
  toggleSaved(1)
  toggleSaved(2)
  expect($saved.get()).toEqual([2, 1])
  toggleSaved(1)
  expect($saved.get()).toEqual([2])
})

it("a friend's list comes after the shopper's own, each product once", () => {
  toggleSaved(1)
  saveAll([2, 1, 3])
  expect($saved.get()).toEqual([1, 2, 3])
})

it.each([
  [null, []],
  ['1', []],
  [{ 0: 1 }, []],
  [['1', 7, null, 7, NaN, 1.5, -Infinity], [7]],
])('the list %j of anybody is read as %j', (json, ids) => expect(parseIds(json)).toEqual(ids))

it('no more goods are kept than an address can carry', () => {
  saveAll(Array.from({ length: MAX_SAVED + 5 }, (_, i) => i + 1))
  toggleSaved(1000)
  expect($saved.get()).toHaveLength(MAX_SAVED)
  expect($saved.get()[0]).toBe(1000)
})
