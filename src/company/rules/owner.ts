import type { DaySpan, Period } from './working-days.ts'

/** Days and times as an owner writes them. The times open and close in turn, so a break adds two. */
export interface HoursSetting {
  /** The first and the last day of the week, Monday being 1. */
  days: readonly [first: number, last: number]
  /** Such as '8:00'. */
  times: readonly string[]
}

/** Days, and a sentence that the shop says because of them. */
export interface DatedSentence extends Period {
  sentence: string
}

/** What the shop cannot know of its owner; an empty text or list is not filled in yet. */
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
  /** `null` for none: then nobody is asked to pay into one. */
  iban: string | null
  phone: string
  email: string
  /** Name, street and town of the trade inspectorate of the company's region. */
  supervisor: readonly string[]
}

/** What an owner sets: facts, and what is right from the start but may be changed. */
export interface OwnerSettings extends OwnerFacts {
  sendsOrderEmails: boolean
  sendsWithdrawalEmails: boolean
  /** How many working days a parcel takes, where its delivery has no days of its own; `null`: nothing is promised. */
  deliveryDays: DaySpan | null
  /** The hour until which an order goes out on the same working day, such as '12:00'; `null` for unknown. */
  sendsUntil: string | null
  /** Days on which nothing is sent and the shop is shut. */
  closed: readonly DatedSentence[]
  /** Sentences for presents, said from the first day on while an order still arrives by the last. */
  presents: readonly DatedSentence[]
  /** Said where a shopper says that the order is a present; `null`: nothing is said. */
  giftSentence: string | null
  /** Said of goods that have sizes and can be returned; `null`: nothing is exchanged. */
  exchangeSentence: string | null
  /** Who prints the goods, said on the home page; `null`: nothing is said. */
  craftSentence: string | null
  /** Days until an order is sent; `null`: nothing is promised. */
  dispatchDays: number | null
  /** The day from which the terms are in force, `YYYY-MM-DD`; `null`: since they are on the page. */
  termsSince: string | null
  /** For how many days the host keeps the logs of visits at most; `null`: it is not known. */
  logDays?: number | null
  /** True for a company with fewer than ten people and at most two million euros a year. */
  isMicroEnterprise: boolean
  footerHours: HoursSetting | readonly HoursSetting[]
  contactHours: HoursSetting | readonly HoursSetting[]
}

export type OwnerFact = keyof OwnerFacts

/** True for what is not filled in. */
export function isMissing(value: OwnerFacts[OwnerFact]): boolean {
  return typeof value === 'string' ? value.trim() === '' : value?.length === 0
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '')
}

/** True for an IČO: eight digits, of which the last follows from the others. */
export function isCin(text: string): boolean {
  const cin = withoutSpaces(text)
  if (!/^\d{8}$/.test(cin)) return false
  const digits = Array.from(cin, Number)
  const sum = digits.slice(0, 7).reduce((total, digit, place) => total + digit * (8 - place), 0)
  return digits[7] === (11 - (sum % 11)) % 10
}

/** True for a DIČ: ten digits. */
export function isTin(text: string): boolean {
  return /^\d{10}$/.test(withoutSpaces(text))
}

/** True for an IČ DPH: SK and ten digits that 11 divides. */
export function isVat(text: string): boolean {
  const digits = /^SK([1-9]\d{9})$/.exec(withoutSpaces(text))?.[1]
  return Number(digits) % 11 === 0
}
