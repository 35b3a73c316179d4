// Rules 909, 923
import { afterEach, expect, it, vi } from 'vitest'
import { OWNER_SAMPLES } from '../../../src/config/owner-samples.ts'
import { ownerFaults } from '../../../scripts/pipeline/check-owner.ts'
import type { OwnerSettings } from '../../../src/company/rules/owner.ts'
import { FIRM, OWNERS } from '../../fixtures/owners.ts'

const faultsOf = (change: Readonly<Record<string, unknown>>, areSamplesAllowed = false) =>
  Object.fromEntries(ownerFaults({ ...FIRM, ...change }, areSamplesAllowed))

it.each(Object.entries(OWNERS))('%s may go online', (_, owner) =>
  expect(ownerFaults(owner, false).size).toBe(0),
)

it.each<[string, Partial<OwnerSettings>]>([
  ['promises no time of delivery', { deliveryDays: null, dispatchDays: null }],
  [
    'is open for less time on Saturdays',
    {
      phoneHours: [
        { days: [1, 5], times: ['9:00', '18:00'] },
        { days: [6, 6], times: ['9:00', '12:00'] },
      ],
    },
  ],
  [
    'is closed for a day',
    { closed: [{ from: '2026-12-31', to: '2026-12-31', sentence: 'Máme zatvorené.' }] },
  ],
  ['promises at most 90 days', { deliveryDays: [1, 90], dispatchDays: 90 }],
])('an owner who %s may go online', (_, change) => expect(faultsOf(change)).toEqual({}))

it("an owner's missing values are named, unless samples are allowed", () => {
  const change = { company: '', iban: ' ', supervisor: [] }
  const sentence = 'nie je vyplnené'
  expect(faultsOf(change)).toEqual({ company: sentence, iban: sentence, supervisor: sentence })
  expect(faultsOf(change, true)).toEqual({})
  const unanswered = {
    exchangeSentence: '',
    craftSentence: ' ',
    giftSentence: '',
    phoneHours: [],
    shopHours: [],
  }
  expect(faultsOf(unanswered)).toEqual(
    Object.fromEntries(
      Object.keys(unanswered).map((name) => [name, expect.stringMatching(/^nie je vyplnené: /) as string]),
    ),
  )
  expect(faultsOf(unanswered, true)).toEqual({})
  const nothing = { ...FIRM, ...Object.fromEntries(Object.keys(OWNER_SAMPLES).map((name) => [name, ''])) }
  expect([...ownerFaults(nothing, false).keys()].sort()).toEqual(Object.keys(OWNER_SAMPLES).sort())
})

const closed = (change: object) => [
  { from: '2026-12-23', to: '2026-12-24', sentence: 'Máme zatvorené.', ...change },
]

it.each<[string, unknown, RegExp]>([
  ['iban', 'SK89 7500 0000 0000 1234 5672', /^„SK89 7500 0000 0000 1234 5672“ nie je IBAN: .* napíšte null$/],
  ['cin', '12345678', /nie je IČO/],
  ['cin', 35763469, /^má byť text v úvodzovkách$/],
  ['tin', '123', /nie je DIČ/],
  ['vat', 'SK2020273894', /nie je IČ DPH/],
  ['phone', '12', /nie je telefónne číslo/],
  ['email', 'obchod', /nie je e-mailová adresa/],
  ['postalCode', '4001', /nie je PSČ/],
  ['name', 'N'.repeat(61), /najviac smie mať 60$/],
  ['company', 'N'.repeat(71), /najviac smie mať 70$/],
  ['street', undefined, /^má byť text/],
  ['supervisor', ['SOI'], /^má mať tri riadky/],
  ['deliveryDays', [4, 2], /^má mať dva celé počty dní/],
  ['deliveryDays', [1, 91], /^má mať dva celé počty dní/],
  ['dispatchDays', -1, /^má byť celý počet dní/],
  ['sendsUntil', '12', /^má byť čas, napríklad '12:00'/],
  ['sendsUntil', 12, /^má byť čas/],
  ['closed', null, /^má byť zoznam dní s vetou/],
  ['closed', ['2026-12-24'], /^má byť zoznam dní s vetou/],
  ['closed', [{ from: '2026-12-24', to: '2026-12-24' }], /^má byť zoznam dní s vetou/],
  [
    'closed',
    closed({ from: '2026-12-24', to: '2026-12-23' }),
    /^sa končí \(2026-12-23\) skôr, než sa začína/,
  ],
  ['closed', closed({ from: '2026-02-30' }), /^má deň „2026-02-30“, ktorý nie je/],
  ['closed', closed({ to: '24. 12. 2026' }), /^má deň „24. 12. 2026“, ktorý nie je/],
  ['closed', closed({ to: '2027-12-24' }), /najviac to smie byť 180 dní$/],
  ['closed', closed({ sentence: ' ' }), /^nemá vetu/],
  ['closed', closed({ sentence: 'N'.repeat(121) }), /najviac smie mať 120$/],
  ['presents', closed({ sentence: '' }), /^nemá vetu/],
  [
    'phoneHours',
    [
      { days: [1, 5], times: ['9:00', '18:00'] },
      { days: [5, 6], times: ['9:00', '12:00'] },
    ],
    /^má každý deň týždňa najviac raz$/,
  ],
  ['termsSince', '2026-02-30', /^má byť deň/],
  ['logDays', 0, /^má byť celý počet dní od 1 do 3650/],
  ['sendsOrderEmails', 'true', /^má byť true alebo false$/],
  ['phoneHours', { days: [1, 8], times: ['9:00', '18:00'] }, /^má mať dni od 1 do 7/],
  ['phoneHours', '9:00 – 18:00', /^má mať dni od 1 do 7/],
  ['shopHours', { days: [1, 5], times: ['9', '18'] }, /^má mať dni od 1 do 7/],
  ['compnay', 'Ihla', /^taký údaj formulár nemá/],
])('a wrong value of the owner is refused, with or without samples: %s %j', (setting, value, sentence) => {
  for (const areSamplesAllowed of [false, true]) {
    const faults = faultsOf({ [setting]: value }, areSamplesAllowed)
    expect(Object.keys(faults)).toEqual([setting])
    expect(faults[setting]).toMatch(sentence)
  }
})

