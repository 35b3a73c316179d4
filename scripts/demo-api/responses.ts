import * as v from 'valibot'
import { apiErrorSchema } from '../../src/api/schemas.ts'

type Status = 200 | 400 | 404 | 413 | 500
/** A response's parts; those that do not apply may be left out. */
type Body<TSchema extends v.GenericSchema> = v.InferInput<TSchema> & { error?: string }

/** Writes responses as the shop's API does: `{ data, meta, error }`, each checked before it leaves. */
export interface Responses {
  /** A response that the client reads with `schema`. One that it could not read becomes a 500 with the reason. */
  send: <const TSchema extends v.GenericSchema>(
    schema: TSchema,
    body: Body<TSchema>,
    status?: Status,
  ) => Response
  /** A response that says why there is no other. */
  fail: (error: string, status: Exclude<Status, 200>) => Response
}

/** @param isLoose whether responses are written in PHP's loose types */
export function createResponses(isLoose: boolean): Responses {
  let counter = 0

  function send(schema: v.GenericSchema, body: object, status: Status = 200): Response {
    const strict = { data: null, meta: null, error: null, ...body }
    const json = isLoose ? loosen(strict, counter++) : strict
    const check = v.safeParse(schema, json)
    if (check.success) return Response.json(json, { status })
    const [issue] = check.issues
    const reason = `The demo API made a response that the shop cannot read: ${v.getDotPath(issue) ?? ''} ${issue.message}`
    console.error(reason)
    return Response.json({ data: null, meta: null, error: reason }, { status: 500 })
  }
  return { send, fail: (error, status) => send(apiErrorSchema, { error }, status) }
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Amounts of euros: the only numbers that are not ids or counts. */
const PRICES: readonly string[] = ['price', 'price_before', 'cost', 'deliveryFreeFrom']
/** Ids that are written as texts. */
const IDS: readonly string[] = ['id', 'attribute_id', 'tags']
/** Lists for which null means something else than an empty list. */
const MEANINGFUL_LISTS: readonly string[] = ['sizes']

const TRUE_FORMS = ['1', 1, true]
const FALSE_FORMS = ['0', '', null]

/**
 * Rewrites a response's types as PHP would (src/api/README.md, 'Loose types'): prices as `"12,90"` or `"12.90"`, ids and
 * counts as texts, flags as `"1"`, `"0"`, `""` or null, an empty object as `[]`, an empty list as null. What it means
 * stays the same.
 * @param counter where in the rounds of forms to begin, so that all of them occur; the same gives the same
 */
export function loosen(json: Json, counter: number): Json {
  let turn = counter
  const next = (forms: readonly Json[]): Json => forms[turn++ % forms.length] ?? null

  function rewrite(value: Json, key: string): Json {
    if (typeof value === 'boolean') return value ? next(TRUE_FORMS) : next(FALSE_FORMS)
    if (typeof value === 'number') {
      const euros = value.toFixed(2)
      return PRICES.includes(key)
        ? next([euros, euros.replace('.', ','), value])
        : next([String(value), value])
    }
    if (typeof value === 'string') {
      const isId = IDS.includes(key) && /^[1-9]\d{0,8}$/.test(value)
      return isId ? next([value, Number(value)]) : value
    }
    if (value === null) return null
    if (Array.isArray(value)) {
      if (value.length === 0) return MEANINGFUL_LISTS.includes(key) ? value : null
      return value.map((item) => rewrite(item, key))
    }
    const entries = Object.entries(value)
    return entries.length === 0
      ? []
      : Object.fromEntries(entries.map(([name, item]) => [name, rewrite(item, name)]))
  }
  return rewrite(json, '')
}
