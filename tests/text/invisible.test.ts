import { expect, it } from 'vitest'
import { withoutInvisible } from '../../src/text/invisible.ts'

it.each([
  ['a soft hyphen in a word', 'trič\u00ADko', 'tričko'],
  ['a joiner between letters', 'a\u200Db', 'ab'],
  ['a joiner after an emoji', '🐻\u200D hnedý', '🐻 hnedý'],
  ['no joiner between pictographs', '👨‍👩‍👧 rodina', '👨‍👩‍👧 rodina'],
  ['no joiner after a skin tone or a variation', '👩🏽‍🚀 ❤️‍🔥', '👩🏽‍🚀 ❤️‍🔥'],
])('a text loses its invisible characters: %s', (_, text, clean) =>
  expect(withoutInvisible(text)).toBe(clean),
)
