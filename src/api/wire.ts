import * as v from 'valibot'
import { decodeEntities, withoutInvisible } from '../text/characters.ts'
import { parseEuros } from '../text/money.ts'
import { quote } from '../text/quote.ts'

/*
 * The readings of PHP's loose types (src/api/README.md, 'Loose types'): each schema takes every form the API is known
 * to send and gives the one clean shape that the shop works with.
 */

const scalar = v.union([v.string(), v.number()], 'expected a text or a number')

/** Drops characters that HTML cannot hold, such as lone surrogates. With them an island's text would differ from its HTML. */
function withoutControls(text: string): string {
  return text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\p{Cs}]/gu, '')
}

/** A plain text. Many systems store entities and surrounding blanks in it. */
function toPlainText(value: string | number | boolean): string {
  return withoutControls(withoutInvisible(decodeEntities(String(value)))).trim()
}

function textOf(toText: (value: string | number | boolean) => string) {
  return v.nullish(
    v.pipe(
      v.union([v.string(), v.number(), v.boolean()], 'expected a text'),
      v.transform((value) => (value === false ? '' : toText(value))),
    ),
    '',
  )
}

/** A text; a number becomes its digits, null and absent become ''. */
export const textSchema = textOf(toPlainText)

/** HTML, or a text that a shopper typed. Its entities are not decoded here. */
export const rawTextSchema = textOf((value) => withoutControls(String(value)))

export const requiredTextSchema = v.pipe(
  scalar,
  v.transform((value) => toPlainText(value)),
  v.nonEmpty('expected a text that is not empty'),
)

/** An EAN without the spaces and hyphens between its digits. */
export const gtinTextSchema = v.pipe(
  textSchema,
  v.transform((text) => text.replaceAll(/[\s-]/g, '')),
)

/** A whole number from 0 up, as a number or as digits. */
export const wholeNumberSchema = v.pipe(
  scalar,
  v.transform((value) => (String(value).trim() === '' ? NaN : Number(value))),
  v.safeInteger('expected a whole number'),
  v.minValue(0, 'expected a number from 0 up'),
)

/** An id used as text, such as a tag's. Ids become keys of objects, so names like `constructor` are refused. */
export const idTextSchema = v.pipe(
  scalar,
  v.transform((value) => String(value).trim()),
  v.check((id) => /^\w+$/.test(id) && !(id in {}), 'expected an id'),
)

/** An amount in euros, as `12.9`, `"12.90"` or `"12,90"`, turned into cents. */
export const centsSchema = v.pipe(
  scalar,
  // Any other value stays a text, so that the error message can quote it.
  v.transform((value) => parseEuros(value) ?? String(value)),
  v.number('expected an amount of euros from 0 up'),
)

/** `null` where it cannot be read; the build tells the owner (readings.ts). */
export const optionalCentsSchema = v.nullish(v.fallback(v.nullable(centsSchema), null), null)

/** The largest error of floating point, in cents. */
const NOISE = 1e-6

/** Whether an amount has at most two decimals. "1.234" may be over one euro or over a thousand. */
export function isExactPrice(euros: unknown): boolean {
  const cents = parseEuros(euros)
  if (cents === undefined) return true
  const text = String(euros).trim().replace(',', '.')
  return !/\.\d{3}$/.test(text) && Math.abs(Number(text) * 100 - cents) < NOISE
}

/** An amount in euros with at most two decimals, turned into cents. */
export const exactCentsSchema = v.pipe(
  scalar,
  v.check<string | number, string>(isExactPrice, 'expected euros with two decimals'),
  centsSchema,
)

/** A flag as `true`, `1`, `"1"`, `"0"`, `""` or null. */
export const flagSchema = v.nullish(
  v.pipe(
    v.union([v.boolean(), v.number(), v.string()], 'expected a flag'),
    v.transform((value) => (typeof value === 'string' ? value.trim() : value)),
    v.union([v.boolean(), v.picklist([0, 1, '0', '1', '', 'true', 'false'])], 'expected a flag'),
    v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
  ),
  false,
)

