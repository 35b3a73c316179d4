import { formatPrice, type Cents } from '../../text/money.ts'
import { formatCount, PRODUCTS } from '../../text/slovak.ts'
import { tieSpaces } from '../../text/tie-spaces.ts'
import { pointLine, type PickupPoint } from '../../pickup-points/rules/pickup-point.ts'
import type { CustomerFlag, CustomerTextField } from '../rules/customer.ts'

/** The button's text, by reason why the order cannot be sent (rule 502). */
export const SUBMIT_TEXTS = {
  terms: 'Zakliknite súhlas s obchodnými podmienkami',
  email: 'Email nemá správny formát',
  payment: 'Pri tejto doprave neponúkame platbu',
  point: 'Vyberte výdajné miesto',
  unavailable: 'Odstráňte nedostupný tovar',
  products: 'Potvrďte zmenený tovar',
  prices: 'Potvrďte, čo sa zmenilo',
  ready: 'Odoslať objednávku s povinnosťou platby',
} as const

/** The button's text before the form is filled in. */
export const NEXT_STEPS = {
  delivery: 'Pokračovať: doprava',
  data: 'Pokračovať: údaje',
} as const

export const CHECKOUT = {
  lines: 'Tovar v košíku',
  /** @example goodsInCart(3, 7370) // '3 produkty, 73,70 €' */
  goodsInCart: (count: number, cents: Cents) => `${formatCount(count, PRODUCTS)}, ${formatPrice(cents)}`,
  editGoods: 'Upraviť',
  hideGoods: 'Skryť',
  noAccount: 'Objednať môžete bez registrácie.',
  delivery: 'Doprava',
  pickupPoint: 'Výdajné miesto',
  payment: 'Platba',
  free: 'zadarmo',
  /** For a delivery that does not offer the chosen payment. The names come from the shop's settings. */
  paymentReplaced: (chosen: string, delivery: string, now: string) =>
    `Platbu „${chosen}“ pri doprave „${delivery}“ neponúkame, zvolili sme „${now}“.`,
  /** For a chosen delivery that is no longer offered. */
  deliveryGone: (chosen: string, now: string) => `Dopravu „${chosen}“ už neponúkame, zvolili sme „${now}“.`,
  billing: 'Fakturačné údaje',
  required: '* Povinný údaj',
  optional: '(nepovinné)',
  stepDone: 'hotovo',
  emailForm: 'E-mail má tvar meno@example.sk.',
  phoneReason: 'Kuriér vám pred doručením zavolá alebo pošle správu.',
  pointPhoneReason: 'Dopravca vám na toto číslo pošle správu, že zásielku môžete vyzdvihnúť.',
  addAddress: 'Doplniť adresu na faktúru',
  deliveryAddress: 'Dodacia adresa',
  note: 'Poznámka a darček',
  summary: 'Súhrn objednávky',
  goods: 'Celková suma tovaru',
  deliveryFee: 'Doprava',
  paymentFee: 'Platba',
  total: 'Spolu k úhrade',
  termsBefore: 'Súhlasím s',
  termsLink: 'obchodnými podmienkami',
  termsAnd: 'a\u00A0oboznámil(a) som sa s',
  privacyLink: 'informáciami o\u00A0spracúvaní osobných údajov',
  opensWindow: '(v\u00A0novom okne)',
  showEmail: 'Prejsť na e-mail',
  showPoints: 'Prejsť na výber miesta',
  showChanges: 'Zobraziť, čo sa zmenilo',
  login: 'Prihlásiť',
  /** For code that does not come. */
  notSent: 'Objednávku sme ešte neodoslali. Skúste to znova.',
  sending: 'Prosím, čakajte',
  sendingHint: 'Odosielame vašu objednávku. Nezatvárajte túto stránku.',
} as const

/** Only for the build. */
export const CHECKOUT_TITLE = 'Objednávka'
export const pickupHours = (hours: string) => `Tovar vydávame: ${hours}`

/** @example pickupPointLine(point) // 'Výdajné miesto: Box pri tržnici, Hviezdoslavovo námestie 12, 026 01 Dolný Kubín' */
export function pickupPointLine(point: PickupPoint): string {
  return tieSpaces(`${CHECKOUT.pickupPoint}: ${pointLine(point)}`)
}

export const FIELD_LABELS: Record<CustomerTextField, string> = {
  company: 'Názov firmy',
  cin: 'IČO',
  tin: 'DIČ',
  vat: 'IČ DPH',
  name: 'Meno',
  surname: 'Priezvisko',
  street: 'Ulica',
  street_number: 'Číslo domu',
  city: 'Mesto',
  postal_code: 'PSČ',
  country: 'Krajina',
  tel: 'Telefón',
  email: 'E-mail',
  name2: 'Meno',
  surname2: 'Priezvisko',
  street2: 'Ulica',
  street_number2: 'Číslo domu',
  city2: 'Mesto',
  postal_code2: 'PSČ',
  state2: 'Krajina',
  tel2: 'Telefón',
  email2: 'E-mail',
  order_note: 'Poznámka k objednávke',
}

export const FLAG_LABELS: Record<CustomerFlag, string> = {
  isCompanyOrder: 'Nakupujem na firmu',
  deliverToAnotherAddress: 'Doručiť na inú adresu',
  orderAsAGift: 'Objednávam ako darček',
}
