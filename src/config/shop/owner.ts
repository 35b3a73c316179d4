import type { OwnerSettings } from '../../domain/shop/owner.ts'

/**
 * What the owner of this shop fills in, between the quotes. Where nothing stands yet the shop shows a made-up sample and
 * calls it 'ukážka' (owner-samples.ts); a build from the shop's own API then stops and says what is missing.
 */
export const OWNER: OwnerSettings = {
  /** What the shop is called: in the header and in the titles of pages. */
  name: '',
  /** The company as the register writes it. Transfers are paid to this name. */
  company: '',
  /** With the number of the house. Goods are picked up and returned here. */
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
  /** The account that orders are paid into; `null` for none: then nobody is told to pay into one. */
  iban: '',
  phone: '',
  email: '',
  /** The trade inspectorate (SOI) of the company's region: its name, its street, its postal code and town. */
  supervisor: [],

  /** `true` once the shop's back end sends every shopper an e-mail that confirms the order: only then is one promised. */
  sendsOrderEmails: false,

  /** `true` once whoever takes withdrawals sends every consumer an e-mail that acknowledges one: only then is it promised. */
  sendsWithdrawalEmails: false,

  /**
   * How many working days it takes until an order is delivered, the fewest and the most, such as `[2, 4]`; product pages
   * say it. `null`: they say nothing of it.
   */
  deliveryDays: null,

  /**
   * Within how many days after an order it is sent: 0 for the same or the next day. Feeds say it. `null`: they say nothing
   * of it.
   */
  dispatchDays: null,

  /** The day from which the terms (`src/content/`) are in force: change it with them. */
  termsSince: '2025-04-13',

  /**
   * `true` for a company with fewer than ten people and at most two million euros of turnover or balance a year: the duties of
   * Act 351/2022 are not its own, and the page about accessibility says so.
   */
  isMicroEnterprise: false,

  /** Opening hours as every page's footer gives them: from Monday (1) to Friday (5), and when it opens and closes. */
  footerHours: { days: [1, 5], times: ['9:00', '18:00'] },
  /** Hours as the contact page gives them; a break is two times more. Whoever picks up is told when both are open. */
  contactHours: { days: [1, 5], times: ['8:00', '12:00', '13:00', '16:30'] },
}
