import { afterEach, describe, expect, it, vi } from 'vitest'
import type { OwnerSettings } from '../../../src/domain/shop/owner.ts'

async function shopOf(owner: Partial<OwnerSettings>) {
  vi.doUnmock('../../../src/config/shop/owner.ts')
  const { OWNER } = await import('../../../src/config/shop/owner.ts')
  vi.resetModules()
  vi.doMock('../../../src/config/shop/owner.ts', () => ({ OWNER: { ...OWNER, ...owner } }))
  return (await import('../../../src/config/shop/shop.ts')).SHOP
}

afterEach(() => vi.doUnmock('../../../src/config/shop/owner.ts'))

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
