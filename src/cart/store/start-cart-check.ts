import { readCart } from './cart-store.ts'

/** Starts the re-check of a cart with goods, now and after each return from the back/forward cache. @returns a function that stops it */
export function startCartCheck(): () => void {
  const ending = new AbortController()
  const check = () => {
    if (readCart().length > 0)
      import('./cart-check.ts').then(({ checkCart }) => checkCart(ending.signal), console.warn)
  }
  const onPageShow = (event: PageTransitionEvent) => event.persisted && check()
  window.addEventListener('pageshow', onPageShow, { signal: ending.signal })
  check()
  return () => ending.abort()
}
