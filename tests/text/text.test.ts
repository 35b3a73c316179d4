// Rule 603
import { expect, it } from 'vitest'
import { digest } from '../../src/text/digest.ts'
import { isEmail } from '../../src/text/email.ts'
import { enumerate } from '../../src/text/enumerate.ts'
import { withoutInvisible } from '../../src/text/characters.ts'
import { quote } from '../../src/text/quote.ts'

it('a text has the same digest in each build, because browsers store it', () => {
  expect([digest(''), digest('tričko')]).toEqual(['wvjl67o803', 'pqsu24hred'])
})

it.each([
  [[], ''],
  [['fotky'], 'fotky'],
  [['fotky', 'logo'], 'fotky a logo'],
  [['fotky', 'logo', 'text'], 'fotky, logo a text'],
])('%j are enumerated as "%s"', (parts, text) =>
  expect(enumerate(parts).replaceAll('\u00A0', ' ')).toBe(text),
)

it.each([
  ['a soft hyphen in a word', 'trič\u00ADko', 'tričko'],
  ['a joiner between letters', 'a\u200Db', 'ab'],
  ['a joiner after an emoji', '🐻\u200D hnedý', '🐻 hnedý'],
  ['no joiner between pictographs', '👨‍👩‍👧 rodina', '👨‍👩‍👧 rodina'],
  ['no joiner after a skin tone or a variation', '👩🏽‍🚀 ❤️‍🔥', '👩🏽‍🚀 ❤️‍🔥'],
])('a text loses its invisible characters: %s', (_, text, clean) =>
  expect(withoutInvisible(text)).toBe(clean),
)

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

it.each(['a@b.sk', 'jana.novakova+obchod@posta.example.sk', 'ž@ď.sk'])('isEmail takes %j', (text) =>
  expect(isEmail(text)).toBe(true),
)
it.each(['', 'a', 'a@b', '@b.sk', 'a@.', 'a b@c.sk', 'a@b c.sk', 'a@b.sk ', 'a@@b.sk', 'a@b.'])(
  'isEmail refuses %j',
  (text) => expect(isEmail(text)).toBe(false),
)
