import { readBytes } from '../bounded-body.ts'

/** Headers of the host's last answer for a picture; '' for a missing header. */
export interface PictureValidators {
  etag: string
  lastModified: string
}

/** 'unreachable' also means a host that fails, refuses or is too slow. */
export type FetchProblem = 'missing' | 'too-large' | 'unreachable'

export type PictureResponse =
  | { state: 'unchanged' }
  | { state: FetchProblem }
  | (PictureValidators & { state: 'fetched'; bytes: Uint8Array })

interface FetchPictureOptions {
  /** Headers of the kept copy, which the host need not send again. */
  validators?: PictureValidators | undefined
  maxBytes: number
  /** The time-out for the whole picture. */
  timeoutMs: number
}

/** Fetches a picture from the media host, unless the kept copy is still current. Never throws. */
export async function fetchPicture(
  address: string,
  { validators, maxBytes, timeoutMs }: FetchPictureOptions,
): Promise<PictureResponse> {
  try {
    const response = await fetch(address, {
      headers: {
        // No WebP or AVIF: a host might convert the original for browsers.
        accept: 'image/jpeg,image/png,image/*;q=0.8',
        ...(validators?.etag && { 'if-none-match': validators.etag }),
        ...(validators?.lastModified && { 'if-modified-since': validators.lastModified }),
      },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status === 304) return { state: 'unchanged' }
    if (!response.ok) {
      await response.body?.cancel()
      return { state: response.status === 404 || response.status === 410 ? 'missing' : 'unreachable' }
    }
    const bytes = response.body ? await readBytes(response.body, maxBytes) : new Uint8Array()
    if (!bytes) return { state: 'too-large' }
    const header = (name: string) => response.headers.get(name) ?? ''
    return { state: 'fetched', bytes, etag: header('etag'), lastModified: header('last-modified') }
  } catch {
    return { state: 'unreachable' }
  }
}
