export type ApiErrorKind =
  /** No response: refused, dropped, offline. */
  | 'network'
  | 'timeout'
  | 'http'
  | 'not-json'
  /** JSON that no schema can read. */
  | 'shape'
  /** The response has a text in `error`. */
  | 'api'
  | 'too-large'

/** A failed call. The message names the call and the cause. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly kind: ApiErrorKind
  /** `null` without a response. */
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
