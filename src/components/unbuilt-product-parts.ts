/** What a product without a page of its own is shown with, fetched together and only there. */
export { mountUnbuiltProduct } from '../islands/mount-unbuilt-product.tsx'
// What is put into the cart is announced as on a product's own page.
import './toasts.ts'
