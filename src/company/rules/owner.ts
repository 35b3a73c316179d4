import type { DaySpan, Period } from './working-days.ts'

/** Days and times as an owner writes them. They say in turn when the shop opens and closes, so a break adds two times. */
export interface HoursSetting {
  /** The first and the last day of the week, Monday being 1. */
  days: readonly [first: number, last: number]
  /** Such as '8:00'. */
  times: readonly string[]
}

/** Days, and the sentence that pages show because of them. */
export interface DatedSentence extends Period {
  sentence: string
}

/** Facts that only the owner knows. An empty text or list is not filled in yet. */
export interface OwnerFacts {
  name: string
  /** The sentence under the name. */
  tagline: string
  company: string
  street: string
  postalCode: string
  city: string
  cin: string
  tin: string
  /** `null` for a company that pays no value added tax. */
  vat: string | null
  register: string
  /** `null` for no account: nobody is then asked to pay into one. */
  iban: string | null
  phone: string
  email: string
  /** Name, street and town of the trade inspectorate of the company's region. */
  supervisor: readonly string[]
  /** Shown at the box that marks an order as a present; `null`: nothing is shown. */
  giftSentence: string | null
  /** Shown with goods that have sizes and can be returned; `null`: the shop exchanges nothing. */
  exchangeSentence: string | null
  /** Says on the home page who prints the goods; `null`: the company prints nothing, and is the maker of nothing. */
  craftSentence: string | null
  phoneHours: HoursSetting | readonly HoursSetting[]
  shopHours: HoursSetting | readonly HoursSetting[]
}

/** The owner's settings: the facts, and values that are right from the start but may be changed. */
export interface OwnerSettings extends OwnerFacts {
  sendsOrderEmails: boolean
  sendsWithdrawalEmails: boolean
  /** How many working days a parcel takes if its delivery has no days of its own; `null`: nothing is promised. */
  deliveryDays: DaySpan | null
  /** Orders before this hour go out on the same working day, such as '12:00'; `null` for unknown. */
  sendsUntil: string | null
  /** Days on which nothing is sent and the shop is shut. */
  closed: readonly DatedSentence[]
  /** True if goods made to order get a parcel of their own; false if the whole order waits for them. */
  sendsTwoParcels: boolean
  /** Sentences about presents. Each is shown from its first day on, as long as an order still arrives by its last day. */
  presents: readonly DatedSentence[]
  /** Days until an order is sent; `null`: nothing is promised. */
  dispatchDays: number | null
  /** The day since which the terms are in force, `YYYY-MM-DD`; `null`: since their publication. */
  termsSince: string | null
  /** For how many days at most the host keeps logs of visits; `null`: unknown. */
  logDays?: number | null
  /** True for a company with fewer than ten people and at most two million euros a year. */
  isMicroEnterprise: boolean
}

export type OwnerFact = keyof OwnerFacts

/** Whether a fact is not filled in. */
export function isMissing(value: OwnerFacts[OwnerFact]): boolean {
  return typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '')
}

/** Whether a text is an IČO: eight digits, the last of which follows from the others. */
export function isCin(text: string): boolean {
  const cin = withoutSpaces(text)
  if (!/^\d{8}$/.test(cin)) return false
  const digits = Array.from(cin, Number)
  const sum = digits.slice(0, 7).reduce((total, digit, place) => total + digit * (8 - place), 0)
  return digits[7] === (11 - (sum % 11)) % 10
}

/** Whether a text is a DIČ: ten digits. */
export function isTin(text: string): boolean {
  return /^\d{10}$/.test(withoutSpaces(text))
}

/** Whether a text is an IČ DPH: SK and ten digits that 11 divides. */
export function isVat(text: string): boolean {
  const digits = /^SK([1-9]\d{9})$/.exec(withoutSpaces(text))?.[1]
  return Number(digits) % 11 === 0
}
