import { describe, expect, it } from 'vitest'
import { isEmail } from '../../src/text/email.ts'
import { fc } from '../fixtures/properties.ts'

describe('isEmail', () => {
  it.each(['a@b.sk', 'jana.novakova+obchod@posta.example.sk', 'ž@ď.sk'])('takes %j', (text) =>
    expect(isEmail(text)).toBe(true),
  )
  it.each(['', 'a', 'a@b', '@b.sk', 'a@.', 'a b@c.sk', 'a@b c.sk', 'a@b.sk ', 'a@@b.sk', 'a@b.'])(
    'refuses %j',
    (text) => expect(isEmail(text)).toBe(false),
  )

  it('takes what has one at sign, no space, and a dot between two characters behind it', () => {
    const part = fc.constantFrom('', 'a', 'ž.', '.', '..', '+', '@', ' ', '\u00A0', 'a\n')
    const typed = fc.tuple(part, fc.constantFrom('a@', ''), part, part, part).map((parts) => parts.join(''))
    fc.assert(
      fc.property(typed, (text) => {
        const [name = '', host = '', ...more] = text.split('@')
        const isRight = name !== '' && host.slice(1, -1).includes('.') && more.length === 0
        expect(isEmail(text)).toBe(isRight && text.split(/\s/).length === 1)
      }),
    )
  })
})
