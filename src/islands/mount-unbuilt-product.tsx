import type { ProductRules } from '../domain/product-choices.ts'
import { askForProduct } from '../stores/unbuilt-product.ts'
import { mount } from './mount.tsx'
import { UnbuiltProductPage } from './UnbuiltProductPage.tsx'

/** Asks for the product of an address without a page of its own, and shows what comes of it. */
export function mountUnbuiltProduct(element: Element, slug: string | null, rules: ProductRules): void {
  void askForProduct(slug)
  mount(element, <UnbuiltProductPage slug={slug} rules={rules} />)
}
