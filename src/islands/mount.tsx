import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** Renders an island into an element of the page that was empty until a shopper reached for it. */
export function mount(element: Element, island: ReactNode): void {
  createRoot(element).render(<ErrorBoundary>{island}</ErrorBoundary>)
}
