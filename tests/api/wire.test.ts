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
  ...[false, null, undefined].map((sent): Row => ['a text', textSchema, sent, '']),
  ['a text', textSchema, {}, refused('a text')],
  ['a required text', requiredTextSchema, ' \u0001a b ', 'a b'],
  ['a required text', requiredTextSchema, '&#268;apica &amp; šál', 'Čapica & šál'],
  ['a required text', requiredTextSchema, '\u200B&shy;', refused('a text that is not empty')],
  ['a required text', requiredTextSchema, 0, '0'],
  ['a required text', requiredTextSchema, ' \u0000 ', refused('a text that is not empty')],
  ...[null, true].map((sent): Row => ['a required text', requiredTextSchema, sent, TEXT_OR_NUMBER]),
  ...[7, ' 7 '].map((sent): Row => ['a whole number', wholeNumberSchema, sent, 7]),
  ['a whole number', wholeNumberSchema, '0', 0],
  ...[' ', '7a', 1.5, 2 ** 53].map((sent): Row => [
    'a whole number',
    wholeNumberSchema,
    sent,
    refused('a whole number'),
  ]),
  ['a whole number', wholeNumberSchema, -1, refused('a number from 0 up')],
  ['a whole number', wholeNumberSchema, null, TEXT_OR_NUMBER],
  ...[121, ' 121 '].map((sent): Row => ['an id', idTextSchema, sent, '121']),
  ['an id', idTextSchema, 'a_1', 'a_1'],
  ...['a b', '-1', '1-', ''].map((sent): Row => ['an id', idTextSchema, sent, refused('an id')]),
  ['an id', idTextSchema, null, TEXT_OR_NUMBER],
  ['an amount', centsSchema, '12,90', 1290],
  ['an amount', centsSchema, 0, 0],
  ['an amount', centsSchema, 'x', refused('an amount of euros from 0 up')],
  ['an amount', centsSchema, null, TEXT_OR_NUMBER],
  ...[12.9, '12.90', '12,90', '12.9000', 12.899999999999999].map((sent): Row => [
    'an exact amount',
    exactCentsSchema,
    sent,
    1290,
  ]),
  ['an exact amount', exactCentsSchema, ' 7 ', 700],
  ['an exact amount', exactCentsSchema, 0.1 + 0.2, 30],
  ...['1.234', '1,234', '12.900', ' 12.900 ', 12.345, '12.3456', 0.001].map((sent): Row => [
    'an exact amount',
    exactCentsSchema,
    sent,
    refused('euros with two decimals'),
  ]),
  ['an exact amount', exactCentsSchema, 'x', refused('an amount of euros from 0 up')],
  ...[true, 1, '1', ' 1 ', 'true'].map((sent): Row => ['a flag', flagSchema, sent, true]),
  ...[false, 0, '0', 'false', '', null, undefined].map((sent): Row => ['a flag', flagSchema, sent, false]),
  ...[2, 'áno', {}].map((sent): Row => ['a flag', flagSchema, sent, refused('a flag')]),
  ['a list', listSchema(idTextSchema), ['a', 1], ['a', '1']],
  ['a list', listSchema(idTextSchema), { 0: 'a', 12: 'b' }, ['a', 'b']],
  ...[{}, '', null, undefined].map((sent): Row => ['a list', listSchema(idTextSchema), sent, []]),
  ...['a', { 0: 'a', b: 'c' }, { '1a': 'c' }, { a1: 'c' }, 7].map((sent): Row => [
    'a list',
    listSchema(idTextSchema),
    sent,
    refused('a list'),
  ]),
  ['an object', recordSchema(idTextSchema), { a: 1 }, { a: '1' }],
  ...[[], null].map((sent): Row => ['an object', recordSchema(idTextSchema), sent, {}]),
  ...[['a'], 'a'].map((sent): Row => ['an object', recordSchema(idTextSchema), sent, refused('an object')]),
])('%s $2 is read as $3', (_name, schema, sent, expected) => expect(read(schema, sent)).toEqual(expected))

it('a list with bad entries reports only the first', () =>
  expect(v.safeParse(listSchema(requiredTextSchema), ['', '']).issues).toHaveLength(1))
