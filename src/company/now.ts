import { atom, onMount } from 'nanostores'

/** The present moment in ms. It is read when the page opens and each time it is shown again (rule 129). */
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
