// Rule 603
import { expect, it } from 'vitest'
import { isEmail } from '../../src/text/email.ts'

it.each(['a@b.sk', 'jana.novakova+obchod@posta.example.sk', 'ž@ď.sk'])('isEmail takes %j', (text) =>
  expect(isEmail(text)).toBe(true),
)
it.each(['', 'a', 'a@b', '@b.sk', 'a@.', 'a b@c.sk', 'a@b c.sk', 'a@b.sk ', 'a@@b.sk', 'a@b.'])(
  'isEmail refuses %j',
  (text) => expect(isEmail(text)).toBe(false),
)
