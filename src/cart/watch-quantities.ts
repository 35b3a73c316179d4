import { QUANTITY } from '../config/product-limits.ts'
import { $cart } from './store/cart-store.ts'

// The code of notes beside quantities comes once a number changes, or is at its limit.
const fetchNotes = () => import('./quantity-note.ts')
const tell = (event: Event) =>
  void fetchNotes().then(({ noteQuantity }) => noteQuantity(event as CustomEvent), console.warn)

for (const type of ['quantity', 'corrected']) document.addEventListener(type, tell)
$cart.subscribe((cart) => {
  if (cart.some(({ count }) => count >= QUANTITY.max)) fetchNotes().catch(console.warn)
})
