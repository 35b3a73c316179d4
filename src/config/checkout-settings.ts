import type { Cut } from '../catalogue/rules/product-choices.ts'
import type { ShopSettings } from '../catalogue/rules/settings.ts'
import { SIZE_LABELS } from './ids.ts'

/** The built-in settings (rule 406); what `get_eshop_config` brings wins over them. */
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

/** The country a form starts with (rule 601). */
export const DEFAULT_COUNTRY = 'Slovensko'

/** As the form names them, the first being `DEFAULT_COUNTRY`. A single country is shown and not chosen. */
export const DELIVERY_COUNTRIES: readonly string[] = [DEFAULT_COUNTRY]

/** Hosts of the payment gateway, such as `gate.gopay.cz`: only to these may the API send whoever has ordered (rule 412). */
export const PAYMENT_HOSTS: readonly string[] = []

/**
 * Heureka's names for carriers, by the word of a delivery's name that tells the carrier. A delivery without one is left out
 * of the feed, unless it goes by post or the API gives its `carrier`.
 */
export const HEUREKA_CARRIERS: Readonly<Record<string, string>> = {
  gls: 'GLS',
  dpd: 'DPD',
  sps: 'SPS',
  ups: 'UPS',
  dhl: 'DHL',
}
/** Heureka's name for the post. */
export const HEUREKA_POST = 'SLOVENSKA_POSTA'

/** Category paths by cut; `other` is for products of any other cut or none. */
type ByCut = Readonly<Partial<Record<Cut | 'other', string>>>

const CLOTHES = 'Heureka.sk | Oblečenie a móda'
const ACCESSORIES = `${CLOTHES} | Módne doplnky`

/**
 * Category slug to the full path in Heureka.sk's own tree, by cut. A category that is missing here is sent under its own
 * name, and the build says so. The paths come from an older public plug-in for Heureka.sk, and Heureka has renamed sections
 * of clothes since, so compare each with https://www.heureka.sk/direct/xml-export/shops/heureka-sekce.xml.
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
  hrnceky: {
    other: 'Heureka.sk | Dom a záhrada | Bývanie a doplnky | Kuchyne | Stolovanie | Hrnčeky a šálky',
  },
}

/** Category slug to the path in Google's product taxonomy; without one Google chooses by itself. */
export const GOOGLE_CATEGORIES: Readonly<Record<string, string>> = {
  tricka: 'Apparel & Accessories > Clothing > Shirts & Tops',
  mikiny: 'Apparel & Accessories > Clothing > Shirts & Tops',
  siltovky: 'Apparel & Accessories > Clothing Accessories > Hats',
  tasky: 'Luggage & Bags > Shopping Totes',
  hrnceky: 'Home & Garden > Kitchen & Dining > Tableware > Drinkware > Mugs',
}
