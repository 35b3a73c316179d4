import { atom, onMount, type ReadableAtom } from 'nanostores'
import { nextReckoning } from './rules/working-days.ts'

function createNow(sendsUntil: number | null): ReadableAtom<number> {
  const $now = atom(Date.now())
  onMount($now, () => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = () => {
      clearTimeout(timer)
      // A hidden page learns the time when it is shown again.
      if (document.hidden) return
      const now = Date.now()
      $now.set(now)
      timer = setTimeout(tell, nextReckoning(now, sendsUntil) - now)
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    window.addEventListener('pageshow', tell)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tell)
      window.removeEventListener('pageshow', tell)
    }
  })
  return $now
}

const stores = new Map<number | null, ReadableAtom<number>>()

/**
 * The present moment in ms. It is read when the page opens and each time it is shown again. In a page that stays in
 * view it is read when the minute of dispatch or the day is over.
 * @param sendsUntil as in `SendingTimes`
 */
export function nowStore(sendsUntil: number | null): ReadableAtom<number> {
  const known = stores.get(sendsUntil) ?? createNow(sendsUntil)
  stores.set(sendsUntil, known)
  return known
}
