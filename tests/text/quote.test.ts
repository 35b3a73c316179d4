import { expect, it } from 'vitest'
import { quote } from '../../src/text/quote.ts'

it.each([
  ['Tričko "Tatry"', '“Tričko "Tatry"”'],
  ['C:\\tričko', '"C:\\tričko"'],
  [7, '7'],
  [undefined, 'undefined'],
  [{ a: [1] }, '{"a":[1]}'],
  ['😀'.repeat(60), `"${'😀'.repeat(60)}"`],
  ['😀'.repeat(61), `"${'😀'.repeat(60)}…"`],
  [{ a: 'x'.repeat(100) }, `{"a":"${'x'.repeat(54)}…`],
])('%j becomes %s', (value, text) => expect(quote(value)).toBe(text))

it('quote escapes control characters for a terminal', () => {
  const hostile = '\u001b[2J\u009b31m\u202eabc\n\ud800\u2028\u{e0041}'
  expect(quote(hostile)).toBe(String.raw`"\u001b[2J\u009b31m\u202eabc\u000a\ud800\u2028\ue0041"`)
})
