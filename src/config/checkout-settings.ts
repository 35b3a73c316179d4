import type { Cut } from '../catalogue/rules/product-choices.ts'
import type { ShopSettings } from '../catalogue/rules/settings.ts'
import { SIZE_LABELS } from './ids.ts'

/** The built-in settings (rule 406). Settings of `get_eshop_config` replace them. */
export const DEFAULT_SETTINGS: ShopSettings = {
  deliveryFreeFromCents: 3500,
  deliveryOptions: [
    { id: 0, name: 'Slovenská pošta 1. trieda', kind: 'post', costCents: 290 },
    { id: 1, name: 'Kuriér GLS', kind: 'courier', costCents: 390 },
    { id: 2, name: 'Osobný odber', kind: 'pickup', costCents: 0 },
  ],
  paymentOptions: [
    { id: 0, name: 'Bankový prevod vopred', kind: 'transfer', costCents: 0, visibleInDelivery: [0, 1, 2] },
    { id: 1, name: 'Dobierka', kind: 'cash-on-delivery', costCents: 100, visibleInDelivery: [0, 1] },
    { id: 2, name: 'Platba v predajni', kind: 'in-store', costCents: 0, visibleInDelivery: [2] },
  ],
  sizeLabels: SIZE_LABELS,
}

/** Hosts of the payment gateway, such as `gate.gopay.cz`. The API may send shoppers to no other host. */
export const PAYMENT_HOSTS: readonly string[] = []

/**
 * Heureka's names for carriers, by the word in a delivery's name that tells the carrier. The feed leaves out a delivery
 * without such a word, unless it goes by post or the API gives its `carrier`. For a delivery to a point only `carrier` counts.
 */
export const HEUREKA_CARRIERS: Readonly<Record<string, string>> = {
  gls: 'GLS',
  dpd: 'DPD',
  sps: 'SPS',
  ups: 'UPS',
  dhl: 'DHL',
}
export const HEUREKA_POST = 'SLOVENSKA_POSTA'

/** Category paths by cut; `other` is for products of any other cut or none. */
type ByCut = Readonly<Partial<Record<Cut | 'other', string>>>

const CLOTHES = 'Heureka.sk | Oblečenie a móda'
const ACCESSORIES = `${CLOTHES} | Módne doplnky`

/**
 * Category slug to the full path in Heureka.sk's own tree, by cut. Goods of another kind in a category have a key with the
 * beginning of a word of their names, such as 'tasky/podloz'; `{}` sends the category's name in the shop. A category that is missing here is sent under its
 * own name, and the build names it. The paths come from an older public plug-in, and Heureka has renamed sections
 * since. So compare each with https://www.heureka.sk/direct/xml-export/shops/heureka-sekce.xml.
 */
export const HEUREKA_CATEGORIES: Readonly<Record<string, ByCut>> = {
  tricka: {
    damsky_strih: `${CLOTHES} | Dámske oblečenie | Dámske tričká`,
    detsky_strih: `${CLOTHES} | Detské oblečenie | Tričká a košele`,
    other: `${CLOTHES} | Pánske oblečenie | Pánske tričká`,
  },
  mikiny: {
    damsky_strih: `${CLOTHES} | Dámske oblečenie | Dámske mikiny`,
    detsky_strih: `${CLOTHES} | Detské oblečenie | Mikiny a svetre`,
    other: `${CLOTHES} | Pánske oblečenie | Pánske mikiny`,
  },
  siltovky: { other: `${ACCESSORIES} | Šiltovky` },
  tasky: { other: `${ACCESSORIES} | Tašky a aktovky` },
  'tasky/podloz': {},
  hrnceky: {
    other: 'Heureka.sk | Dom a záhrada | Bývanie a doplnky | Kuchyne | Stolovanie | Hrnčeky a šálky',
  },
}

/** The same keys to the path in Google's product taxonomy. Google chooses a path for a category that is missing here. */
export const GOOGLE_CATEGORIES: Readonly<Record<string, string>> = {
  tricka: 'Apparel & Accessories > Clothing > Shirts & Tops',
  mikiny: 'Apparel & Accessories > Clothing > Shirts & Tops',
  siltovky: 'Apparel & Accessories > Clothing Accessories > Hats',
  tasky: 'Luggage & Bags > Shopping Totes',
  'tasky/podloz': 'Electronics > Electronics Accessories > Computer Accessories > Mouse Pads',
  hrnceky: 'Home & Garden > Kitchen & Dining > Tableware > Drinkware > Mugs',
}

/** The sums that shops usually have, in cents. Others may have been sent in cents instead of euros. */
export const USUAL_SUMS = {
  /** The highest fee of a delivery or a payment. */
  feeCents: 4000,
  /** The range of the sum for free delivery. Set `least` to 0 in a shop that always delivers free. */
  freeCents: { least: 1, most: 50_000 },
  /** By what factor a fee, or the sum for free delivery, may grow or shrink between two builds. */
  times: 3,
}
