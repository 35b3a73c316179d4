// Rules 306, 413, 519, 609, 807, 916, 917
import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../../src/config/checkout-settings.ts'
import { OWNER_SAMPLES, SAMPLE_MARK } from '../../src/config/owner-samples.ts'
import { STORED_KEYS } from '../../src/storage/stored-keys.ts'
import { SHOP } from '../../src/config/shop.ts'
import { contentValues, fillContent, vatNote } from '../../src/site/texts/content.ts'
import { tieSpaces } from '../../src/text/tie-spaces.ts'

const CONTENT = new URL('../../src/content/', import.meta.url)
const values = contentValues(SHOP, DEFAULT_SETTINGS, { isNetlify: false })

const files = await readdir(CONTENT, { recursive: true })
const texts = await Promise.all(
  files
    .filter((name) => name.endsWith('.md'))
    .map(async (name) => ({
      name,
      text: await readFile(new URL(name, CONTENT), 'utf8'),
    })),
)

const textNamed = (start: string) => texts.find(({ name }) => name.startsWith(start))?.text ?? ''
const terms = textNamed('vseobecne')
const privacy = textNamed('ochrana')
const shown = (value: string, ...[facts, taker]: [Partial<typeof SHOP>?, { isNetlify: boolean }?]) =>
  fillContent(`<p>{{${value}}}</p>`, contentValues({ ...SHOP, ...facts }, DEFAULT_SETTINGS, taker))

test.each(texts)('$name has only known fields in braces', ({ text }) => {
  expect(fillContent(text, values)).not.toMatch(/\{\{|\}\}/)
})

test.each(texts)('$name takes company, prices and contacts from the config', ({ text }) => {
  const { company, street, cin, tin, vat, iban, email, phone } = OWNER_SAMPLES
  for (const value of [company, street, cin, tin, vat, iban, email, phone]) {
    expect(text).not.toContain(value)
    expect(text).not.toContain(SAMPLE_MARK)
  }
  expect(text).not.toMatch(/\d\s*€/)
})

