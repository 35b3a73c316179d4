import { formatAmount } from '../../domain/format-amount.ts'
import type { Cents } from '../../domain/money.ts'

/** What is said of free delivery while there is something in the cart (rule 404). */
export const FREE_DELIVERY = {
  free: 'Dopravu máte zadarmo.',
  /** The amount in cents is what is still missing. */
  until: (missing: Cents) => `Nakúpte ešte za ${formatAmount(missing)}\u00A0€ a dopravu máte zadarmo !`,
} as const
