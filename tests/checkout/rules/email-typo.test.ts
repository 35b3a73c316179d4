// Rule 604
import { expect, it } from 'vitest'
import { meantEmail } from '../../../src/checkout/rules/email-typo.ts'

it.each([
  ...[
    'gmial.com',
    'gamil.com',
    'gmai.com',
    'gmaill.com',
    'gmail.con',
    'gmail.co',
    'gmail.sk',
    'GMIAL.com',
  ].map((typed) => [typed, 'gmail.com'] as const),
  ['azet.cz', 'azet.sk'],
  ['azte.sk', 'azet.sk'],
  ['centrm.sk', 'centrum.sk'],
  ['zoznan.sk', 'zoznam.sk'],
  ['hotnail.com', 'hotmail.com'],
  ['outlok.com', 'outlook.com'],
])('an e-mail at %s probably is at %s', (typed, meant) =>
  expect(meantEmail(` jana@${typed} `)).toBe(`jana@${meant}`),
)

it.each([
  ...['gmail.com', 'azet.sk', 'centrum.cz', 'seznam.cz', 'Gmail.com'],
  ...['mail.com', 'email.com', 'ymail.com', 'outlook.sk', 'yahoo.co.uk', 'post.sk', 'firma.sk'],
])('an e-mail at %s has no typo', (domain) => expect(meantEmail(`jana@${domain}`)).toBeNull())
