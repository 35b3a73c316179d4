import { CartPopup } from './CartPopup.tsx'
import { mount } from './mount.tsx'

/** Brings the header's cart popup to life. */
export function mountCartPopup(element: Element): void {
  mount(element, <CartPopup />)
}
