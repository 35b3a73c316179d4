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

const COM = [
  'jana@firma.con jana@firma.cpm jana@FIRMA.CMO mailto:jana@firma.com <jana@firma.com> "jana@firma.com"',
  '.jana@firma.com jana.@firma.com jana@firma..com jana@firma.com. jana@firma.com; jana@-firma.com',
].join(' ')
const POST = 'ja..na@posta.firma.sk ja,na@posta.firma.sk ja.na@posta.firma,sk MAILTO:ja.na@posta..firma.sk'

it.each([
  ['jana@firma.com', COM],
  ['jana@firma.sk', 'jana@firma.skk (jana@firma.sk) jana@firma.sk, mailto:<jana@firma.ssk>'],
  ['jana@gmx.com', 'jana@gmx.con'],
  ['ja.na@posta.firma.sk', POST],
  ['jana@gmail.com', 'mailto:jana@gmial.com jana.@gmail.con [jana@gmail.com]'],
])('the e-mail %s was meant by a form that no server takes', (meant, odd) => {
  for (const typed of odd.split(' ')) expect(meantEmail(typed)?.toLowerCase(), typed).toBe(meant)
})

it.each(
  `
  jana.novakova@post.sk j@x.sk jana_n@firma.sk jana-n@moja-firma.sk jana+obchod@gmail.com o'neill@firma.ie
  007@firma.sk JANA@FIRMA.SK jana@mail.uniba.sk jana@stuba.sk a.b.c@d.e.sk jana@gmx.at jana@gmx.net jana@web.de
  jana@firma.co jana@firma.cm jana@firma.om jana@firma.shop jana@firma.online jana@firma.email jana@firma.museum
  jana@firma.eu jana@žilina.sk jana@xn--ilina-6ib.sk jana@proton.me jana@pm.me jana@t-com.sk jana@orange.sk
  jana@3d-tlac.sk jana@firma.co.uk jana@firma.com.sk jana@me.com jana@email.cz jana@firma.ski
  `
    .trim()
    .split(/\s+/),
)('the e-mail %s is not doubted', (email) => expect(meantEmail(email)).toBeNull())
