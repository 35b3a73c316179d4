import { formatPrice, type Cents } from '../../domain/money.ts'
import { formatProductCount } from '../listing/product-count.ts'
import { outOf } from '../out-of.ts'
import { LAYOUT } from './layout.ts'

/*
 * What search engines show below a page's title, and others where it is shared. Each page says its own.
 */

/** @example homeDescription(['Tričká', 'Mikiny']) // 'Oblečenie … vydrží. Tričká, Mikiny.' */
export function homeDescription(categories: readonly string[]): string {
  return categories.length === 0 ? LAYOUT.tagline : `${LAYOUT.tagline} ${categories.join(', ')}.`
}

/**
 * A category whose owner wrote nothing about it, or one of its following pages.
 * @example listingDescription({ name: 'Tričká', total: 84, page: 2, pageCount: 3 }) // 'Tričká: 84 produktov, strana 2 z 3. …'
 */
export function listingDescription({
  name,
  total,
  page,
  pageCount,
}: {
  name: string
  total: number
  page: number
  pageCount: number
}): string {
  const place = page === 1 ? '' : `, strana ${page} ${outOf(pageCount)}`
  return `${name}: ${formatProductCount(total)}${place}. ${LAYOUT.tagline}`
}

/**
 * A product whose owner wrote nothing about it.
 * @example productDescription('Hrnček Kriváň', 890) // 'Hrnček Kriváň za 8,90 €. Objednáte aj bez registrácie.'
 */
export function productDescription(name: string, priceCents: Cents): string {
  return `${name} za\u00A0${formatPrice(priceCents)}. Objednáte aj bez registrácie.`
}
