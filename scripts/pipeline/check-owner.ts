import * as v from 'valibot'
import { isIban } from '../../src/company/rules/iban.ts'
import { addDays } from '../../src/company/rules/working-days.ts'
import { isPhone } from '../../src/company/rules/phone.ts'
import { isEmail } from '../../src/text/email.ts'
import { openDays, parseSpans, parseTime } from '../../src/company/rules/opening-hours.ts'
import {
  isCin,
  isMissing,
  isTin,
  isVat,
  type DatedSentence,
  type HoursSetting,
  type OwnerFact,
  type OwnerSettings,
} from '../../src/company/rules/owner.ts'
import { sampleFacts } from './check-samples.ts'

const TEXT = 'má byť text v úvodzovkách'
const SWITCH = 'má byť true alebo false'
const HOURS =
  "má mať dni od 1 do 7 a časy, každý neskorší než predchádzajúci, napríklad { days: [1, 5], times: ['9:00', '18:00'] }"
const SAME_DAY = 'má každý deň týždňa najviac raz'
const SENDS_UNTIL = "má byť čas, napríklad '12:00'; inak napíšte null"
const PERIODS =
  "má byť zoznam dní s vetou, napríklad [{ from: '2026-12-23', to: '2027-01-03', sentence: 'Cez sviatky máme zatvorené.' }], alebo prázdny []"
const DELIVERY_DAYS =
  'má mať dva celé počty dní od 1 do 90, najprv menší, napríklad [2, 4]; inak napíšte null'
const DISPATCH_DAYS = 'má byť celý počet dní od 0 do 90; inak napíšte null'
const LOG_DAYS = 'má byť celý počet dní od 1 do 3650; inak napíšte null'
const SUPERVISOR = "má mať tri riadky: ['názov inšpektorátu', 'ulica a číslo', 'PSČ a mesto']"
const DAY = "má byť deň, napríklad '2026-12-01'; inak napíšte null"

/** The longest name of a shop, in characters: titles of pages end with it. */
const MAX_NAME = 60
/** The longest slogan: descriptions for search engines contain it. */
const MAX_TAGLINE = 100
/** The longest name of a company: payment codes hold no more. */
const MAX_COMPANY = 70

/** The longest dated sentence: on a phone it takes three lines. */
const MAX_SENTENCE = 120
/** The longest period, in days: a longer one is a mistyped year. */
const MAX_PERIOD = 180

const shorterThan = (max: number) =>
  v.pipe(v.string(TEXT), v.maxLength(max, `má priveľa znakov, najviac smie mať ${max}`))
/** A text that may still be empty. */
const textThat = (isRight: (text: string) => boolean, expected: string) =>
  v.pipe(
    v.string(TEXT),
    v.check(
      (text) => isMissing(text) || isRight(text),
      ({ input }) => `„${input}“ ${expected}`,
    ),
  )
const wholeNumber = (min: number, max: number, expected: string) =>
  v.pipe(v.number(expected), v.integer(expected), v.minValue(min, expected), v.maxValue(max, expected))
const rising = (min: number, max: number, expected: string) =>
  v.pipe(
    v.strictTuple([wholeNumber(min, max, expected), wholeNumber(min, max, expected)], expected),
    v.check(([first, last]) => first <= last, expected),
  )

/** True for a real day, `YYYY-MM-DD`. */
function isDay(text: string): boolean {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) && text.length === 10
}

const hoursRow = v.pipe(
  v.strictObject({ days: rising(1, 7, HOURS), times: v.array(v.string(HOURS), HOURS) }, HOURS),
  v.check(({ times }) => parseSpans(times) !== null, HOURS),
)
const countDays = (rows: readonly HoursSetting[]) =>
  rows.reduce((sum, { days }) => sum + days[1] - days[0] + 1, 0)
/** A row of opening hours, or several rows without a common day. */
const hours = v.lazy((value) =>
  Array.isArray(value)
    ? v.pipe(
        v.array(hoursRow),
        v.check(
          (rows) => countDays(rows) === openDays(rows.map(({ days }) => ({ days, spans: [] }))).length,
          SAME_DAY,
        ),
      )
    : hoursRow,
)

/** The fault of a period and its sentence, to be printed after the setting's name; '' for none. */
function periodFault({ from, to, sentence }: DatedSentence): string {
  const none = [from, to].find((text) => !isDay(text))
  if (none !== undefined) return `má deň „${none}“, ktorý nie je; napíšte ho ako '2026-12-23'`
  if (from > to) return `sa končí (${to}) skôr, než sa začína (${from})`
  if (addDays(from, MAX_PERIOD) <= to)
    return `trvá od ${from} do ${to}, najviac to smie byť ${MAX_PERIOD} dní`
  if (sentence.trim() === '') return 'nemá vetu (sentence), ktorú majú stránky povedať'
  return sentence.length > MAX_SENTENCE ? `má vo vete priveľa znakov, najviac smie mať ${MAX_SENTENCE}` : ''
}

