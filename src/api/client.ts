import ky, { isHTTPError, isKyError, isTimeoutError, type KyInstance, type Options } from 'ky'
import * as v from 'valibot'
import { ApiError } from './errors.ts'
import { apiErrorSchema } from './schemas.ts'
import { quote } from '../text/quote.ts'
import { faultyInput, issuePlace } from './wire.ts'

/** How long a client waits and how often it tries again. All times in milliseconds. */
export interface RetryPolicy {
  timeoutMs: number
  /** For one call with all its attempts and pauses; `false` for no limit. */
  totalTimeoutMs: number | false
  /** How often a GET is tried again after network errors, time-outs, 429 and 5xx. A POST is never repeated. */
  retries: number
  /** The longest pause between two attempts. */
  maxPauseMs: number
  /** The longest pause that the API may ask for (`Retry-After`); `maxPauseMs` unless given. */
  maxRetryAfterMs?: number
  /** Called before each further attempt with its number, from 1, and the error of the attempt before. */
  onRetry?: (attempt: number, cause: string) => void
}

/** A shopper is waiting, so there are few attempts, short pauses and a short total time. */
export const BROWSER_RETRY_POLICY: RetryPolicy = {
  timeoutMs: 6000,
  totalTimeoutMs: 8000,
  retries: 1,
  maxPauseMs: 1000,
}

/** No shopper waits for a build, so it may take long. But it has to end. */
export const BUILD_RETRY_POLICY: RetryPolicy = {
  timeoutMs: 20_000,
  totalTimeoutMs: 180_000,
  retries: 5,
  maxPauseMs: 8000,
  // Many APIs limit the number of calls a minute.
  maxRetryAfterMs: 60_000,
}

/** Talks to the shop's API at one address. */
export interface ApiClient {
  /** Gets `path` and reads the response with `schema`. @throws {ApiError} */
  get<const TSchema extends v.GenericSchema>(
    call: string,
    path: string,
    schema: TSchema,
    options?: Options,
  ): Promise<v.InferOutput<TSchema>>
  /** For calls that read their response themselves. */
  http: KyInstance
}

/** Waits while the browser only prerenders the page: the shopper may never open it. */
async function untilShown(): Promise<void> {
  if (typeof document !== 'undefined' && 'prerendering' in document && document.prerendering)
    await new Promise((done) => document.addEventListener('prerenderingchange', done, { once: true }))
}

/**
 * @param apiUrl without a slash at its end
 * @param options `signal` can end every call, for example at a deadline
 */
export function createApiClient(
  apiUrl: string,
  policy: RetryPolicy,
  options?: Pick<Options, 'signal' | 'fetch'>,
): ApiClient {
  const http = ky.create({
    prefix: apiUrl,
    timeout: policy.timeoutMs,
    totalTimeout: policy.totalTimeoutMs,
    retry: {
      limit: policy.retries,
      methods: ['get'],
      statusCodes: [408, 425, 429, 500, 502, 503, 504],
      backoffLimit: policy.maxPauseMs,
      maxRetryAfter: policy.maxRetryAfterMs ?? policy.maxPauseMs,
      retryOnTimeout: true,
      jitter: (pause) => pause * (0.5 + Math.random() / 2),
    },
    ...options,
    hooks: {
      beforeRetry: [({ error, retryCount }) => policy.onRetry?.(retryCount, rootCause(error))],
    },
  })

  return {
    http,
    async get(call, path, schema, options) {
      await untilShown()
      let text: string
      try {
        text = await http.get(path, options).text()
      } catch (error) {
        throw toApiError(call, error)
      }
      return readText(call, text, schema)
    },
  }
}

function toApiError(call: string, error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (isHTTPError(error)) {
    const { status } = error.response
    return new ApiError(call, 'http', `Request failed with status code ${status}`, { status, cause: error })
  }
  if (isTimeoutError(error)) return new ApiError(call, 'timeout', 'no answer in time', { cause: error })
  const cause = rootCause(error)
  if (error instanceof Error && error.name === 'AbortError')
    return new ApiError(call, 'timeout', 'Request aborted', { cause: error })
  if (isKyError(error) || error instanceof TypeError)
    return new ApiError(call, 'network', `Network Error (${cause})`, { cause: error })
  return new ApiError(call, 'network', cause, { cause: error })
}

/** The innermost message of an error: `connect ECONNREFUSED 127.0.0.1:80` rather than `fetch failed`. */
function rootCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof AggregateError && error.errors.length > 0) return rootCause(error.errors[0])
  return error.cause instanceof Error ? rootCause(error.cause) : error.message
}

/** Reads the text of a response with `schema`. @throws {ApiError} naming `call` */
function readText<const TSchema extends v.GenericSchema>(
  call: string,
  text: string,
  schema: TSchema,
): v.InferOutput<TSchema> {
  const json = parseJson(call, text)
  const parsed = v.safeParse(schema, json)
  const own = v.safeParse(apiErrorSchema, json)
  // An error beside data makes the data invalid. An error alone may say that the shop has no such product.
  if (own.success && (!parsed.success || (json as { data?: unknown }).data != null))
    throw new ApiError(call, 'api', `the API says "${own.output.error}"`)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const place = issuePlace(issue)
  throw new ApiError(
    call,
    'shape',
    `${place ? `${place}: ` : ''}${issue.message}, got ${quote(faultyInput(issue))}`,
  )
}

function parseJson(call: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const start = text.trim().slice(0, 60).replaceAll(/\s+/g, ' ')
    throw new ApiError(
      call,
      'not-json',
      start ? `the answer is not JSON but "${start}"` : 'the answer is empty',
      { cause },
    )
  }
}
