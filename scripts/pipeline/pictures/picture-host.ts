import { setTimeout as pause } from 'node:timers/promises'
import { fetchPicture, type PictureResponse, type PictureValidators } from '../../../src/api/fetch-picture.ts'

/** How long a build waits for the media host, and how often it tries. */
export interface HostLimits {
  maxBytes: number
  /** Milliseconds for the whole of one picture, a second attempt included. */
  fetchTimeoutMs: number
  /** Before a failed picture is asked for again, where the host does not say how long. */
  retryPauseMs: number
  /** A longer `Retry-After` is not waited for. */
  longestRetryPauseMs: number
  /** After so many milliseconds without a single byte of any answer the host counts as down for good. */
  silenceMs: number
  /** After so many pictures in a row that did not come the host counts as down. */
  failuresInARow: number
}

/** The media host, and whether it is worth asking. */
export interface PictureHost {
  isDown: () => boolean
  /**
   * Asks for a picture, and once more when the host fails to give it, for a failure may be a passing one.
   * @param remainingMs what is left of the build's time
   */
  ask: (
    address: string,
    validators: PictureValidators | undefined,
    remainingMs: number,
  ) => Promise<PictureResponse>
}

/** The host counts as up at first, and again after any answer but a failure, unless it was silent for too long. */
export function openPictureHost(limits: HostLimits, ask: typeof fetch): PictureHost {
  let failuresInARow = 0
  const timeout = inactivityTimeout(limits.silenceMs)
  const { signal, restart: onHeard } = timeout

  async function askPatiently(
    address: string,
    validators: PictureValidators | undefined,
    timeoutMs: number,
  ): Promise<PictureResponse> {
    const until = performance.now() + timeoutMs
    const { maxBytes } = limits
    const answer = await fetchPicture(address, {
      fetch: ask,
      validators,
      maxBytes,
      timeoutMs,
      signal,
      onHeard,
    })
    if (answer.state !== 'failed' || answer.problem !== 'unreachable') return answer
    const pauseMs = answer.retryAfterMs ?? limits.retryPauseMs
    const leftMs = until - performance.now() - pauseMs
    if (pauseMs > limits.longestRetryPauseMs || leftMs <= 0) return answer
    await pause(pauseMs)
    return fetchPicture(address, { fetch: ask, validators, maxBytes, timeoutMs: leftMs, signal, onHeard })
  }

  return {
    isDown: () => signal.aborted || failuresInARow >= limits.failuresInARow,
    ask: async (address, validators, remainingMs) => {
      const timeoutMs = Math.min(limits.fetchTimeoutMs, Math.max(1, remainingMs))
      const answer = await timeout.during(() => askPatiently(address, validators, timeoutMs))
      const isTrouble =
        answer.state === 'failed' && (answer.problem === 'timeout' || answer.problem === 'unreachable')
      failuresInARow = isTrouble ? failuresInARow + 1 : 0
      return answer
    },
  }
}

/** Gives up a host that sends nothing on any of the requests that are open. */
interface InactivityTimeout {
  /** Aborted once no byte came for too long while a request was open; it stays aborted. */
  signal: AbortSignal
  /** Says that bytes came. */
  restart: () => void
  /** Counts for as long as the request takes. */
  during: <T>(request: () => Promise<T>) => Promise<T>
}

/** @param limitMs for how long nothing may come, in milliseconds */
function inactivityTimeout(limitMs: number): InactivityTimeout {
  const inactive = new AbortController()
  let open = 0
  let timer: NodeJS.Timeout | undefined
  return {
    signal: inactive.signal,
    restart: () => timer?.refresh(),
    during: async (request) => {
      if (open++ === 0) timer = setTimeout(() => inactive.abort(), limitMs)
      try {
        return await request()
      } finally {
        if (--open === 0) clearTimeout(timer)
      }
    },
  }
}
