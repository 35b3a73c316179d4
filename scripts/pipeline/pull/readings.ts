import * as v from 'valibot'
import { NAMELESS, present, sayFaults, type Fault } from '../report/faults.ts'
import { isEmail } from '../../../src/text/email.ts'
import { parseEuros } from '../../../src/text/money.ts'
import { offerFlaws } from './offer-flaws.ts'
import { isGtin } from '../../../src/catalogue/rules/product-information.ts'
import { discountPercent } from '../../../src/catalogue/rules/product.ts'
import { foldText } from '../../../src/text/fold.ts'
import { printable, quote, toJson } from '../../../src/text/quote.ts'
import { imageSchema, isReduction, readStatus, variantSchema } from '../../../src/api/schemas.ts'
import {
  faultyInput,
  flagSchema,
  gtinTextSchema,
  idTextSchema,
  isExactPrice,
  issuePlace,
  textSchema,
  unreadEntries,
} from '../../../src/api/wire.ts'

export interface FaultyProduct {
  /** Identifies the product in every response. */
  key: string
  /** Names the product for its owner, such as `product 7 "Tričko"`. */
  name: string
  faults: readonly Fault[]
}

export interface Flaw {
  /** Why it is wrong, where the field does not say it. */
  fault?: Fault
  /** The API's name, such as `price_before` or `manufacturer.email`. */
  field: string
  /** The faulty value of a status: an unknown word, or a percentage that contradicts the prices. */
  value?: string
}

export interface GoodReading<T> {
  product: T
  /** Fields that are left out or changed; the product goes online. */
  flaws: readonly Flaw[]
}

/** A product of a response, read on its own, so that its faults do not stop the others. */
export type Reading<T> = GoodReading<T> | { faulty: FaultyProduct }

/** A product without an id has the beginning of its JSON as its key. The whole may be megabytes. */
const MAX_KEY_LENGTH = 1000

export function productKey(id: unknown): string {
  return `id ${String(id)}`
}

export function nameProduct({ id, name, slug }: { id?: unknown; name?: unknown; slug?: unknown }): string {
  const isKnown = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && value !== '')
  const known = [id, [name, slug].find(isKnown)].filter(isKnown)
  if (known.length === 0) return NAMELESS
  return ['product', ...known.map((one) => (isId(one) ? String(one) : quote(one)))].join(' ')
}

/** A line that names a left-out product and the reason. */
export function describeLeftOut({ name, faults }: FaultyProduct): string {
  return `${name}: ${sayFaults(faults, 'en')}`
}

export function goodProducts<T>(readings: readonly Reading<T>[]): T[] {
  return readings.flatMap((reading) => ('product' in reading ? reading.product : []))
}

/** Makes a schema that never fails: its output lists every fault, such as a price that is not exact to the cent. */
export function readingSchema<const TSchema extends v.GenericSchema>(schema: TSchema) {
  return v.pipe(
    v.unknown(),
    v.transform((entry): Reading<v.InferOutput<TSchema>> => {
      const fields = (typeof entry === 'object' && entry !== null ? entry : {}) as Record<string, unknown>
      const hasBadBefore = isBadPriceBefore(fields['price_before'], fields['price'])
      const parsed = v.safeParse(schema, hasBadBefore ? { ...fields, price_before: null } : entry)
      const faults = [...(parsed.issues ?? []).map(issueFault), ...valueFaults(fields)]
      if (parsed.success && faults.length === 0)
        return {
          product: parsed.output,
          flaws: [
            ...(hasBadBefore ? [{ field: 'price_before' }] : []),
            ...statusFlaws(fields, hasBadBefore),
            ...informationFlaws(fields),
            ...colourFlaws(fields['variants']),
            ...listFlaws(fields),
            ...offerFlaws(fields),
          ],
        }
      const key = isId(fields['id'])
        ? productKey(fields['id'])
        : String(toJson(entry)).slice(0, MAX_KEY_LENGTH)
      return { faulty: { key, name: nameProduct(fields), faults } }
    }),
  )
}

function valueFaults(fields: Readonly<Record<string, unknown>>): Fault[] {
  const { price } = fields
  const value = quote(price)
  return present<Fault>(
    parseEuros(price) === 0 && { reason: 'no-price', value },
    !isExactPrice(price) && { reason: 'odd-price', value },
  )
}

/** True for a previous price that must not be shown. */
function isBadPriceBefore(euros: unknown, price: unknown): boolean {
  if (isNothing(euros)) return false
  const cents = parseEuros(euros)
  const priceCents = parseEuros(price) ?? 0
  if (cents === undefined || !isExactPrice(euros)) return true
  return ![0, priceCents].includes(cents) && !isReduction(cents, priceCents)
}

