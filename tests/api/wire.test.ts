import * as v from 'valibot'
import { expect, it } from 'vitest'
import {
  centsSchema,
  exactCentsSchema,
  flagSchema,
  rawTextSchema,
  idTextSchema,
  listSchema,
  recordSchema,
  requiredTextSchema,
  textSchema,
  wholeNumberSchema,
} from '../../src/api/wire.ts'

type Row = [string, v.GenericSchema, unknown, unknown]
/** Rows of values that are read alike. */
const rows = (name: string, schema: v.GenericSchema, sent: readonly unknown[], expected: unknown) =>
  sent.map((one): Row => [name, schema, one, expected])

function read(schema: v.GenericSchema, value: unknown): unknown {
  const result = v.safeParse(schema, value)
  return result.success ? result.output : `refused: ${result.issues[0].message}`
}

const refused = (what: string) => `refused: expected ${what}`
const TEXT_OR_NUMBER = refused('a text or a number')

it.each<Row>([
  ['a text', textSchema, 'a\tb\nc\r', 'a\tb\nc'],
  ['a text', textSchema, '\u0000a\u0008\u000b\u000c\u000e\u001f', 'a'],
  ['a text', textSchema, '\ud800a\udc00 😀', 'a 😀'],
  ['a text', textSchema, ' \u00A0a ', 'a'],
  ['a text', textSchema, 'Tri\u00ADč\u200Bko\uFEFF', 'Tričko'],
  ['a text', textSchema, 'Tričko &quot;Bobor&quot; &amp;amp; syn', 'Tričko "Bobor" &amp; syn'],
  ['a text with HTML', rawTextSchema, ' <p>1&nbsp;&lt; 2</p> ', ' <p>1&nbsp;&lt; 2</p> '],
  ['a text with HTML', rawTextSchema, null, ''],
  ['a text', textSchema, 12.5, '12.5'],
  ['a text', textSchema, true, 'true'],
  ...rows('a text', textSchema, [false, null, undefined], ''),
  ['a text', textSchema, {}, refused('a text')],
  ['a required text', requiredTextSchema, ' \u0001a b ', 'a b'],
  ['a required text', requiredTextSchema, '&#268;apica &amp; šál', 'Čapica & šál'],
  ['a required text', requiredTextSchema, '\u200B&shy;', refused('a text that is not empty')],
  ['a required text', requiredTextSchema, 0, '0'],
  ['a required text', requiredTextSchema, ' \u0000 ', refused('a text that is not empty')],
  ...rows('a required text', requiredTextSchema, [null, true], TEXT_OR_NUMBER),
  ...rows('a whole number', wholeNumberSchema, [7, ' 7 '], 7),
  ['a whole number', wholeNumberSchema, '0', 0],
  ...rows('a whole number', wholeNumberSchema, [' ', '7a', 1.5, 2 ** 53], refused('a whole number')),
  ['a whole number', wholeNumberSchema, -1, refused('a number from 0 up')],
  ['a whole number', wholeNumberSchema, null, TEXT_OR_NUMBER],
  ...rows('an id', idTextSchema, [121, ' 121 '], '121'),
  ['an id', idTextSchema, 'a_1', 'a_1'],
  ...rows('an id', idTextSchema, ['a b', '-1', '1-', ''], refused('an id')),
  ['an id', idTextSchema, null, TEXT_OR_NUMBER],
  ['an amount', centsSchema, '12,90', 1290],
  ['an amount', centsSchema, 0, 0],
  ['an amount', centsSchema, 'x', refused('an amount of euros from 0 up')],
  ['an amount', centsSchema, null, TEXT_OR_NUMBER],
  ...rows('an exact amount', exactCentsSchema, [12.9, '12.90', '12,90', '12.9000', 12.899999999999999], 1290),
  ['an exact amount', exactCentsSchema, ' 7 ', 700],
  ['an exact amount', exactCentsSchema, 0.1 + 0.2, 30],
  ...rows(
    'an exact amount',
    exactCentsSchema,
    ['1.234', '1,234', '12.900', ' 12.900 ', 12.345, '12.3456', 0.001],
    refused('euros with two decimals'),
  ),
  ['an exact amount', exactCentsSchema, 'x', refused('an amount of euros from 0 up')],
  ...rows('a flag', flagSchema, [true, 1, '1', ' 1 ', 'true'], true),
  ...rows('a flag', flagSchema, [false, 0, '0', 'false', '', null, undefined], false),
  ...rows('a flag', flagSchema, [2, 'áno', {}], refused('a flag')),
  ['a list', listSchema(idTextSchema), ['a', 1], ['a', '1']],
  ['a list', listSchema(idTextSchema), { 0: 'a', 12: 'b' }, ['a', 'b']],
  ...rows('a list', listSchema(idTextSchema), [{}, '', null, undefined], []),
  ...rows(
    'a list',
    listSchema(idTextSchema),
    ['a', { 0: 'a', b: 'c' }, { '1a': 'c' }, { a1: 'c' }, 7],
    refused('a list'),
  ),
  ['an object', recordSchema(idTextSchema), { a: 1 }, { a: '1' }],
  ...rows('an object', recordSchema(idTextSchema), [[], null], {}),
  ...rows('an object', recordSchema(idTextSchema), [['a'], 'a'], refused('an object')),
])('%s $2 is read as $3', (_name, schema, sent, expected) => expect(read(schema, sent)).toEqual(expected))

it('a list with bad entries reports only the first', () =>
  expect(v.safeParse(listSchema(requiredTextSchema), ['', '']).issues).toHaveLength(1))