/** Periods, each with a sentence. */
const periods = v.array(
  v.pipe(
    v.strictObject({ from: v.string(PERIODS), to: v.string(PERIODS), sentence: v.string(PERIODS) }, PERIODS),
    v.check(
      (period) => periodFault(period) === '',
      ({ input }) => periodFault(input),
    ),
  ),
  PERIODS,
)

const sentence = v.nullable(v.string('nie je veta; ak nechcete nič povedať, napíšte null'))

const MISSING = 'nie je vyplnené'
/** What the owner may answer where a fact is no plain text. */
const MISSING_MORE: Partial<Record<OwnerFact, string>> = {
  giftSentence: ': napíšte vetu, alebo null, ak nechcete nič povedať',
  exchangeSentence: ': napíšte vetu, alebo null, ak veľkosti nevymieňate',
  craftSentence: ': napíšte vetu, alebo null, ak tovar nepotláčate vy',
  phoneHours: `: ${HOURS}`,
  shopHours: `: ${HOURS}`,
}

const OWNER_SCHEMA: v.GenericSchema<OwnerSettings> = v.strictObject(
  {
    name: shorterThan(MAX_NAME),
    tagline: shorterThan(MAX_TAGLINE),
    company: shorterThan(MAX_COMPANY),
    street: v.string(TEXT),
    postalCode: textThat((text) => /^\d{3} ?\d{2}$/.test(text), 'nie je PSČ, napríklad 010 01'),
    city: v.string(TEXT),
    cin: textThat(isCin, 'nie je IČO: to má osem číslic a posledná z nich kontroluje ostatné'),
    tin: textThat(isTin, 'nie je DIČ: to má desať číslic'),
    vat: v.nullable(
      textThat(
        isVat,
        'nie je IČ DPH: to je SK a desať číslic, ktoré delí 11; ak nie ste platiteľom DPH, napíšte null',
      ),
    ),
    register: v.string(TEXT),
    iban: v.nullable(
      textThat(isIban, 'nie je IBAN: nesedia kontrolné číslice alebo dĺžka; ak účet nemáte, napíšte null'),
    ),
    phone: textThat(isPhone, 'nie je telefónne číslo, napríklad 0900 123 456 alebo +421 900 123 456'),
    email: textThat(isEmail, 'nie je e-mailová adresa, napríklad info@example.sk'),
    supervisor: v.pipe(
      v.array(v.string(SUPERVISOR), SUPERVISOR),
      v.check(({ length }) => length === 0 || length === 3, SUPERVISOR),
    ),
    sendsOrderEmails: v.boolean(SWITCH),
    sendsWithdrawalEmails: v.boolean(SWITCH),
    deliveryDays: v.nullable(rising(1, 90, DELIVERY_DAYS)),
    sendsUntil: v.nullable(
      v.pipe(
        v.string(SENDS_UNTIL),
        v.check((text) => parseTime(text) !== null, SENDS_UNTIL),
      ),
    ),
    sendsTwoParcels: v.boolean(SWITCH),
    closed: periods,
    presents: periods,
    giftSentence: sentence,
    exchangeSentence: sentence,
    craftSentence: sentence,
    dispatchDays: v.nullable(wholeNumber(0, 90, DISPATCH_DAYS)),
    termsSince: v.nullable(v.pipe(v.string(DAY), v.check(isDay, DAY))),
    logDays: v.exactOptional(v.nullable(wholeNumber(1, 3650, LOG_DAYS))),
    isMicroEnterprise: v.boolean(SWITCH),
    phoneHours: hours,
    shopHours: hours,
  },
  ({ expected }) =>
    expected === 'never'
      ? 'taký údaj formulár nemá, skontrolujte preklep'
      : 'vo formulári chýba, vráťte ho doň',
)

/**
 * Faults that keep a shop with these owner's data offline: a Slovak sentence by setting, in the order of `owner.ts`.
 * @param owner the `OWNER` that `owner.ts` exports
 */
export function ownerFaults(owner: unknown, areSamplesAllowed: boolean): Map<string, string> {
  const { issues = [] } = v.safeParse(OWNER_SCHEMA, owner)
  const faults = new Map(
    issues.map((issue) => [v.getDotPath(issue)?.split('.')[0] ?? 'OWNER', issue.message]),
  )
  const facts = owner as OwnerSettings | undefined
  if (!areSamplesAllowed && facts)
    for (const name of sampleFacts(facts)) faults.set(name, MISSING + (MISSING_MORE[name] ?? ''))
  return faults
}