test('the terms say "seller", and never "we"', () => {
  const words = terms.replaceAll(/`[^`]*`/g, '').match(/\p{L}+/gu) ?? []
  expect(words.length).toBeGreaterThan(1000)
  expect(words.filter((word) => /^(my|nás|nám|nami|naš.*|sme)$|(uje|í|á|e)me$/i.test(word))).toEqual([])
})

test('the page about personal data lists everything that the shop stores in a browser', () => {
  const listed = [...fillContent(privacy, values).matchAll(/<code>(\w+)<\/code>/g)].map(([, key]) => key)
  expect(listed).toEqual(STORED_KEYS)
})

test('the page about personal data says if Netlify in the USA gets data, and withdrawals among them', () => {
  const onNetlify = [true, false].map(
    (isNetlify) => contentValues(SHOP, DEFAULT_SETTINGS, { isNetlify }, true)['transfers'],
  )
  for (const text of onNetlify) expect(text).toContain('Netlify, Inc. so sídlom v USA')
  expect(onNetlify.map((text) => text?.includes('odstúpenia'))).toEqual([true, false])
  expect(shown('transfers', {}, { isNetlify: false })).toContain('Údaje neprenášame mimo')
})

test.each([
  ['the terms', terms],
  ['the page about returns', textNamed('vratenie')],
])('the texts %s mention the online withdrawal only if it has a receiver', (_, text) => {
  expect(fillContent(text, values)).toContain('/odstupenie-od-zmluvy')
  expect(fillContent(text, contentValues(SHOP, DEFAULT_SETTINGS))).not.toContain('/odstupenie-od-zmluvy')
})

test('the page about accessibility mentions the online withdrawal only if it has a receiver', () => {
  const [taken, untaken] = [{ isNetlify: false }, undefined].map((taker) =>
    fillContent(textNamed('pristupnost'), contentValues(SHOP, DEFAULT_SETTINGS, taker)),
  )
  expect(taken).toContain('a\u00A0na tých istých stránkach aj odstúpenie od zmluvy')
  expect(untaken).not.toContain('aj odstúpenie')
  expect(untaken).toContain('Od zmluvy odstúpite telefonicky')
})

test('the terms promise an e-mail only if the shop sends one', () => {
  const promises = (isSent: boolean) => {
    const facts = { ...SHOP, sendsOrderEmails: isSent, sendsWithdrawalEmails: isSent }
    const text = fillContent(terms, contentValues(facts, DEFAULT_SETTINGS, { isNetlify: false }))
    return text.match(/(?:potvrdí|týmito podmienkami) e-mailom/g) ?? []
  }
  expect(promises(false)).toEqual([])
  expect(promises(true)).toHaveLength(3)
})

test('the terms mention pickup and bank transfer only if the shop has them (rule 413)', () => {
  const [, courier] = DEFAULT_SETTINGS.deliveryOptions
  const [, cash] = DEFAULT_SETTINGS.paymentOptions
  const settings = {
    ...DEFAULT_SETTINGS,
    deliveryOptions: courier ? [courier] : [],
    paymentOptions: cash ? [cash] : [],
  }
  const [all, few] = [DEFAULT_SETTINGS, settings].map((one) => fillContent(terms, contentValues(SHOP, one)))
  for (const words of ['Osobný odber je', 'Pri bankovom prevode']) {
    expect(all).toContain(words)
    expect(few).not.toContain(words)
  }
  expect(few).not.toMatch(/<li>\s*<\/li>/)
})

test('if the receipt asks for payment, the terms conclude the contract at once, not at the dispatch', () => {
  const [, cash] = DEFAULT_SETTINGS.paymentOptions
  const onlyCash = { ...DEFAULT_SETTINGS, paymentOptions: cash ? [cash] : [] }
  for (const sendsOrderEmails of [true, false]) {
    const [prepaid, later] = [DEFAULT_SETTINGS, onlyCash].map((settings) =>
      fillContent(terms, contentValues({ ...SHOP, sendsOrderEmails }, settings)),
    )
    expect(prepaid).toContain('touto výzvou a\u00A0zmluva je uzavretá hneď')
    expect(later).not.toContain('touto výzvou')
  }
})

test('the terms prolong liability by twelve months after a first repair, and let a defect be reported within two months', () => {
  for (const text of [terms, textNamed('zakonna')]) {
    expect(text).toMatch(/o (?:\*\*)?12 mesiacov/)
    expect(text).toMatch(/do (?:\*\*)?dvoch mesiacov/)
  }
})

test.each([
  [30, 'Uchovávame ich najviac 30\u00A0dní.'],
  [1, 'Uchovávame ich najviac 1\u00A0deň.'],
  [null, 'Uchovávame ich len tak dlho, ako to na tento účel treba.'],
])('the page about personal data says how long logs are kept: %j', (logDays, words) => {
  expect(privacy).toContain('{{logTime}}')
  expect(contentValues({ ...SHOP, logDays }, DEFAULT_SETTINGS)['logTime']).toContain(words)
})

test('the terms say if prices include value added tax (rule 519)', () => {
  expect([vatNote('SK2020273893'), vatNote(null)]).toEqual(['Ceny sú s\u00A0DPH.', 'Nie sme platiteľmi DPH.'])
})

test('the page about accessibility of a micro-enterprise says so', () => {
  expect(shown('microEnterprise', { isMicroEnterprise: true })).toContain('mikropodnik')
  expect(shown('microEnterprise', { isMicroEnterprise: false })).toBe('')
})

test('the terms are valid from the owner’s day, or since they are online', () => {
  expect(shown('termsSince', { termsSince: '2026-10-01' })).toBe('<p>od 1.\u00A0októbra 2026</p>')
  expect(shown('termsSince', { termsSince: null })).toContain('odo dňa, keď boli zverejnené')
})

test('fillContent lists the deliveries and payments of the settings', () => {
  const deliveryOptions = [
    { id: 0, name: 'Pošta', kind: 'post', costCents: 290 },
    { id: 2, name: 'Osobný odber', kind: 'pickup', costCents: 0 },
  ] as const
  const paymentOptions = [
    { id: 0, name: 'Prevod', kind: 'transfer', costCents: 0, visibleInDelivery: [0, 2] },
    { id: 1, name: 'Dobierka', kind: 'cash-on-delivery', costCents: 100, visibleInDelivery: [0] },
  ] as const
  const own = contentValues(SHOP, { ...DEFAULT_SETTINGS, deliveryOptions, paymentOptions })
  const html = fillContent('<p>{{deliveryList}}</p>\n<p>{{paymentList}}</p>', own)
  expect(html.replaceAll('\u00A0', ' ')).toBe(
    '<ul><li>Pošta – 2,90 €</li><li>Osobný odber – 0,00 €</li></ul>\n' +
      '<ul><li>Prevod – 0,00 €</li><li>Dobierka – 1,00 € (Pošta)</li></ul>',
  )
})

test('fillContent writes names of the API as text, not as markup', () => {
  const deliveryOptions = [
    { id: 0, name: '<img src=x onerror=alert(1)>', kind: 'post', costCents: 100 } as const,
  ]
  const hostile = contentValues(SHOP, { ...DEFAULT_SETTINGS, deliveryOptions })
  expect(fillContent('<p>{{deliveryList}}</p>', hostile)).not.toContain('<img')
})

test('fillContent leaves out missing facts of the company, and marks samples', () => {
  const card = shown('companyCard', { vat: 'SK2020273893 (ukážka)', account: null })
  expect(card).toContain('IČ DPH: SK2020273893 (ukážka)<br>')
  expect(card).not.toContain('IBAN')
  expect(shown('companyCard', { vat: null })).not.toContain('IČ DPH')
})

test.each([
  ['do 14 dní', 'do 14_dní'],
  ['1 234,50 €', '1_234,50_€'],
  ['0,05 % z dlžnej sumy', '0,05_% z_dlžnej sumy'],
  ['010 01 Žilina', '010_01 Žilina'],
  ['1. trieda', '1._trieda'],
  ['zákon č. 108/2024 Z. z. o ochrane', 'zákon č._108/2024 Z._z. o_ochrane'],
  ['farba, s. r. o.', 'farba, s._r._o.'],
  ['a v čase', 'a_v_čase'],
  ['piatok 8:00 – 16:30', 'piatok 8:00_–\u2060_16:30'],
  ['kupujúci – osoba', 'kupujúci_– osoba'],
  ['vám prišlo', 'vám prišlo'],
])('tieSpaces %s', (text, tied) => {
  expect(tieSpaces(text)).toBe(tied.replaceAll('_', '\u00A0'))
})

test('tieSpaces leaves tags alone', () => {
  expect(tieSpaces('<a href="tel:1" title="1 a 2">1 a 2</a>')).toBe(
    '<a href="tel:1" title="1 a 2">1\u00A0a\u00A02</a>',
  )
})
