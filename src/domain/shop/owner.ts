import { isIban } from './iban.ts'
import { isEmail } from '../email.ts'
import { parseSpans } from './opening-hours.ts'
import { isPhone } from '../checkout/phone.ts'

export interface HoursSetting {
  /** The first and the last day of the week, Monday being 1. */
  days: readonly [first: number, last: number]
  /** Such as '8:00'. */
  times: readonly string[]
}

/** What the shop cannot know of its owner; an empty text or list is not filled in yet. */
export interface OwnerFacts {
  name: string
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
  /** The fewest and the most working days from an order to its delivery; `null`: nothing is promised. */
  deliveryDays: readonly [fewest: number, most: number] | null
  /** Days until an order is sent; `null`: nothing is promised. */
  dispatchDays: number | null
  /** The day from which the terms are in force, `YYYY-MM-DD`. */
  termsSince: string
  isMicroEnterprise: boolean
  footerHours: HoursSetting
  contactHours: HoursSetting
}

export type OwnerFact = keyof OwnerFacts

/** A setting that cannot be right. */
export interface OwnerFault {
  setting: (typeof TEXT_RULES | typeof VALUE_RULES)[number][0]
  value: string
}

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

const isPostalCode = (text: string) => /^\d{3} ?\d{2}$/.test(text)

const TEXT_RULES = [
  ['iban', isIban],
  ['cin', isCin],
  ['tin', isTin],
  ['vat', isVat],
  ['phone', isPhone],
  ['email', isEmail],
  ['postalCode', isPostalCode],
] as const

function areHours({ days: [first, last], times }: HoursSetting): boolean {
  const isWeek = [first, last].every(Number.isInteger) && 1 <= first && first <= last && last <= 7
  return isWeek && parseSpans(times) !== null
}

/** The longest delivery that a shop promises, in working days. */
const MAX_DELIVERY_DAYS = 90

function areDeliveryDays(days: OwnerSettings['deliveryDays']): boolean {
  if (days === null) return true
  const [fewest, most] = days
  return days.every(Number.isInteger) && 1 <= fewest && fewest <= most && most <= MAX_DELIVERY_DAYS
}

function areDispatchDays(days: OwnerSettings['dispatchDays']): boolean {
  return days === null || (Number.isInteger(days) && 0 <= days && days <= MAX_DELIVERY_DAYS)
}

/** True for a day that there is, `YYYY-MM-DD`. */
function isDay(text: string): boolean {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) && text.length === 10
}

const VALUE_RULES = [
  ['supervisor', ({ supervisor }) => isMissing(supervisor) || supervisor.length === 3],
  ['deliveryDays', ({ deliveryDays }) => areDeliveryDays(deliveryDays)],
  ['dispatchDays', ({ dispatchDays }) => areDispatchDays(dispatchDays)],
  ['termsSince', ({ termsSince }) => isDay(termsSince)],
  ['footerHours', ({ footerHours }) => areHours(footerHours)],
  ['contactHours', ({ contactHours }) => areHours(contactHours)],
] as const satisfies readonly (readonly [keyof OwnerSettings, (owner: OwnerSettings) => boolean])[]

/** Every setting that is filled in and cannot be right; what is not filled in is no fault. */
export function ownerFaults(owner: OwnerSettings): OwnerFault[] {
  const texts = TEXT_RULES.flatMap(([setting, isRight]) => {
    const value = owner[setting]
    return value === null || isMissing(value) || isRight(value) ? [] : [{ setting, value }]
  })
  const values = VALUE_RULES.filter(([, isRight]) => !isRight(owner))
  return [...texts, ...values.map(([setting]) => ({ setting, value: JSON.stringify(owner[setting]) }))]
}
