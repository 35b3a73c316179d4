/** Gives up a host that sends nothing, over all requests that are open at a time. */
export interface InactivityTimeout {
  /** Aborted once no byte came for too long while a request was open; it stays aborted. */
  signal: AbortSignal
  /** Says that bytes came. */
  restart: () => void
  /** Counts for as long as the request takes. */
  during: <T>(request: () => Promise<T>) => Promise<T>
}

/** @param limitMs for how long nothing may come, in milliseconds */
export function inactivityTimeout(limitMs: number): InactivityTimeout {
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
