import type { Cart } from '../../cart/rules/cart.ts'
import { lineTitle } from '../../cart/texts/cart-texts.ts'
import { formatPrice, type Cents } from '../../text/money.ts'
import { pointLine, type PickupPoint } from '../../pickup-points/rules/pickup-point.ts'
import { tieSpaces } from '../../text/tie-spaces.ts'
import type { PaymentKind } from '../../catalogue/rules/settings.ts'

/** The most characters of an order's number in a file's name. */
const MAX_FILE_NAME = 60

export const RECEIPT = {
  next: 'Čo bude ďalej',
  payTitle: 'Platobné údaje',
  payByCard: 'Zaplatiť kartou',
  recipient: 'Príjemca',
  iban: 'IBAN',
  variableSymbol: 'Variabilný symbol',
  amount: 'Suma',
  message: 'Správa pre príjemcu',
  /** The message of a transfer, with the order's number, or else its variable symbol. */
  paymentMessage: (orderNumber: string) => `Objednávka ${orderNumber}`,
  copy: 'Kopírovať',
  copyWhat: (what: string) => `Kopírovať: ${what}`,
  copied: 'Skopírované',
  copiedWhat: (what: string) => `Skopírované: ${what}`,
  copyFailed: 'Kopírovanie sa nepodarilo, údaj, prosím, odpíšte.',
  qr: 'QR kód PAY by square s platobnými údajmi',
  qrHint: 'Naskenujte kód v aplikácii svojej banky.',
  qrWithoutAmount: 'Naskenujte kód v\u00A0aplikácii svojej banky a\u00A0doplňte sumu, ktorú vám povieme.',
  qrTitle: 'PAY by square',
  saveQr: 'Uložiť kód',
  payme: 'Zaplatiť v\u00A0aplikácii banky',
  paymeHint:
    'Odkaz Payme otvorí aplikáciu vašej banky s\u00A0vyplnenou platbou. Platbu potvrdíte v\u00A0nej.',
  contents: 'Čo ste objednali',
  save: 'Uložiť údaje o\u00A0objednávke',
  savedTo: (file: string) => `Uložené do\u00A0súboru ${file}.`,
  fileTitle: (orderNumber: string | null) => `Objednávka${orderNumber === null ? '' : ` ${orderNumber}`}`,
  fileName: (orderNumber: string | null) =>
    `objednavka${orderNumber === null ? '' : `-${orderNumber.replaceAll(/[^\w-]+/g, '-').slice(0, MAX_FILE_NAME)}`}.txt`,
  sameAddress: 'Rovnaká ako fakturačná',
  gift: 'Darček',
  /** @param lines goods made to order, of an order that also has others; empty where all goods are made to order */
  noReturn: (lines: Cart) =>
    lines.length === 0
      ? 'Tovar vyrábame podľa vás, preto sa nedá vrátiť.'
      : `Vrátiť môžete iba zvyšok tovaru. Podľa vás vyrábame, a preto sa nedá vrátiť: ${lines.map(lineTitle).join('; ')}.`,
} as const

export interface NextStepFacts {
  kind: PaymentKind | null
  isPickup: boolean
  /** `null` when the order may be stored at other prices. No sum is then shown. */
  totalCents: Cents | null
  hasPaymentData: boolean
  /** True when the order can be paid by card on another site (rule 412). */
  hasPaymentLink: boolean
  /** True in a tab that did not send the order, so it does not know its number. */
  isFromAnotherTab: boolean
  /** Where the shop sends its confirmation; `null` if it sends none. */
  confirmedTo: string | null
  /** When the order arrives, in words; `null` where nothing is promised. */
  day: string | null
  /** True for an order with goods made to order: then `day` says when they are begun, which comes before they are sent. */
  isMade: boolean
  /** True for the saved file, which has no buttons. The payment's data stand above its steps. */
  isFile: boolean
  /** Where the parcel waits; `null` for a delivery that goes to no point. */
  point: PickupPoint | null
  /** The shop's address, its hours for pickup (`null` for unknown) and its phone number. */
  shop: { address: string; hours: string | null; phone: string }
}

