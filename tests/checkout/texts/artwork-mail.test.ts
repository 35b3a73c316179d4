// Rule 134
import { expect, it } from 'vitest'
import type { ArtworkGroup } from '../../../src/cart/rules/cart-artwork.ts'
import { artworkAfter, artworkMail } from '../../../src/checkout/texts/artwork-mail.ts'
import { blank, box, groupIn, groupOf, plain, withoutOffer } from '../../fixtures/artwork.ts'

const received = (group: ArtworkGroup, until: string | null) => {
  const { before, address, after } = artworkAfter(group, '2025000042', until)
  return plain(before + address + after)
}

it('the receipt says what to send, with the number of the order and the last day', () => {
  expect(received(groupOf(box(20)), '3. 12.')).toBe(
    'Pošlite 20 fotiek na foto@example.sk (ukážka) najneskôr 3. 12., do predmetu napíšte 2025000042.',
  )
  expect(received(groupOf(box(20), box(3)), null)).toBe(
    'Pošlite jedným e-mailom 23 fotiek na foto@example.sk (ukážka), do predmetu napíšte 2025000042.',
  )
  expect(received(groupIn(withoutOffer, blank), null)).toBe(
    'Môžete poslať návrh potlače na foto@example.sk (ukážka), do predmetu napíšte 2025000042. Nie je to povinné.',
  )
})

it('the e-mail about own print names its pieces with size and cut', () => {
  const mail = new URL(artworkMail(groupOf({ ...blank, count: 2, isPrinted: true }), '2025000042'))
  expect(mail.searchParams.get('body')).toContain(
    '– Tričko, L, pánsky, s vlastnou potlačou (2 ks): návrh potlače',
  )
})

it('the e-mail has address, subject and text, with the photos of each line', () => {
  const mail = new URL(artworkMail(groupOf(box(20, 2), box(1)), '2025000042'))
  expect(mail.protocol + mail.pathname).toBe('mailto:foto@example.sk')
  expect(mail.searchParams.get('subject')).toBe('2025000042')
  expect(mail.searchParams.get('body')).toBe(
    [
      'Dobrý deň,',
      '',
      'k objednávke 2025000042 posielam:',
      '– Fotobox Tím & spol. 20 fotiek (2 ks): 40 fotiek',
      '– Fotobox Tím & spol. 1 fotiek: 1 fotku',
      '',
    ].join('\r\n'),
  )
  expect(mail.href).not.toContain('+')
})