it('a setting that is missing in owner.ts is named, and an empty file is refused', () => {
  const { phone: _, ...rest } = { ...FIRM }
  expect(Object.fromEntries(ownerFaults(rest, true))).toEqual({
    phone: 'vo formulári chýba, vráťte ho doň',
  })
  expect(ownerFaults(undefined, true).size).toBe(1)
})

it('all faults of the owner are named at once, with missing values', () =>
  expect(Object.keys(faultsOf({ iban: 'SK1', phone: 900, name: '' })).sort()).toEqual([
    'iban',
    'name',
    'phone',
  ]))

async function shopOf(owner: Partial<OwnerSettings>) {
  vi.doUnmock('../../../src/config/owner.ts')
  const { OWNER } = await import('../../../src/config/owner.ts')
  vi.resetModules()
  vi.doMock('../../../src/config/owner.ts', () => ({ OWNER: { ...OWNER, ...owner } }))
  return (await import('../../../src/config/shop.ts')).SHOP
}

afterEach(() => vi.doUnmock('../../../src/config/owner.ts'))

it('a value of the owner on pages is a marked sample until the owner fills it in', async () => {
  const shop = await shopOf({ company: '', phone: '', email: '', iban: '', city: '' })
  expect(shop.company).toBe('Nitka a farba, s. r. o. (ukážka)')
  expect(shop.city).toBe('Žilina (ukážka)')
  expect(shop.phone).toEqual({
    label: '+421\u00A0900\u00A0000\u00A0000 (ukážka)',
    number: '+421900000000',
    href: 'tel:+421900000000',
  })
  expect(shop.email).toEqual({
    label: 'info@example.sk (ukážka)',
    address: 'info@example.sk',
    href: 'mailto:info@example.sk',
  })
  expect(shop.account).toEqual({
    label: 'SK31 1200 0000 1987 4263 7541 (ukážka)',
    iban: 'SK31 1200 0000 1987 4263 7541',
    recipient: 'Nitka a farba, s. r. o.',
  })
})

it("a value of the owner on pages is the owner's once it is filled in", async () => {
  const owner = {
    company: 'Ihla, s. r. o.',
    phone: '0900 123 456',
    email: 'a@ihla.sk',
    iban: 'SK8975000000000012345671',
  }
  const shop = await shopOf({ ...owner, street: 'Hlavná 1', postalCode: '040 01', city: 'Košice' })
  expect(shop.company).toBe('Ihla, s. r. o.')
  expect(shop.city).toBe('Košice')
  expect(shop.phone).toEqual({
    label: '0900\u00A0123\u00A0456',
    number: '+421900123456',
    href: 'tel:+421900123456',
  })
  expect(shop.email.label).toBe('a@ihla.sk')
  expect(shop.account).toEqual({
    label: 'SK89 7500 0000 0000 1234 5671',
    iban: 'SK8975000000000012345671',
    recipient: 'Ihla, s. r. o.',
  })
})

it('pages show the postal code with a space', async () => {
  const shop = await shopOf({ street: 'Hlavná 1', postalCode: '04001', city: 'Košice' })
  expect([shop.postalCode, shop.asManufacturer?.address]).toEqual(['040 01', 'Hlavná 1, 040 01 Košice'])
})

it('pages show a sample address while one part of it is missing', async () => {
  expect((await shopOf({ street: '', postalCode: '040 01', city: 'Košice' })).city).toBe('Košice (ukážka)')
})

it('pages show no account and no VAT number if the company has none', async () => {
  expect(await shopOf({ iban: null, vat: null })).toMatchObject({ account: null, vat: null })
})
