import type { Product } from '../rules/product.ts'
import { formatPrice } from '../../text/money.ts'

/** The price before a combination is chosen (rule 137). @example formatFrom({ priceCents: 1290, priceMaxCents: 1890 }) // 'od 12,90 €' */
export function formatFrom({
  priceCents,
  priceMaxCents,
}: Pick<Product, 'priceCents' | 'priceMaxCents'>): string {
  return `${priceMaxCents === undefined ? '' : 'od\u00A0'}${formatPrice(priceCents)}`
}

/** The law's words (rule 124), the same on cards and pages. On a card they break before 'pred'. */
export const PRICE_BEFORE = 'Najnižšia cena za 30\u00A0dní pred\u00A0zľavou:'
