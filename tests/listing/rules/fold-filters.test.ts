// Rule 216
import { expect, it } from 'vitest'
import { foldFilters, type Counts } from '../../../src/listing/rules/fold-filters.ts'

/** Groups with the counts of their values: 'a 1 0; b 2' is group a with the values a0 and a1, and group b with b0. */
const parse = (groups: string) =>
  groups.split('; ').map((text) => {
    const [id = '', ...counts] = text.split(' ')
    const values = counts.map((count, i) => ({
      id: `${id}${i}`,
      name: `Hodnota ${id}${i}`,
      count: Number(count),
    }))
    return { id, name: `Skupina ${id}`, values }
  })

interface Change {
  chosen?: Record<string, string[]>
  counts?: Counts
  openedCounts?: Counts
}

function fold(groups: string, change: Change): string {
  const shown = { chosen: {}, counts: undefined, openedCounts: undefined, total: 9, limit: 3, ...change }
  const texts = foldFilters(parse(groups), shown).map(({ id, values, folded, isFolded }) =>
    [
      `${isFolded ? '(' : ''}${id}:`,
      ...values.map((value) => value.id),
      ...(folded.length > 0 ? ['|', ...folded.map((value) => value.id)] : []),
    ].join(' '),
  )
  return texts.join('; ')
}

const one = (id: string) => new Map([[id, 1]])

it.each<[string, string, Change, string]>([
  ['values without products are folded, last', 'a 1 0 2', {}, 'a: a0 a2 | a1'],
  [
    'values beyond the limit fold before those without products',
    'a 0 1 2 3 4 5',
    {},
    'a: a1 a2 a3 | a4 a5 a0',
  ],
  ['a chosen value without products is not folded', 'a 1 0 2', { chosen: { a: ['a1'] } }, 'a: a0 a1 a2'],
  ['a group with one value is folded, last', 'a 4; b 1 2', {}, 'b: b0 b1; (a: a0'],
  ['a group with one value that has products is folded, last', 'a 0 4; b 1 2', {}, 'b: b0 b1; (a: a1 | a0'],
  ['a group whose one value all products have is left out', 'a 9; b 1 2', {}, 'b: b0 b1'],
  ['unless it is chosen', 'a 9', { chosen: { a: ['a0'] } }, '(a: a0'],
  ['a value that lost its products to a choice stays', 'a 1 2', { counts: one('a0') }, 'a: a0 a1'],
  [
    'a value that a choice brought products unfolds',
    'a 1 2',
    { openedCounts: one('a0'), counts: one('a1') },
    '(a: a0 a1',
  ],
  [
    'only the limit folds without counts',
    'a 0 0 0 0',
    { counts: null, openedCounts: null },
    'a: a0 a1 a2 | a3',
  ],
])('of filters, %s', (_, groups, change, shown) => expect(fold(groups, change)).toBe(shown))
