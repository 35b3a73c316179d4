import { formatPrice, type Cents } from '../../text/money.ts'

export const FREE_DELIVERY = {
  free: 'Dopravu máte zadarmo.',
  until: (missing: Cents) => `Nakúpte ešte za ${formatPrice(missing)} a dopravu máte zadarmo\u00A0!`,
  fillUp: 'Pridajte niečo a\u00A0dopravu máte zadarmo',
} as const
