import { readBytes } from './bounded-body.ts'

/** What the host said of a picture last time; '' for what it did not say. */
export interface PictureValidators {
  etag: string
  lastModified: string
}

/** Why there is no picture at an address. */
export type FetchProblem =
  /** The host says that there is none. */
  | 'missing'
  /** More bytes than allowed. */
  | 'too-heavy'
  /** Not whole in time. */
  | 'timeout'
  /** The host does not respond, fails or refuses. */
  | 'unreachable'

/** The response to a request for a picture. */
export type PictureResponse =
  | { state: 'unchanged' }
  /** `retryAfterMs`: when the host may be asked again, in milliseconds, if it says so. */
  | { state: 'failed'; problem: FetchProblem; retryAfterMs?: number }
  | (PictureValidators & {
      state: 'fetched'
      bytes: Uint8Array
      /** The host promises that what is at this address never changes. */
      isImmutable: boolean
    })

export interface FetchPictureOptions {
  fetch: typeof fetch
  /** Those of the copy that is there already, which the host need not send again. */
  validators?: PictureValidators | undefined
  maxBytes: number
  timeoutMs: number
  /** Aborts the request before its time is over, because the host was given up. */
  signal?: AbortSignal
  /** Called when the response begins and when a part of its body comes. */
  onHeard?: () => void
}

/** The picture's bytes; `undefined` when there are more than allowed. */
async function readPicture(
  response: Response,
  { maxBytes, onHeard }: FetchPictureOptions,
): Promise<Uint8Array | undefined> {
  if (Number(response.headers.get('content-length')) > maxBytes) return undefined
  return response.body ? await readBytes(response.body, maxBytes, onHeard) : new Uint8Array()
}

function toHeaders({ etag = '', lastModified = '' }: Partial<PictureValidators> = {}): HeadersInit {
  return {
    // No WebP or AVIF, or a host might send what it converts for browsers in place of the original.
    accept: 'image/jpeg,image/png,image/*;q=0.8',
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  }
}

/** `Retry-After` is a number of seconds or a date. */
function toRetryAfter(value: string | null): { retryAfterMs?: number } {
  if (value === null) return {}
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isNaN(ms) ? {} : { retryAfterMs: Math.max(0, ms) }
}

const isGone = (status: number) => status === 404 || status === 410

/** Asks the media host for a picture, or whether the known copy is still current. It never throws. */
export async function fetchPicture(address: string, options: FetchPictureOptions): Promise<PictureResponse> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), options.timeoutMs)
  const signal = options.signal ? AbortSignal.any([stop.signal, options.signal]) : stop.signal
  const fail = (problem: FetchProblem): PictureResponse => ({ state: 'failed', problem })
  try {
    const response = await options.fetch(address, { headers: toHeaders(options.validators), signal })
    options.onHeard?.()
    if (response.status === 304) return { state: 'unchanged' }
    if (isGone(response.status)) return fail('missing')
    if (!response.ok) return { ...fail('unreachable'), ...toRetryAfter(response.headers.get('retry-after')) }
    const bytes = await readPicture(response, options)
    if (!bytes) return fail('too-heavy')
    return {
      state: 'fetched',
      bytes,
      etag: response.headers.get('etag') ?? '',
      lastModified: response.headers.get('last-modified') ?? '',
      isImmutable: /\bimmutable\b/i.test(response.headers.get('cache-control') ?? ''),
    }
  } catch {
    return fail(signal.aborted ? 'timeout' : 'unreachable')
  } finally {
    clearTimeout(timer)
    // Closes the connection of a response that was not read to its end.
    stop.abort()
  }
}

/**
 * Asks the media host by a HEAD request whether a picture is missing there. It never throws; without a clear response the
 * picture is not called missing.
 */
export async function isPictureMissing(
  ask: typeof fetch,
  address: string,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const { status } = await ask(address, { method: 'HEAD', signal })
    return isGone(status)
  } catch {
    return false
  }
}
