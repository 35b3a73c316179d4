import * as v from 'valibot'
import { boundedFetch } from '../../src/api/bounded-body.ts'
import { ApiError } from '../../src/api/errors.ts'
import { quote } from '../../src/domain/quote.ts'

/** The origin that a browser would send; the API has another one. */
export const ORIGIN = 'https://shop.example'

/** What differs from the contract, in plain words; none is a pass. */
export type Differences = string[]

/** An API that is being checked. */
export interface CheckedApi {
  /** Its base, without a slash at its end. */
  url: string
  /** How long a response may take, in milliseconds. */
  timeoutMs: number
}

/** What is sent beside the address. */
interface CallInit {
  method?: string
  body?: FormData
  headers?: Readonly<Record<string, string>>
}

/** A response as it came, or why none did. */
export interface RawResponse {
  status: number
  headers: Headers
  text: string
  /** Set when there is no response. */
  trouble?: string
}

/** Calls once, as a browser of the shop's origin. It never throws. */
export async function callApi(api: CheckedApi, path: string, init: CallInit = {}): Promise<RawResponse> {
  try {
    const response = await boundedFetch(`${api.url}/${path}`, {
      ...init,
      headers: { Origin: ORIGIN, ...init.headers },
      signal: AbortSignal.timeout(api.timeoutMs),
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  } catch (error) {
    if (error instanceof ApiError)
      return { status: 0, headers: new Headers(), text: '', trouble: error.message }
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    const trouble = isLate
      ? `there is no answer within ${api.timeoutMs / 1000} s`
      : `there is no answer (${cause})`
    return { status: 0, headers: new Headers(), text: '', trouble }
  }
}

/** The address of a GET call. */
export function getPath(parameters: Readonly<Record<string, string | number>>): string {
  return `v1/get/?${new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]))}`
}

/** An API that has this fault has it in every response, so it is reported once. */
export const UNREADABLE =
  "browsers may not read it: send Access-Control-Allow-Origin: * (or the shop's own address)"

/** What is wrong with a response beside its content: status, headers, or that there is none. */
export function transportFaults({ status, headers, trouble }: RawResponse): Differences {
  if (trouble !== undefined) return [trouble]
  const allowed = headers.get('access-control-allow-origin')
  const type = headers.get('content-type') ?? ''
  return [
    ...(status >= 500 ? [`the API fails with status ${status}`] : []),
    ...(allowed === '*' || allowed === ORIGIN ? [] : [UNREADABLE]),
    ...(/\bjson\b/.test(type) ? [] : [`Content-Type is ${quote(type)}: send application/json`]),
  ]
}

/** Reads a response by a schema. @returns the output, or the first differences */
export function readBy<const TSchema extends v.GenericSchema>(
  { text }: RawResponse,
  schema: TSchema,
): { output: v.InferOutput<TSchema> } | { faults: Differences } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    const start = text.trim().slice(0, 60)
    return { faults: [start === '' ? 'the answer is empty' : `the answer is not JSON but ${quote(start)}`] }
  }
  const answer = v.safeParse(schema, json)
  if (answer.success) return { output: answer.output }
  return { faults: answer.issues.slice(0, MAX_ISSUES).map(describe) }
}

const MAX_ISSUES = 5

function describe(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue) ?? 'the answer'
  return issue.received === 'undefined'
    ? `${field} is missing`
    : `${field} is ${quote(issue.input)}: ${issue.message}`
}

/** Makes a GET call and reads its response by a schema. `output` is missing when it cannot be read. */
export async function callAndRead<const TSchema extends v.GenericSchema>(
  api: CheckedApi,
  parameters: Readonly<Record<string, string | number>>,
  schema: TSchema,
): Promise<{ output?: v.InferOutput<TSchema>; faults: Differences; answer: RawResponse }> {
  const answer = await callApi(api, getPath(parameters))
  const faults = transportFaults(answer)
  if (answer.trouble !== undefined) return { faults, answer }
  const read = readBy(answer, schema)
  if ('faults' in read) return { faults: [...faults, ...read.faults], answer }
  return { output: read.output, faults, answer }
}