/** @param read takes what `toList` gives, and returns what has to be a list of readable items */
function listOf<const TItem extends v.GenericSchema>(item: TItem, read: (list: unknown) => unknown) {
  type Item = v.InferInput<TItem>
  return v.nullish(
    v.pipe(
      v.custom<Item[] | Record<number, Item> | ''>(() => true),
      v.transform((value) => read(toList(value)) as Item[]),
      v.config(v.array(item, 'expected a list'), { abortEarly: true }),
    ),
    [],
  )
}

/** A list. Absent, null and '' become an empty list. PHP's object with number keys becomes the list of its values. */
export function listSchema<const TItem extends v.GenericSchema>(item: TItem) {
  return listOf(item, (list) => list)
}

/**
 * A list whose unreadable entries are left out; a build names them (`unreadEntries`).
 * @param isNeeded whether the list counts as unreadable if none of its entries can be read
 */
export function looseListSchema<const TItem extends v.GenericSchema>(item: TItem, isNeeded = false) {
  return listOf(item, (list) => {
    const readable = Array.isArray(list) ? list.filter((entry) => v.is(item, entry)) : []
    return isNeeded && readable.length === 0 ? list : readable
  })
}

/** The entries of a list that cannot be read, each with its first fault. A value that is no list is such an entry. */
export function unreadEntries(
  value: unknown,
  item: v.GenericSchema,
): { entry: unknown; issue: v.BaseIssue<unknown> }[] {
  const list = toList(value ?? [])
  return (Array.isArray(list) ? list : [list]).flatMap((entry: unknown) => {
    const { issues } = v.safeParse(item, entry)
    return issues ? { entry, issue: issues[0] } : []
  })
}

/** The name by which an owner knows an entry of an answer; its id or address without a name; else `undefined`. */
export function entryName(entry: unknown): string | undefined {
  const { name, heading, id, slug, file_path } = Object(entry) as Readonly<Record<string, unknown>>
  for (const one of [entry, name, heading, id, slug, file_path]) {
    if (typeof one === 'number') return String(one)
    if (typeof one === 'string' && one.trim() !== '') return one
  }
  return undefined
}

/** The place of a fault: keys, and an entry of a list by its name. @example 'data.deliveryOptions "Kuriér".cost' */
export function issuePlace(issue: v.BaseIssue<unknown>): string {
  const steps = (issue.path ?? []).map(({ key, value }: v.IssuePathItem) => {
    if (typeof key !== 'number') return `.${String(key)}`
    const name = typeof value === 'object' ? entryName(value) : undefined
    return name === undefined ? '' : ` ${quote(name)}`
  })
  return steps.join('').replace(/^\./, '')
}

/** The value that has a fault. `issue.input` may be a converted one; the path keeps the original. */
export function faultyInput(issue: v.BaseIssue<unknown>): unknown {
  const last = issue.path?.at(-1)
  return last ? last.value : issue.input
}

/** PHP's list as an array. Anything else stays as it is. */
export function toList(value: unknown): unknown {
  if (value === '') return []
  if (Array.isArray(value)) return value
  const isNumbered = value instanceof Object && Object.keys(value).every((key) => /^\d+$/.test(key))
  return isNumbered ? Object.values(value) : value
}

/** An object of named values; PHP writes an empty one as `[]`. */
export function recordSchema<const TValue extends v.GenericSchema>(value: TValue) {
  type Named = Record<string, v.InferInput<TValue>>
  return v.nullish(
    v.pipe(
      v.custom<Named | never[]>((input) => !Array.isArray(input) || input.length === 0, 'expected an object'),
      v.transform((input): Named => (Array.isArray(input) ? {} : input)),
      v.record(v.string(), value, 'expected an object'),
    ),
    {},
  )
}
