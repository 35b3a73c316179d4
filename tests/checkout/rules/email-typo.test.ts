// Rule 604
import { expect, it } from 'vitest'
import { meantEmail } from '../../../src/checkout/rules/email-typo.ts'

it.each([
  ['jana@gmial.com', 'jana@gmail.com'],
  ['jana@gamil.com', 'jana@gmail.com'],
  ['jana@gmai.com', 'jana@gmail.com'],
  ['jana@gmaill.com', 'jana@gmail.com'],
  ['jana@gmail.con', 'jana@gmail.com'],
  ['jana@gmail.co', 'jana@gmail.com'],
  ['jana@gmail.sk', 'jana@gmail.com'],
  ['jana@GMIAL.com', 'jana@gmail.com'],
  [' jana@gmial.com ', 'jana@gmail.com'],
  ['jana@azet.cz', 'jana@azet.sk'],
  ['jana@azte.sk', 'jana@azet.sk'],
  ['jana@centrm.sk', 'jana@centrum.sk'],
  ['jana@zoznan.sk', 'jana@zoznam.sk'],
  ['jana@hotnail.com', 'jana@hotmail.com'],
  ['jana@outlok.com', 'jana@outlook.com'],
])('%j probably means %j', (email, meant) => expect(meantEmail(email)).toBe(meant))

it.each([
  ...['gmail.com', 'azet.sk', 'centrum.cz', 'seznam.cz', 'Gmail.com'],
  ...['mail.com', 'email.com', 'ymail.com', 'outlook.sk', 'yahoo.co.uk', 'post.sk', 'firma.sk'],
])('an e-mail at %s has no typo', (domain) => expect(meantEmail(`jana@${domain}`)).toBeNull())
