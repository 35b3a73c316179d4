import type { PaymentKind } from '../catalogue/rules/settings.ts'

/** What a build says of a kind of payment. The steps after an order are in `PAYMENT_STEPS`, which browsers have. */
interface PaymentPapers {
  /** For the owner's report. */
  name: string
  /** When an order is paid (rule 926). */
  how: string
  /** The point of the terms; '' for none. */
  term: string
  /** Whether the shop asks for the money before it sends the goods. */
  isPrepaid: boolean
  /** Beginnings of words that tell the kind from a payment's name (`KIND_WORDS`). */
  words: readonly string[]
}

/** In the order in which words count: 'Kartou pri prevzatí' is paid on delivery. */
export const PAYMENT_PAPERS: Readonly<Record<PaymentKind, PaymentPapers>> = {
  'in-store': {
    name: 'u\u00A0vás pri osobnom odbere',
    how: 'Platíte, keď si tovar vyzdvihnete.',
    term: '',
    isPrepaid: false,
    words: [
      ...['v predajni', 'na predajni', 'v obchode', 'na prevádzke', 'v prevádzke', 'na mieste'],
      ...['pri osobnom', 'pri odbere', 'pri vyzdvihnutí'],
    ],
  },
  'cash-on-delivery': {
    name: 'pri prevzatí zásielky',
    how: 'Platíte, keď zásielku preberáte.',
    term: '',
    isPrepaid: false,
    words: [
      ...['dobierk', 'dobírk', 'cash on delivery', 'pri prevzatí', 'pri prebratí', 'pri doručení'],
      ...['pri dodaní', 'kuriérovi'],
    ],
  },
  transfer: {
    name: 'bankový prevod',
    how: 'Údaje na platbu uvidíte hneď po objednaní. Tovar odošleme, keď platba príde.',
    term: 'Pri bankovom prevode vopred kupujúci zaplatí na účet a s variabilným symbolom, ktoré sa zobrazia po odoslaní objednávky. Predávajúci odošle tovar po pripísaní celej sumy na svoj účet.',
    isPrepaid: true,
    words: ['prevod', 'na účet', 'transfer', 'QR', 'SEPA'],
  },
  card: {
    name: 'kartou',
    how: 'Po objednaní zaplatíte cez platobnú bránu.',
    term: '',
    isPrepaid: true,
    words: [
      ...['kart', 'card', 'Visa', 'Apple Pay', 'Google Pay', 'GoPay', 'PayPal', 'TrustPay', 'Besteron'],
      ...['Comgate', 'Stripe', 'platobná brána', 'platobnou bránou', 'online'],
    ],
  },
}
