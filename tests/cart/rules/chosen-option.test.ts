import { expect, it } from 'vitest'
import { chosenId, parseChosen } from '../../../src/cart/rules/chosen-option.ts'

const courier = { id: 1, kind: 'courier', name: 'Kuriér GLS' }
const post = { id: 1, kind: 'post', name: 'Pošta' }

it.each([
  ['keeps its id', [courier], 1],
  ['has the id that its name has now', [post, { ...courier, id: 2 }], 2],
  ['has the id of its kind, where its name is gone', [post, { id: 3, kind: 'courier', name: 'DPD' }], 3],
  ['keeps its id where only its name is another', [{ ...courier, name: 'GLS' }], 1],
  [
    'goes where two have exchanged their ids',
    [
      { ...courier, name: 'DPD' },
      { ...courier, id: 2 },
    ],
    2,
  ],
  ['is none where nothing is of its kind', [post], null],
])('a choice of a courier under id 1 %s (rule 413)', (_, options, id) =>
  expect(chosenId(options, 1, courier)).toBe(id),
)

it.each([
  ['nothing', null, courier, null],
  ['an id alone, as older shops have stored it', 1, undefined, 1],
  ['an id that is not the one that was named', 1, { ...courier, id: 7 }, 1],
])('a choice of %s stays as it is', (_, id, chosen, expected) =>
  expect(chosenId([post], id, chosen)).toBe(expected),
)

it.each([null, 1, 'x', [], {}, { ...courier, id: '1' }, { ...courier, kind: null }, { id: 1, kind: 'post' }])(
  'the stored choice %j is none',
  (json) => expect(parseChosen(json)).toBeUndefined(),
)
