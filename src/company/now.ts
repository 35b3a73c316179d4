import { atom, onMount } from 'nanostores'

/** The present moment in ms: of when the page was opened, or shown again after it was hidden or left (rule 129). */
export const $now = atom(Date.now())

onMount($now, () => {
  const tell = () => {
    if (!document.hidden) $now.set(Date.now())
  }
  tell()
  document.addEventListener('visibilitychange', tell)
  window.addEventListener('pageshow', tell)
  return () => {
    document.removeEventListener('visibilitychange', tell)
    window.removeEventListener('pageshow', tell)
  }
})
