import { createRoot } from 'react-dom/client'
import type { ProductRules } from '../domain/product-choices.ts'
import { QuickViewDialog } from './QuickViewDialog.tsx'

/**
 * Shows whichever product the quick view is opened for. Should it break, it has no place of its own to say so: the error
 * goes to the window, whose notice tells it.
 */
export function mountQuickView(element: Element, rules: ProductRules): void {
  createRoot(element).render(<QuickViewDialog rules={rules} />)
}
