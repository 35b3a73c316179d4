// Rules 138, 308
import { beforeEach, expect, it } from 'vitest'
import {
  $saved,
  parseSaved,
  parseShared,
  saveAll,
  toggleSaved,
} from '../../../src/product/store/saved-store.ts'
import { MAX_SAVED, MAX_SAVED_NAME } from '../../../src/storage/stored.ts'

beforeEach(() => $saved.set([]))

it('a pressed heart keeps a product with its name first, and lets it go when pressed again', () => {
  toggleSaved(1, 'Hrnček')
  toggleSaved(2, 'Tričko')
  expect($saved.get()).toEqual([
    [2, 'Tričko'],
    [1, 'Hrnček'],
  ])
  toggleSaved(1, 'Hrnček')
  expect($saved.get()).toEqual([[2, 'Tričko']])
})

it("a friend's list comes after the shopper's own, each product once", () => {
  toggleSaved(1, 'Hrnček')
  saveAll([
    [2, ''],
    [1, 'Mug'],
    [3, ''],
  ])
  expect($saved.get()).toEqual([
    [1, 'Hrnček'],
    [2, ''],
    [3, ''],
  ])
})

it.each([
  [null, []],
  ['1', []],
  [{ 0: 1 }, []],
  [
    ['1', 7, null, 7, NaN, 1.5, -Infinity, [], [null], [[8]], {}, [9, { name: 'x' }], [10, 'Tričko', 3]],
    [
      [7, ''],
      [9, ''],
      [10, 'Tričko'],
    ],
  ],
])('the stored list %j of anybody is read as %j', (json, saved) => expect(parseSaved(json)).toEqual(saved))

it.each([
  ['7,12', [7, 12]],
  ['', []],
  [',,7,', [7]],
  ['x,7,-1,1e3,0x10,1.5, 8,7,9'.concat('9'.repeat(30)), [7]],
  ['<img src=x onerror=alert(1)>,__proto__,toString', []],
])('the list %j of an address is read as %j', (list, ids) =>
  expect(parseShared(list).map(([id]) => id)).toEqual(ids),
)

it('no more goods are kept than an address can carry, with short names', () => {
  saveAll(Array.from({ length: MAX_SAVED + 5 }, (_, i) => [i + 1, '']))
  toggleSaved(1000, 'x'.repeat(MAX_SAVED_NAME + 1))
  expect($saved.get()).toHaveLength(MAX_SAVED)
  expect($saved.get()[0]).toEqual([1000, 'x'.repeat(MAX_SAVED_NAME)])
})
