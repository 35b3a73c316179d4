import { $cart } from '../cart/store/cart-store.ts'
import { whenNear } from '../islands/on-intent.ts'

/** Shows the products that were seen before below an empty cart, and only there (rule 123). */
const place = document.getElementById('recently-seen')

if (place) {
  $cart.subscribe((cart) => place.toggleAttribute('data-cart-full', cart.length > 0))
  whenNear(place, () => void import('./recently-seen.ts'))
}
