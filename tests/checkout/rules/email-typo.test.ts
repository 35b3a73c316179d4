// Rule 604
import { expect, it } from 'vitest'
import { meantEmail } from '../../../src/checkout/rules/email-typo.ts'

it.each([
  ['gmail.com', 'gmial.com gamil.com gmai.com gmaill.com gmail.con gmail.co gmail.sk GMIAL.com'],
  ['azet.sk', 'azet.cz azte.sk'],
  ['centrum.sk', 'centrm.sk'],
  ['zoznam.sk', 'zoznan.sk'],
  ['hotmail.com', 'hotnail.com'],
  ['outlook.com', 'outlok.com'],
])('an e-mail probably is at %s if it is at %s', (meant, mistyped) => {
  for (const typed of mistyped.split(' ')) expect(meantEmail(` jana@${typed} `), typed).toBe(`jana@${meant}`)
})

it.each([
  ...['gmail.com', 'azet.sk', 'centrum.cz', 'seznam.cz', 'Gmail.com'],
  ...['mail.com', 'email.com', 'ymail.com', 'outlook.sk', 'yahoo.co.uk', 'post.sk', 'firma.sk'],
])('an e-mail at %s has no typo', (domain) => expect(meantEmail(`jana@${domain}`)).toBeNull())
