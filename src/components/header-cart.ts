import { CART } from '../messages/cart.ts'
import { $totalItems } from '../stores/cart.ts'

/** Keeps the header's cart button in step with the cart and has the popup's island ready before it is opened. */
const button = document.getElementById('cart-button')
const count = document.getElementById('cart-count')
const popup = document.getElementById('cart-popup')

function wakePopup(): void {
  popup?.querySelector('astro-island')?.dispatchEvent(new Event('wake'))
}

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 4000 })
  else setTimeout(task, 1000)
}

$totalItems.subscribe((items) => {
  button?.toggleAttribute('data-empty', items === 0)
  button?.setAttribute('aria-label', items === 0 ? CART.title : CART.openWithCount(items))
  if (count) count.textContent = items === 0 ? '' : String(items)
  if (items > 0) {
    if (document.readyState === 'complete') whenIdle(wakePopup)
    else window.addEventListener('load', () => whenIdle(wakePopup), { once: true })
  }
})

for (const intent of ['pointerenter', 'touchstart', 'focus', 'click'])
  button?.addEventListener(intent, wakePopup, { passive: true })
