import type { DeliveryKind } from '../../catalogue/rules/settings.ts'
import { enumerate } from '../../text/enumerate.ts'
import { formatPrice, type Cents } from '../../text/money.ts'

/** Parts of the page about delivery and payment, to which links and searches lead. */
export const DELIVERY_ANCHORS = {
  delivery: 'doprava',
  day: 'kedy-pride',
  payment: 'platba',
  present: 'darcek',
} as const

/** The page about delivery and payment (rule 926). */
export const DELIVERY_PAGE = {
  title: 'Doprava a platba',
  titleMore: [': ceny a čas doručenia'],
  description: 'Koľko stojí doprava, kedy objednávka príde a ako sa dá zaplatiť.',
  free: 'Dopravu aj platbu máte zadarmo.',
  freeFrom: (cents: Cents) =>
    `Za tovar od\u00A0${formatPrice(cents)} máte dopravu zadarmo a\u00A0neplatíte ani poplatok za platbu.`,
  delivery: 'Doprava',
  price: (cents: Cents) => (cents === 0 ? 'zadarmo' : formatPrice(cents)),
  /** Answers whether the shop sends to boxes. @param names the deliveries to a box or counter */
  boxes: (names: readonly string[]) =>
    names.length > 0
      ? `Do boxu alebo na výdajné miesto posielame. Doprava: ${enumerate(names)}.`
      : 'Do boxov a\u00A0na výdajné miesta (Packeta, Z-BOX, BalíkoBOX, AlzaBox) neposielame.',
  day: 'Kedy to príde',
  sentUntil: (hour: string) =>
    `Čo objednáte v\u00A0pracovný deň do\u00A0${hour}, odošleme ešte v\u00A0ten deň.`,
  noDay:
    'Presný deň dopredu nesľubujeme. Tovar odošleme čo najskôr, najneskôr tak, aby ste ho mali do 30 dní. Potrebujete ho do určitého dňa? Zavolajte nám na',
  made: (artwork: readonly string[]) =>
    `Tovar z\u00A0vašich podkladov (${artwork.join(', ')}) začneme vyrábať, keď ich od vás dostaneme. Deň doručenia vám potom oznámime.`,
  payment: 'Platba',
  onlyWith: (deliveries: readonly string[]) => `Pri doprave: ${enumerate(deliveries)}.`,
  noCard: 'Kartou cez internet sa u nás zaplatiť nedá.',
  present: 'Darček',
  presentBox: 'V objednávke môžete zaškrtnúť „Objednávam ako darček“.',
  presentNote: 'Iné želanie k baleniu napíšte do poznámky k objednávke.',
  returns: 'Ako tovar vrátiť',
} as const

/** Says how a delivery of each kind works. Pickup says it by address and hours. */
export const DELIVERY_HOW: Readonly<
  Record<Exclude<DeliveryKind, 'pickup'>, (countries: readonly string[]) => string>
> = {
  post: (countries) => `Na vašu adresu. Kam doručujeme: ${countries.join(', ')}.`,
  courier: (countries) => `Na vašu adresu. Kam doručujeme: ${countries.join(', ')}.`,
  point: () => 'Box alebo výdajné miesto si vyberiete v objednávke.',
}
