import { formatPrice, type Cents } from '../../text/money.ts'
import type { CartLine } from '../rules/cart.ts'
import type { UnavailableReason } from '../rules/price-check.ts'
import { formatCount, type PluralForms } from '../../text/slovak.ts'
import type { DaySpan } from '../../company/rules/working-days.ts'
import { workingDays } from './delivery-day-texts.ts'

const ITEMS: PluralForms = { one: 'položka', few: 'položky', other: 'položiek' }

export const CART_CHANGES = {
  title: 'Od vášho výberu sa niečo zmenilo',
  agree: 'Rozumiem',
  removeUnavailable: 'Odstrániť nedostupné',
  agreeBeforeOrder: 'Pred odoslaním objednávky, prosím, potvrďte, že o zmene viete.',
  acceptBeforeOrder: 'Ak nový tovar chcete, potvrďte to, prosím, inak ho z\u00A0košíka odstráňte.',
  removeBeforeOrder:
    'Nedostupný tovar v sume nie je. Pred objednaním ho, prosím, z košíka odstráňte; ostatný si môžete objednať.',
  /** For many lines at once. Each line also shows its own change. */
  manyUnavailable: (count: number) =>
    `Nedostupný tovar: ${formatCount(count, ITEMS)}. Pri každej je napísané, prečo.`,
  manyOthers: (count: number) =>
    `Zmenený tovar: ${formatCount(count, ITEMS)}. Pri každej je napísané, čo by ste dostali teraz.`,
  noPrint: 'vlastnú potlač pri tomto tovare už neponúkame, po potvrdení ostane bez potlače',
  manyPrints: (count: number) =>
    `Bez vlastnej potlače: ${formatCount(count, ITEMS)}. Pri každej je to napísané.`,
  manyPrices: (count: number, old: Cents, now: Cents) =>
    `Zmenené ceny: ${formatCount(count, ITEMS)}, pôvodne spolu ${formatPrice(old)}, teraz ${formatPrice(now)}. Zmena je napísaná pri každej z nich.`,
  fees: {
    charged: (old: Cents, now: Cents) =>
      `Doprava už nie je zadarmo. Spolu k úhrade: pôvodne ${formatPrice(old)}, teraz ${formatPrice(now)}.`,
    free: (old: Cents, now: Cents) =>
      `Dopravu máte teraz zadarmo. Spolu k úhrade: pôvodne ${formatPrice(old)}, teraz ${formatPrice(now)}.`,
  },
  prices: (old: Cents, now: Cents) => `pôvodne ${formatPrice(old)}, teraz ${formatPrice(now)}`,
  /** Follows the line's name in a list. */
  isOther: (name: string) => `teraz je to iný tovar: ${name}`,
  productChanged: (old: string, now: string) => `Tovar sa zmenil: pôvodne ${old}, teraz ${now}`,
  freeFrom: 'Doprava zadarmo',
  freeFromPrices: (old: Cents, now: Cents) =>
    `pôvodne od\u00A0${formatPrice(old)}, teraz od\u00A0${formatPrice(now)}`,
  /** Follows the name of a delivery or a payment. */
  isGone: 'už neponúkame',
  notOffered: (delivery: string) => `pri doprave ${delivery} ju už neponúkame`,
  priceChanged: (old: Cents, now: Cents) => `Cena sa zmenila: ${CART_CHANGES.prices(old, now)}`,
} as const

/** Follows the former name of a delivery or payment. @param was its former name and working days @param now its present ones */
export function promiseText(
  was: { name: string; days?: DaySpan | undefined },
  now: { name: string; days?: DaySpan | undefined },
): string {
  const name = was.name === now.name ? '' : `teraz sa volá ${now.name}`
  const days = ({ days: span }: typeof was) => (span ? workingDays(span) : 'bez termínu')
  const time = days(was) === days(now) ? '' : `doručenie pôvodne ${days(was)}, teraz ${days(now)}`
  return [name, time].filter(Boolean).join('; ')
}

const REASONS: Record<UnavailableReason, string> = {
  vanished: 'Tento tovar už nie je v ponuke',
  'sold-out': 'Tento tovar je vypredaný',
  cut: 'Zvolený strih už nie je v ponuke',
  size: 'Zvolená veľkosť už nie je v ponuke',
  color: 'Zvolená farba už nie je v ponuke',
  both: 'Zvolená kombinácia už nie je v ponuke',
}

export function unavailableText(
  reason: UnavailableReason,
  { size, sizeName }: Pick<CartLine, 'size' | 'sizeName'>,
): string {
  if (reason === 'size' && sizeName) return REASONS.both
  return reason === 'size' && size === '' ? 'Tomuto tovaru chýba veľkosť' : REASONS[reason]
}
