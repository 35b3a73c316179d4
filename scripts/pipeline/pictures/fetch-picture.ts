import { readBytes } from '../bounded-body.ts'

/** Headers of the host's last answer for a picture; '' for a missing one. */
export interface PictureValidators {
  etag: string
  lastModified: string
}

/** The host has no such picture; it has more bytes than allowed; or the host fails, refuses or is too slow. */
export type FetchProblem = 'missing' | 'too-large' | 'unreachable'

export type PictureResponse =
  | { state: 'unchanged' }
  | { state: FetchProblem }
  | (PictureValidators & { state: 'fetched'; bytes: Uint8Array })

interface FetchPictureOptions {
  /** Headers of the copy that is kept, which the host need not send again. */
  validators?: PictureValidators | undefined
  maxBytes: number
  /** Time-out for the whole picture. */
  timeoutMs: number
}

/** Asks the media host for a picture, or whether the known copy is still current. It never throws. */
export async function fetchPicture(
  address: string,
  { validators, maxBytes, timeoutMs }: FetchPictureOptions,
): Promise<PictureResponse> {
  try {
    const response = await fetch(address, {
      headers: {
        // Accept no WebP or AVIF: otherwise a host might send a conversion for browsers in place of the original.
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
