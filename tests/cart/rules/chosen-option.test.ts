// Rule 405
import { expect, it } from 'vitest'
import { chosenId, isGone, parseChosen } from '../../../src/cart/rules/checkout.ts'

const courier = { id: 1, kind: 'courier', name: 'Kuriér GLS' }
const post = { id: 1, kind: 'post', name: 'Pošta' }

it.each([
  ['keeps its id', [courier], 1],
  ['gets the id that its name has now', [post, { ...courier, id: 2 }], 2],
  ['gets the id of its kind if its name is gone', [post, { id: 3, kind: 'courier', name: 'DPD' }], 3],
  ['keeps its id if only its name is new', [{ ...courier, name: 'GLS' }], 1],
  [
    'follows its kind if two names have exchanged their ids',
    [
      { ...courier, name: 'DPD' },
      { ...courier, id: 2 },
    ],
    2,
  ],
  ['is dropped if no option has its kind', [post], null],
])('the stored choice of a courier with id 1 %s (rule 413)', (_, options, id) =>
  expect(chosenId(options, 1, courier)).toBe(id),
)

it.each([
  ['nothing', null, courier, null],
  ['only an id, as older shops stored it', 1, undefined, 1],
  ['an id that differs from the stored name’s', 1, { ...courier, id: 7 }, 1],
])('the stored choice of %s stays unchanged', (_, id, chosen, expected) =>
  expect(chosenId([post], id, chosen)).toBe(expected),
)

it.each([null, 1, 'x', [], {}, { ...courier, id: '1' }, { ...courier, kind: null }, { id: 1, kind: 'post' }])(
  'the stored choice %j is ignored',
  (json) => expect(parseChosen(json)).toBeUndefined(),
)

it.each([
  ['itself', courier, false],
  ['the same under a new name', { ...courier, name: 'GLS' }, false],
  ['the same under a new id', { ...courier, id: 2 }, false],
  ['another of its kind', { id: 3, kind: 'courier', name: 'DPD' }, true],
  ['another kind under its id', post, true],
])('a chosen courier counts as gone if the shop now offers another one: %s', (_, now, expected) =>
  expect(isGone(courier, now)).toBe(expected),
)
