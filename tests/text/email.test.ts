import { describe, expect, it } from 'vitest'
import { isEmail } from '../../src/text/email.ts'

describe('isEmail', () => {
  it.each(['a@b.sk', 'jana.novakova+obchod@posta.example.sk', 'ž@ď.sk'])('takes %j', (text) =>
    expect(isEmail(text)).toBe(true),
  )
  it.each(['', 'a', 'a@b', '@b.sk', 'a@.', 'a b@c.sk', 'a@b c.sk', 'a@b.sk ', 'a@@b.sk', 'a@b.'])(
    'refuses %j',
    (text) => expect(isEmail(text)).toBe(false),
  )
})
