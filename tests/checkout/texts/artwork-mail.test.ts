// Rule 134
import { expect, it } from 'vitest'
import { goodsSentences } from '../../../src/cart/texts/goods-sentences.ts'
import { artworkMail } from '../../../src/checkout/texts/artwork-mail.ts'
import { box, printed, shop } from '../../fixtures/artwork.ts'

it('the e-mail has address, subject and text, with the photos or the design of each line', () => {
  const [one] = goodsSentences([box(20, 2), box(1), printed], 'before', shop).send
  const mail = new URL(one ? artworkMail(one, '2025000042') : '')
  expect(mail.protocol + mail.pathname).toBe('mailto:foto@example.sk')
  expect(mail.searchParams.get('subject')).toBe('2025000042')
  expect(mail.searchParams.get('body')).toBe(
    [
      'Dobrý deň,',
      '',
      'k objednávke 2025000042 posielam:',
      '– Fotobox Tím & spol. 20 fotiek (2 ks): 40 fotiek',
      '– Fotobox Tím & spol. 1 fotiek: 1 fotku',
      '– Tričko, L, pánsky, s vlastnou potlačou (2 ks): návrh potlače',
      '',
    ].join('\r\n'),
  )
  expect(mail.href).not.toContain('+')
})
