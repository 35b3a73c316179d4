import type { DeliveryKind } from '../catalogue/rules/settings.ts'

/** Beginnings of words of deliveries to a box or counter of a carrier, unless one of `ADDRESS_WORDS` is in the name. */
export const BOX_WORDS = [
  ...['Packet', 'zásielkov', 'zásilkov', 'balíkov', 'balíkobox', 'box', 'Z-box', 'AlzaBox'],
  ...['parcel', 'výdajn', 'odbern', 'pickup point'],
]
export const ADDRESS_WORDS = ['kuriér', 'courier', 'adres', 'domov', 'home']

/**
 * Beginnings of words that tell the kind of a delivery from its name, where the API sends no `kind` (rule 413). Case and
 * diacritics do not matter. The first entry that fits wins: 'Osobný odber v Packeta boxe' is no pickup in the shop. Those of
 * payments are in `PAYMENT_PAPERS`.
 */
export const DELIVERY_WORDS: readonly (readonly [DeliveryKind, readonly string[]])[] = [
  ['courier', ['kuriér', 'courier', 'GLS', 'DPD', 'SPS', 'DHL', 'UPS', 'FedEx']],
  ['courier', BOX_WORDS],
  ['courier', ['osobné doručenie', 'osobný rozvoz']],
  ['post', ['pošta', 'pošte', 'pošty', 'poštou', 'postomat']],
  ['pickup', ['osobný', 'osobní', 'osobne', 'odber', 'odběr', 'vyzdvih', 'vyzvedn', 'prídem', 'pickup']],
  [
    'pickup',
    ['v predajni', 'na predajni', 'v obchode', 'na prevádzke', 'v prevádzke', 'pick up', 'click collect'],
  ],
]