function transferStep(facts: NextStepFacts): string {
  const { totalCents, hasPaymentData, isFromAnotherTab, shop } = facts
  const sum = totalCents === null ? null : formatPrice(totalCents)
  if (hasPaymentData)
    return `Uhraďte ${sum ?? 'ju'} bankovým prevodom podľa platobných údajov ${facts.isFile ? 'vyššie' : 'na tejto stránke'}.`
  if (isFromAnotherTab)
    return `Platobné údaje na bankový prevod sú v\u00A0karte prehliadača, ktorá objednávku odoslala. Ak ju už nemáte otvorenú, povieme vám ich na telefónnom čísle ${shop.phone}.`
  return `Platobné údaje na bankový prevod${sum === null ? '' : ` sumy ${sum}`} vám povieme na telefónnom čísle ${shop.phone}.`
}

/** The steps of each kind of payment. @param pay begins a sentence: the sum where it is known, and that it is paid */
const PAYMENT_STEPS: Readonly<Record<PaymentKind, (facts: NextStepFacts, pay: string) => string[]>> = {
  transfer: (facts) => [
    transferStep(facts),
    facts.isPickup
      ? 'Po pripísaní platby tovar pripravíme.'
      : 'Tovar odošleme po pripísaní platby na náš účet.',
  ],
  'cash-on-delivery': (_, pay) => ['Tovar pripravíme a odošleme.', `${pay} pri prevzatí zásielky.`],
  'in-store': (_, pay) => ['Tovar pripravíme.', `${pay} v predajni, keď si poň prídete.`],
  // Only the response to the order says where a card can be used (rule 412).
  card: ({ totalCents, shop }) => [
    ...(totalCents === null ? [] : [`Celková suma objednávky je ${formatPrice(totalCents)}.`]),
    `O platbe a dodaní vám viac povieme na telefónnom čísle ${shop.phone}.`,
  ],
}

function paymentSteps(facts: NextStepFacts): string[] {
  const { kind, isPickup, totalCents } = facts
  const pay = totalCents === null ? 'Zaplatíte' : `Sumu ${formatPrice(totalCents)} zaplatíte`
  if (facts.hasPaymentLink)
    return [
      `${pay} kartou${facts.isFile ? ' na platobnej stránke' : ': tlačidlo vás prenesie na platobnú stránku'}.`,
      isPickup ? 'Po zaplatení tovar pripravíme.' : 'Po zaplatení tovar odošleme.',
    ]
  // Goods that are picked up are paid for in the shop.
  return PAYMENT_STEPS[isPickup && kind === 'cash-on-delivery' ? 'in-store' : (kind ?? 'card')](facts, pay)
}

/** The steps after an order. They promise nothing that the shop cannot know. */
export function nextSteps(facts: NextStepFacts): string[] {
  const { address, hours, phone } = facts.shop
  const place = hours === null ? address : `${address} (${hours})`
  const day = facts.day !== null && (facts.day.endsWith('.') ? facts.day : `${facts.day}.`)
  const steps = [
    facts.confirmedTo !== null && `Objednávku vám potvrdíme e-mailom na ${facts.confirmedTo}.`,
    facts.totalCents === null && `Presnú sumu vám povieme na telefónnom čísle ${phone}.`,
    facts.isMade && day,
    ...paymentSteps(facts),
    !facts.isMade && day,
    facts.point !== null &&
      tieSpaces(`Zásielka vás bude čakať na výdajnom mieste ${pointLine(facts.point)}.`),
    facts.isPickup && `Keď bude tovar pripravený, dáme vám vedieť. Vyzdvihnete si ho na adrese ${place}.`,
    facts.confirmedTo === null &&
      !facts.isFile &&
      'Údaje o objednávke si uložte tlačidlom pod týmto zoznamom, aby ste ich mali poruke.',
  ]
  return steps.filter((step) => step !== false)
}
