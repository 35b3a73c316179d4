import type { KindWords, PaymentKind } from '../catalogue/rules/settings.ts'
import { PAYMENT_PAPERS } from './payment-kinds.ts'

/** Beginnings of words of deliveries to a box or counter of a carrier, unless one of `ADDRESS_WORDS` is in the name. */
export const BOX_WORDS = [
  ...['Packet', 'zásielkov', 'zásilkov', 'balíkov', 'balíkobox', 'box', 'Z-box', 'AlzaBox'],
  ...['parcel', 'výdajn', 'odbern', 'pickup point'],
]
export const ADDRESS_WORDS = ['kuriér', 'courier', 'adres', 'domov', 'home']

/**
 * Beginnings of words that tell the kind of a delivery or a payment from its name, where the API sends no `kind` (rule
 * 413). Case and diacritics do not matter. The first entry that fits wins: 'Osobný odber v Packeta boxe' is no pickup
 * in the shop, and 'Kartou pri prevzatí' is paid on delivery.
 */
export const KIND_WORDS: KindWords = {
  deliveries: [
    ['courier', ['kuriér', 'courier', 'GLS', 'DPD', 'SPS', 'DHL', 'UPS', 'FedEx']],
    ['courier', BOX_WORDS],
    ['courier', ['osobné doručenie', 'osobný rozvoz']],
    ['post', ['pošta', 'pošte', 'pošty', 'poštou', 'postomat']],
    ['pickup', ['osobný', 'osobní', 'osobne', 'odber', 'odběr', 'vyzdvih', 'vyzvedn', 'prídem', 'pickup']],
    [
      'pickup',
      ['v predajni', 'na predajni', 'v obchode', 'na prevádzke', 'v prevádzke', 'pick up', 'click collect'],
    ],
  ],
  payments: Object.entries(PAYMENT_PAPERS).map(([kind, { words }]) => [kind as PaymentKind, words]),
}
