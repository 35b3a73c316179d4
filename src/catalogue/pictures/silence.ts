/** Watches a host that is asked several things at a time. */
export interface SilenceWatch {
  /** Aborted once not a word came for too long while something was asked; it stays aborted. */
  signal: AbortSignal
  /** Says that a word came. */
  heard: () => void
  /** Watches for as long as the question takes. */
  during: <T>(ask: () => Promise<T>) => Promise<T>
}

/** @param limitMs the longest silence that is waited through, in milliseconds */
export function watchSilence(limitMs: number): SilenceWatch {
  const silence = new AbortController()
  let open = 0
  let timer: NodeJS.Timeout | undefined
  return {
    signal: silence.signal,
    heard: () => timer?.refresh(),
    during: async (ask) => {
      if (open++ === 0) timer = setTimeout(() => silence.abort(), limitMs)
      try {
        return await ask()
      } finally {
        if (--open === 0) clearTimeout(timer)
      }
    },
  }
}
