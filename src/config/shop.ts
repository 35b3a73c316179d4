import { formatIban } from '../company/rules/iban.ts'
import { openDays, parseTime, toHours } from '../company/rules/opening-hours.ts'
import { isMissing, type DatedSentence, type OwnerFact } from '../company/rules/owner.ts'
import { internationalPhone } from '../company/rules/phone.ts'
import { OWNER_SAMPLES, SAMPLE_CLOSED, SAMPLE_MARK, SAMPLE_PRESENTS, SAMPLE_PRINT } from './owner-samples.ts'
import { OWNER } from './owner.ts'

function fact<TFact extends OwnerFact>(name: TFact) {
  return isMissing(OWNER[name]) ? OWNER_SAMPLES[name] : OWNER[name]
}

/** A fact as pages show it. It is marked as a sample while one of `facts` is missing. */
function shown(text: string, ...facts: OwnerFact[]): string {
  return facts.some((name) => isMissing(OWNER[name])) ? `${text} (${SAMPLE_MARK})` : text
}

/** A Slovak postal code as the post writes it: '040 01'. */
const postalCode = fact('postalCode').replace(/^(\d{3}) ?(\d{2})$/, '$1 $2')
const company = fact('company')
const phone = internationalPhone(fact('phone'))
const email = fact('email')
const vat = fact('vat')
const iban = fact('iban')
const [supervisorName = '', supervisorStreet = '', supervisorPlace = ''] = fact('supervisor')
const phoneHours = toHours(fact('phoneHours'))
const shopHours = toHours(fact('shopHours'))
const dated = (own: readonly DatedSentence[], sample: readonly DatedSentence[]) =>
  own.length === 0 && isMissing(OWNER.name) ? sample : own
const closed = dated(OWNER.closed, SAMPLE_CLOSED)
const craftSentence = fact('craftSentence')

/** The company behind the shop, as pages show it. The owner's form is `owner.ts`. */
export const SHOP = {
  name: fact('name'),
  tagline: fact('tagline'),
  company: shown(company, 'company'),
  street: fact('street'),
  postalCode,
  city: shown(fact('city'), 'street', 'postalCode', 'city'),
  cin: shown(fact('cin'), 'cin'),
  tin: shown(fact('tin'), 'tin'),
  vat: vat === null ? null : shown(vat, 'vat'),
  register: shown(fact('register'), 'register'),
  /** The account for transfers: `label` for pages, `iban` for banks; `null` for none. */
  account: iban === null ? null : { label: shown(formatIban(iban), 'iban'), iban, recipient: company },
  phone: {
    label: shown(fact('phone').replaceAll(' ', '\u00A0'), 'phone'),
    number: phone,
    href: `tel:${phone}`,
  },
  email: { label: shown(email, 'email'), address: email, href: `mailto:${email}` },
  /** The company as the maker of goods that the shop prints itself; `null` if it prints nothing. */
  asManufacturer:
    craftSentence === null
      ? null
      : {
          name: shown(company, 'company'),
          address: `${fact('street')}, ${postalCode} ${shown(fact('city'), 'street', 'postalCode', 'city')}`,
          email,
        },
  supervisor: {
    name: supervisorName,
    street: supervisorStreet,
    place: shown(supervisorPlace, 'supervisor'),
  },
  sendsOrderEmails: OWNER.sendsOrderEmails,
  sendsWithdrawalEmails: OWNER.sendsWithdrawalEmails,
  /** Days on which nothing is sent and the shop is shut. */
  closed,
  /** The values from which the days of a delivery are computed. */
  delivery: {
    deliveryDays: OWNER.deliveryDays,
    sendsUntil: OWNER.sendsUntil === null ? null : parseTime(OWNER.sendsUntil),
    closed: closed.map(({ from, to }) => ({ from, to })),
    presents: dated(OWNER.presents, SAMPLE_PRESENTS),
    pickupDays: openDays(shopHours),
    sendsTwoParcels: OWNER.sendsTwoParcels,
  },
  dispatchDays: OWNER.dispatchDays,
  giftSentence: fact('giftSentence'),
  exchangeSentence: fact('exchangeSentence'),
  craftSentence,
  /** Size and time of own print while the shop has no name; else `null`. */
  samplePrint: isMissing(OWNER.name) ? SAMPLE_PRINT : null,
  /** The day since which the terms are in force, `YYYY-MM-DD`; `null`: since their publication. */
  termsSince: OWNER.termsSince,
  /** `null` for unknown. */
  logDays: OWNER.logDays ?? null,
  isMicroEnterprise: OWNER.isMicroEnterprise,
  /** When the telephone is answered. */
  phoneHours,
  /** When the shop is open: goods can then be picked up, too. */
  shopHours,
} as const
