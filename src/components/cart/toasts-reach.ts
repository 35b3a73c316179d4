import { READY } from '../../islands/intent-ready.ts'

/** An island may put something into the cart: what announces it comes with the first one that is up. */
document.addEventListener(READY, () => void import('./toasts.ts'), { once: true })
