import { CART_TITLE, cartButtonName } from './texts/cart-button.ts'
import { totalItems } from './rules/cart.ts'
import { READY } from '../islands/intent-ready.ts'
import { $cart } from './store/cart-store.ts'
import { whenIdle } from '../islands/on-intent.ts'

/** Keeps the header's cart button in step with the cart, and wakes the popup's island while there is nothing to do. */
const button = document.getElementById('cart-button')
const count = document.getElementById('cart-count')
const popup = document.getElementById('cart-popup')
/** Long enough for the code of the notification to arrive first: React is forty times as large. */
const WAKING_DELAY_MS = 1000
const wakePopup = () => popup?.querySelector('astro-island')?.dispatchEvent(new Event('intent'))

function focusHeading(): void {
  const heading = document.querySelector('h1')
  if (heading) heading.tabIndex = -1
  heading?.focus()
}

popup?.addEventListener('toggle', (event) => {
  const isOpen = event.newState === 'open'
  document.body.toggleAttribute('data-cart-open', isOpen)
  // When the last line goes, so does the cart's button, which would have got the focus back.
  const focused = document.activeElement
  if (!isOpen && (focused === document.body || popup.contains(focused))) focusHeading()
})

$cart.subscribe((cart, before) => {
  const items = totalItems(cart)
  button?.toggleAttribute('data-empty', items === 0)
  button?.setAttribute('aria-label', items === 0 ? CART_TITLE : cartButtonName(items))
  if (count) count.textContent = items === 0 ? '' : String(items)
  if (items > 0) setTimeout(whenIdle, before && WAKING_DELAY_MS, wakePopup)
})

// An island may put something into the cart, so the notification's code is fetched with the first island.
document.addEventListener(READY, () => void import('./toasts.ts').catch(console.error), { once: true })
