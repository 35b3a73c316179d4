import type { OwnerSettings } from '../../domain/shop/owner.ts'

/** What the owner fills in. Until then the demo shows samples, and a build from the shop's own API stops. */
export const OWNER: OwnerSettings = {
  /** What the shop is called: in the header and in the titles of pages. */
  name: '',
  /** The company as the register writes it. Transfers are paid to this name. */
  company: '',
  /** With the house number. Goods are picked up and returned here. */
  street: '',
  postalCode: '',
  city: '',
  /** IČO. */
  cin: '',
  /** DIČ. */
  tin: '',
  /** IČ DPH, with SK; `null` when the company pays no VAT. */
  vat: '',
  /** Where the company is registered: which court, section and insert. */
  register: '',
  /** The account that orders are paid into; `null` for none, and then nobody is told to pay into one. */
  iban: '',
  phone: '',
  email: '',
  /** The trade inspectorate (SOI) of the company's region: its name, its street, its postal code and town. */
  supervisor: [],

  /** `true` once the shop's back end sends every shopper an e-mail that confirms the order: only then is one promised. */
  sendsOrderEmails: false,

  /** `true` once every consumer who withdraws is sent an acknowledgement by e-mail: only then is one promised. */
  sendsWithdrawalEmails: false,

  /** The fewest and the most working days until delivery, such as `[2, 4]`; `null` to say nothing about it. */
  deliveryDays: null,

  /**
   * Within how many days an order is sent, for feeds: 0 for the same or the next day; `null` to say nothing about it.
   */
  dispatchDays: null,

  /** The day from which the terms (`src/content/`) are in force. Change it whenever they change. */
  termsSince: '2025-04-13',

  /**
   * `true` for a company with fewer than ten people and at most two million euros of turnover or balance a year. The duties
   * of Act 351/2022 do not apply to it, and the page about accessibility says so.
   */
  isMicroEnterprise: false,

  /** Opening hours in every page's footer: the first and last day, Monday being 1, then when it opens and closes. */
  footerHours: { days: [1, 5], times: ['9:00', '18:00'] },
  /** Hours on the contact page; a break adds two times. For pickups the hours that both have in common are given. */
  contactHours: { days: [1, 5], times: ['8:00', '12:00', '13:00', '16:30'] },
}
