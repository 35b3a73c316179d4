import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  centsSchema,
  exactCentsSchema,
  flagSchema,
  idTextSchema,
  listSchema,
  recordSchema,
  requiredTextSchema,
  textSchema,
  wholeNumberSchema,
} from '../../src/api/wire.ts'

function read(schema: v.GenericSchema, value: unknown): unknown {
  const result = v.safeParse(schema, value)
  return result.success ? result.output : `refused: ${result.issues[0].message}`
}

describe.each<[string, v.GenericSchema, [sent: unknown, read: unknown][]]>([
  [
    'a text',
    textSchema,
    [
      ['a\tb\nc\r', 'a\tb\nc\r'],
      ['\u0000a\u0008\u000b\u000c\u000e\u001f', 'a'],
      ['\ud800a\udc00 😀', 'a 😀'],
      [' a ', ' a '],
      [12.5, '12.5'],
      [true, 'true'],
      [false, ''],
      [null, ''],
      [undefined, ''],
      [{}, 'refused: expected a text'],
    ],
  ],
  [
    'a text that must say something',
    requiredTextSchema,
    [
      [' \u0001a b ', 'a b'],
      [0, '0'],
      [' \u0000 ', 'refused: expected a text that is not empty'],
      [null, 'refused: expected a text or a number'],
      [true, 'refused: expected a text or a number'],
    ],
  ],
  [
    'a whole number',
    wholeNumberSchema,
    [
      [7, 7],
      [' 7 ', 7],
      ['0', 0],
      [' ', 'refused: expected a whole number'],
      ['7a', 'refused: expected a whole number'],
      [1.5, 'refused: expected a whole number'],
      [2 ** 53, 'refused: expected a whole number'],
      [-1, 'refused: expected a number from 0 up'],
      [null, 'refused: expected a text or a number'],
    ],
  ],
  [
    'an id',
    idTextSchema,
    [
      [121, '121'],
      [' 121 ', '121'],
      ['a_1', 'a_1'],
      ['a b', 'refused: expected an id'],
      ['-1', 'refused: expected an id'],
      ['1-', 'refused: expected an id'],
      ['', 'refused: expected an id'],
      [null, 'refused: expected a text or a number'],
    ],
  ],
  [
    'an amount',
    centsSchema,
    [
      ['12,90', 1290],
      [0, 0],
      ['x', 'refused: expected an amount of euros from 0 up'],
      [null, 'refused: expected a text or a number'],
    ],
  ],
  [
    'an exact amount',
    exactCentsSchema,
    [
      ...[12.9, '12.90', '12,90', '12.9000', 12.899999999999999].map((value): [unknown, unknown] => [
        value,
        1290,
      ]),
      [' 7 ', 700],
      [0.1 + 0.2, 30],
      ...['1.234', '1,234', '12.900', ' 12.900 ', 12.345, '12.3456', 0.001].map(
        (value): [unknown, unknown] => [value, 'refused: expected euros with two decimals'],
      ),
      ['x', 'refused: expected an amount of euros from 0 up'],
    ],
  ],
  [
    'a flag',
    flagSchema,
    [
      ...[true, 1, '1', 'true'].map((value): [unknown, unknown] => [value, true]),
      ...[false, 0, '0', 'false', '', null, undefined].map((value): [unknown, unknown] => [value, false]),
      ...[2, 'áno', {}].map((value): [unknown, unknown] => [value, 'refused: expected a flag']),
    ],
  ],
  [
    'a list',
    listSchema(idTextSchema),
    [
      [
        ['a', 1],
        ['a', '1'],
      ],
      [{ 0: 'a', 12: 'b' }, ['a', 'b']],
      [{}, []],
      ['', []],
      [null, []],
      [undefined, []],
      ['a', 'refused: expected a list'],
      [{ 0: 'a', b: 'c' }, 'refused: expected a list'],
      [{ '1a': 'c' }, 'refused: expected a list'],
      [{ a1: 'c' }, 'refused: expected a list'],
      [7, 'refused: expected a list'],
    ],
  ],
  [
    'an object of names',
    recordSchema(idTextSchema),
    [
      [{ a: 1 }, { a: '1' }],
      [[], {}],
      [null, {}],
      [['a'], 'refused: expected an object'],
      ['a', 'refused: expected an object'],
    ],
  ],
])('%s', (_name, schema, rows) => {
  it.each(rows)('sent as %j is %j', (sent, expected) => expect(read(schema, sent)).toEqual(expected))
})

it('a list is read up to its first bad entry', () =>
  expect(v.safeParse(listSchema(requiredTextSchema), ['', '']).issues).toHaveLength(1))
