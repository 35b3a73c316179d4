import { READY } from '../../islands/intent-ready.ts'

/** Fetches what announces a line in the cart; who needs it asks here, so that its files are named once. */
export const loadToasts = () => import('./toasts.ts')

/** An island may put something into the cart: what announces it comes with the first one that is up. */
document.addEventListener(READY, () => void loadToasts().catch(console.error), { once: true })
