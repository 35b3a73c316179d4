import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkOwner } from '../../src/config/shop/check-owner.ts'
import type { OwnerSettings } from '../../src/domain/shop/owner.ts'

/** An owner who has filled in everything. */
const FILLED: OwnerSettings = {
  name: 'Ihla',
  company: 'Ihla a niť, s. r. o.',
  street: 'Hlavná 1',
  postalCode: '040 01',
  city: 'Košice',
  cin: '35763469',
  tin: '2020273893',
  vat: 'SK2020273893',
  register: 'Mestský súd Košice, oddiel: Sro, vložka č. 1/V',
  iban: 'SK89 7500 0000 0000 1234 5671',
  phone: '0900 123 456',
  email: 'obchod@ihla.sk',
  supervisor: ['Inšpektorát SOI', 'Vrátna 3', '043 79 Košice'],
  sendsOrderEmails: false,
  sendsWithdrawalEmails: false,
  deliveryDays: [2, 4],
  dispatchDays: 1,
  termsSince: '2026-10-01',
  isMicroEnterprise: false,
  footerHours: { days: [1, 5], times: ['9:00', '18:00'] },
  contactHours: { days: [1, 5], times: ['8:00', '12:00', '13:00', '16:30'] },
}

const check =
  (owner: Partial<OwnerSettings>, areSamplesAllowed = false) =>
  () =>
    checkOwner({ ...FILLED, ...owner }, areSamplesAllowed)

it.each<[string, Partial<OwnerSettings>]>([
  ['is filled in', {}],
  ['has no account and pays no VAT', { iban: null, vat: null }],
  ['promises no time of delivery', { deliveryDays: null, dispatchDays: null }],
  ['promises at most 90 days', { deliveryDays: [1, 90], dispatchDays: 90 }],
  ['is there all week', { footerHours: { days: [1, 7], times: ['9:00', '12:00'] } }],
  ['writes the postal code in one', { postalCode: '04001' }],
])('an owner who %s may go online', (_, owner) => expect(check(owner)).not.toThrow())

it('says in one sentence what is left to samples, unless those are allowed', () => {
  const owner = { company: '', iban: ' ', supervisor: [] }
  expect(check(owner)).toThrow(
    /^src\/config\/shop\/owner\.ts still leaves these to samples: company, iban, supervisor\. Fill them in, or set ALLOW_SAMPLES=1 [^.]+\.$/,
  )
  expect(check(owner, true)).not.toThrow()
})

describe('what cannot be right is refused, samples allowed or not', () => {
  it.each<[Partial<OwnerSettings>, RegExp]>([
    [{ iban: 'SK89 7500 0000 0000 1234 5672' }, /iban is "SK89 7500 0000 0000 1234 5672", which is no IBAN/],
    [{ cin: '12345678' }, /cin is "12345678", which is no IČO/],
    [{ deliveryDays: [1, 91] }, /deliveryDays/],
    [{ footerHours: { days: [1, 8], times: ['9:00', '18:00'] } }, /footerHours .* no opening hours/],
    [{ supervisor: ['SOI'] }, /supervisor .* not three lines/],
    [{ deliveryDays: [4, 2] }, /deliveryDays is "\[4,2\]", which is not two whole numbers of days/],
    [{ termsSince: '2026-02-30' }, /termsSince is ""2026-02-30"", which is no day/],
    [{ dispatchDays: -1 }, /dispatchDays is "-1", which is no whole number of days from 0 up/],
    [{ contactHours: { days: [1, 5], times: ['9', '18'] } }, /contactHours .* no opening hours/],
  ])('%j', (owner, sentence) => {
    expect(check(owner)).toThrow(sentence)
    expect(check(owner, true)).toThrow(sentence)
  })

  it('all faults at once, a sentence each', () => {
    const owner = { iban: 'SK1', cin: '1', phone: '1', email: '1', name: '' }
    expect(check(owner)).toThrow(/iban is .*\n.*cin is .*\n.*phone is .*\n.*email is .*\n.*samples: name\./)
  })
})

async function shopOf(owner: Partial<OwnerSettings>) {
  vi.doUnmock('../../src/config/shop/owner.ts')
  const { OWNER } = await import('../../src/config/shop/owner.ts')
  vi.resetModules()
  vi.doMock('../../src/config/shop/owner.ts', () => ({ OWNER: { ...OWNER, ...owner } }))
  return (await import('../../src/config/shop/shop.ts')).SHOP
}

afterEach(() => vi.doUnmock('../../src/config/shop/owner.ts'))

describe('what stands on pages', () => {
  it('is a sample, and says so, until the owner fills it in', async () => {
    const shop = await shopOf({ company: '', phone: '', email: '', iban: '', city: '' })
    expect(shop.company).toBe('Nitka a farba, s. r. o. (ukážka)')
    expect(shop.city).toBe('Žilina (ukážka)')
    expect(shop.phone).toEqual({
      label: '+421\u00A0900\u00A0000\u00A0000 (ukážka)',
      href: 'tel:+421900000000',
    })
    expect(shop.email).toEqual({ label: 'info@example.sk (ukážka)', href: 'mailto:info@example.sk' })
    expect(shop.account).toEqual({
      label: 'SK31 1200 0000 1987 4263 7541 (ukážka)',
      iban: 'SK31 1200 0000 1987 4263 7541',
      recipient: 'Nitka a farba, s. r. o.',
    })
  })

  it("is the owner's afterwards", async () => {
    const owner = {
      company: 'Ihla, s. r. o.',
      phone: '0900 123 456',
      email: 'a@ihla.sk',
      iban: 'SK8975000000000012345671',
    }
    const shop = await shopOf({ ...owner, street: 'Hlavná 1', postalCode: '040 01', city: 'Košice' })
    expect(shop.company).toBe('Ihla, s. r. o.')
    expect(shop.city).toBe('Košice')
    expect(shop.phone).toEqual({ label: '0900\u00A0123\u00A0456', href: 'tel:+421900123456' })
    expect(shop.email.label).toBe('a@ihla.sk')
    expect(shop.account).toEqual({
      label: 'SK89 7500 0000 0000 1234 5671',
      iban: 'SK8975000000000012345671',
      recipient: 'Ihla, s. r. o.',
    })
  })

  it('is an address of samples as long as a part of it is one', async () => {
    expect((await shopOf({ street: '', postalCode: '040 01', city: 'Košice' })).city).toBe('Košice (ukážka)')
  })

  it('has no account and no VAT number where the company has none', async () => {
    expect(await shopOf({ iban: null, vat: null })).toMatchObject({ account: null, vat: null })
  })
})