/** The flaw of a status: it is unknown, or its percentage is not that of the prices. */
function statusFlaws(
  { status: sent, price, price_before }: Readonly<Record<string, unknown>>,
  hasBadBefore: boolean,
): Flaw[] {
  const text = v.safeParse(textSchema, sent)
  const written = text.success ? text.output : ''
  if (written === '' || written === '0') return []
  const status = readStatus(written)
  if (status === null) return [{ field: 'status', value: quote(written) }]
  const said = /\d+/.exec(written)?.[0]
  const [priceCents = 0, before = 0] = [price, price_before].map(parseEuros)
  if (status !== '50% Discount' || said === undefined || hasBadBefore) return []
  const percent = discountPercent({ priceCents, priceBeforeCents: before })
  return percent === null || percent === Number(said)
    ? []
    : [{ field: 'status', value: `${quote(written)} → ${percent}\u00A0%` }]
}

/** An e-mail address must be right if there is one. */
const soundMakerSchema = v.nullish(
  v.union([
    v.pipe(v.string(), v.trim(), v.nonEmpty()),
    v.object({
      name: v.pipe(textSchema, v.nonEmpty()),
      address: textSchema,
      email: v.pipe(
        textSchema,
        v.check((email) => email === '' || isEmail(email)),
      ),
    }),
  ]),
)

/** Correct information about a product. schemas.ts reads the same fields, and leaves out faulty ones. */
const soundInformationSchema = v.object({
  manufacturer: soundMakerSchema,
  responsible: soundMakerSchema,
  material: textSchema,
  care: textSchema,
  warnings: textSchema,
  ean: v.nullish(v.pipe(gtinTextSchema, v.check(isGtin))),
  colour: textSchema,
  made_to_order: flagSchema,
})

const LISTS = { tags: idTextSchema, variants: variantSchema, images: imageSchema }

/** Entries of lists that are left out because nobody can read them. */
function listFlaws(fields: Readonly<Record<string, unknown>>): Flaw[] {
  return Object.entries(LISTS).flatMap(([field, item]) =>
    unreadEntries(fields[field], item).map(({ entry }) => ({ field: `${field}, ${quote(entry)}` })),
  )
}

/** Colours with the name of an earlier one, which are left out: nothing could tell the two apart. */
function colourFlaws(variants: unknown): Flaw[] {
  const named = Object.values(Object(variants) as object).filter((one) => v.is(variantSchema, one))
  const names = named.map((one) => String((one as { name?: unknown } | null)?.name))
  const folded = names.map(foldText)
  return [...new Set(names.filter((_, at) => folded.indexOf(folded[at] ?? '') < at))].map((name) => ({
    field: `variants, ${quote(name)}`,
  }))
}

/** The flaws of a product's information (rule 131). */
function informationFlaws(fields: Readonly<Record<string, unknown>>): Flaw[] {
  const given = Object.keys(soundInformationSchema.entries).map((name) => [
    name,
    isNothing(fields[name]) ? undefined : fields[name],
  ])
  const { issues = [] } = v.safeParse(soundInformationSchema, Object.fromEntries(given))
  return issues.map((issue) => {
    const field = printable(v.getDotPath(issue) ?? '')
    const fault = informationFault(field, faultyInput(issue))
    return { field, ...(fault && { fault }) }
  })
}

/** Why a field of the information is wrong, where its name does not say it. */
function informationFault(field: string, input: unknown): Fault | undefined {
  const value = quote(input)
  if (field.endsWith('.email')) return { reason: 'email', value }
  if (field !== 'ean') return undefined
  const digits = String(input).replaceAll(/\D/g, '')
  const right = Array.from('0123456789').find((last) => isGtin(digits.slice(0, -1) + last))
  return right === undefined ? { reason: 'ean', value } : { reason: 'ean-digit', value, other: right }
}

/** True for everything that PHP writes for a missing value. */
function isNothing(value: unknown): boolean {
  const isEmpty = (one: unknown) => one === undefined || one === null || one === ''
  return isEmpty(value) || (typeof value === 'object' && Object.values(value).every(isEmpty))
}

/** Looks at the type first: an object may throw in `toString`. */
function isId(value: unknown): boolean {
  return (typeof value === 'string' || typeof value === 'number') && /^\d+$/.test(String(value))
}

function issueFault(issue: v.BaseIssue<unknown>): Fault {
  const field = printable(issuePlace(issue) || 'it')
  if (faultyInput(issue) === undefined) return { reason: 'missing', field }
  const other = issue.message.startsWith('Invalid') ? `expected ${String(issue.expected)}` : issue.message
  return { reason: 'wrong', field, value: quote(faultyInput(issue)), other }
}
