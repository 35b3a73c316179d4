import { formatPrice, type Cents } from '../../domain/money.ts'
import type { PaymentKind } from '../../domain/checkout/receipt.ts'

/** What an order that was sent says of itself in detail. */
export const RECEIPT = {
  next: 'Čo bude ďalej',
  payTitle: 'Platobné údaje',
  recipient: 'Príjemca',
  iban: 'IBAN',
  variableSymbol: 'Variabilný symbol',
  amount: 'Suma',
  message: 'Správa pre príjemcu',
  copy: 'Kopírovať',
  copyWhat: (what: string) => `Kopírovať: ${what}`,
  copied: 'Skopírované',
  copiedWhat: (what: string) => `Skopírované: ${what}`,
  copyFailed: 'Kopírovanie sa nepodarilo, údaj, prosím, odpíšte.',
  qr: 'QR kód PAY by square s platobnými údajmi',
  qrHint: 'Naskenujte v aplikácii svojej banky.',
  qrTitle: 'PAY by square',
} as const

/** What the next steps depend on. */
export interface NextStepFacts {
  /** `null` for a payment that this shop's code does not know. */
  kind: PaymentKind | null
  /** The shopper comes for the goods. */
  isPickup: boolean
  totalCents: Cents
  isTotalSure: boolean
  /** The account and the variable symbol stand on the page. */
  hasPaymentData: boolean
  /** The shop's back end tells shoppers of their orders. */
  sendsOrderEmails: boolean
  /** Where the goods are picked up and when (`null` for unknown), and where a question is answered. */
  shop: { address: string; hours: string | null; phone: string }
}

function paymentSteps({ kind, isPickup, totalCents, hasPaymentData, shop }: NextStepFacts): string[] {
  const amount = formatPrice(totalCents)
  switch (kind) {
    case 'transfer':
      return [
        hasPaymentData
          ? `Uhraďte ${amount} bankovým prevodom podľa platobných údajov na tejto stránke.`
          : `Platobné údaje na bankový prevod sumy ${amount} vám povieme na telefónnom čísle ${shop.phone}.`,
        isPickup
          ? 'Po pripísaní platby tovar pripravíme.'
          : 'Tovar odošleme po pripísaní platby na náš účet.',
      ]
    case 'cash-on-delivery':
      return ['Tovar pripravíme a odošleme.', `Sumu ${amount} zaplatíte pri prevzatí zásielky.`]
    case 'in-store':
      return ['Tovar pripravíme.', `Sumu ${amount} zaplatíte v predajni, keď si poň prídete.`]
    case null:
      return [
        `Celková suma objednávky je ${amount}.`,
        `O platbe a dodaní vám viac povieme na telefónnom čísle ${shop.phone}.`,
      ]
  }
}

/** What happens after an order, step by step; nothing is promised that the shop cannot know. */
export function nextSteps(facts: NextStepFacts): string[] {
  const { address, hours, phone } = facts.shop
  const place = hours === null ? address : `${address} (${hours})`
  return [
    facts.sendsOrderEmails
      ? 'Objednávku vám potvrdíme e-mailom.'
      : 'Túto stránku si vytlačte alebo uložte, aby ste mali údaje o objednávke poruke.',
    ...(facts.isTotalSure ? [] : [`Presnú sumu vám povieme na telefónnom čísle ${phone}.`]),
    ...paymentSteps(facts),
    ...(facts.isPickup
      ? [`Keď bude tovar pripravený, dáme vám vedieť. Vyzdvihnete si ho na adrese ${place}.`]
      : []),
  ]
}
