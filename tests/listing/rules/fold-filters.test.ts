// Rule 216
import { expect, it } from 'vitest'
import { foldFilters, type Counts } from '../../../src/listing/rules/fold-filters.ts'

const group = (id: string, ...counts: number[]) => ({
  ...{ id, name: `Skupina ${id}` },
  values: counts.map((count, i) => ({ id: `${id}${i}`, name: `Hodnota ${id}${i}`, count })),
})

function fold(
  groups: Parameters<typeof foldFilters>[0],
  change: { chosen?: Record<string, string[]>; counts?: Counts; openedCounts?: Counts } = {},
) {
  const shown = { chosen: {}, counts: undefined, openedCounts: undefined, total: 9, limit: 3, ...change }
  return foldFilters(groups, shown).map(({ id, values, folded, isFolded }) =>
    [
      `${isFolded ? '(' : ''}${id}:`,
      ...values.map((value) => value.id),
      ...(folded.length > 0 ? ['|', ...folded.map((value) => value.id)] : []),
    ].join(' '),
  )
}

it.each([
  ['values without products are folded, last', [group('a', 1, 0, 2)], {}, ['a: a0 a2 | a1']],
  [
    'values beyond the limit are folded before those without products',
    [group('a', 0, 1, 2, 3, 4, 5)],
    {},
    ['a: a1 a2 a3 | a4 a5 a0'],
  ],
  [
    'a chosen value without products is not folded',
    [group('a', 1, 0, 2)],
    { chosen: { a: ['a1'] } },
    ['a: a0 a1 a2'],
  ],
  ['a group with one value is folded, last', [group('a', 4), group('b', 1, 2)], {}, ['b: b0 b1', '(a: a0']],
  [
    'a group with one value that has products is folded, last',
    [group('a', 0, 4), group('b', 1, 2)],
    {},
    ['b: b0 b1', '(a: a1 | a0'],
  ],
  [
    'a group whose one value all products have is left out',
    [group('a', 9), group('b', 1, 2)],
    {},
    ['b: b0 b1'],
  ],
  ['unless it is chosen', [group('a', 9)], { chosen: { a: ['a0'] } }, ['(a: a0']],
  [
    'a value that lost its products to a choice stays where it is',
    [group('a', 1, 2)],
    { counts: new Map([['a0', 1]]) },
    ['a: a0 a1'],
  ],
  [
    'a value that a choice brought products comes out of the fold',
    [group('a', 1, 2)],
    { openedCounts: new Map([['a0', 1]]), counts: new Map([['a1', 1]]) },
    ['(a: a0 a1'],
  ],
  [
    'without counts nothing but the limit folds',
    [group('a', 0, 0, 0, 0)],
    { counts: null, openedCounts: null },
    ['a: a0 a1 a2 | a3'],
  ],
])('of filters, %s', (_, groups, change, shown) => expect(fold(groups, change)).toEqual(shown))
