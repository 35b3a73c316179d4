import { formatPrice, type Cents } from '../domain/money.ts'
import type { CartLine } from '../domain/cart.ts'
import type { UnavailableReason } from '../domain/price-check.ts'

/** What the re-check of a cart found out. */
export const CART_NEWS = {
  title: 'Od vášho výberu sa niečo zmenilo',
  agree: 'Rozumiem',
  removeUnavailable: 'Odstrániť nedostupné',
  agreeBeforeOrder: 'Pred odoslaním objednávky, prosím, potvrďte, že o novej cene viete.',
  removeBeforeOrder: 'Nedostupný tovar, prosím, z košíka odstráňte. Ostatný si môžete objednať.',
  prices: (old: Cents, now: Cents) => `pôvodne ${formatPrice(old)}, teraz ${formatPrice(now)}`,
  priceChanged: (old: Cents, now: Cents) => `Cena sa zmenila: ${CART_NEWS.prices(old, now)}`,
} as const

/** A line's choices, to tell it from another of the same product. */
export function lineTitle({ name, size, color }: CartLine): string {
  return [name, size, color].filter(Boolean).join(', ')
}

const REASONS: Record<UnavailableReason, string> = {
  vanished: 'Tento tovar už nie je v ponuke',
  'sold-out': 'Tento tovar je vypredaný',
  cut: 'Zvolený strih už nie je v ponuke',
  size: 'Zvolená veľkosť už nie je v ponuke',
  color: 'Zvolená farba už nie je v ponuke',
}

/** Why a line can no longer be ordered. */
export function unavailableText(reason: UnavailableReason): string {
  return REASONS[reason]
}
