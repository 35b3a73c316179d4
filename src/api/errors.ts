/** What went wrong with a call, in kinds a caller can act on. */
export type ApiErrorKind =
  /** No response: refused, dropped, offline. */
  | 'network'
  /** No response in time. */
  | 'timeout'
  /** A response outside 200-299. */
  | 'http'
  /** A response that is not JSON. */
  | 'not-json'
  /** JSON that has no sane reading. */
  | 'shape'
  /** The API's own `error`. */
  | 'api'
  /** More bytes than the caller takes. */
  | 'too-large'

/** A failed call of the shop's API; the message names the call and the cause. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly kind: ApiErrorKind
  /** The HTTP status of the response; `null` without one. */
  readonly status: number | null

  constructor(
    call: string,
    kind: ApiErrorKind,
    detail: string,
    options: { status?: number; cause?: unknown } = {},
  ) {
    super(`${call}: ${detail}`, { cause: options.cause })
    this.kind = kind
    this.status = options.status ?? null
  }
}
