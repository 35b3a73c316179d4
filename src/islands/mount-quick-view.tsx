import type { ProductRules } from '../domain/product-choices.ts'
import { mount } from './mount.tsx'
import { QuickViewDialog } from './QuickViewDialog.tsx'

/** Shows whichever product the quick view is opened for. */
export function mountQuickView(element: Element, rules: ProductRules): void {
  mount(element, <QuickViewDialog rules={rules} />)
}
