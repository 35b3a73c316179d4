import type { ReactNode } from 'react'
import { CART } from '../../messages/cart/cart.ts'
import { StorageNotice } from './StorageNotice.tsx'

/** What an empty cart says, with a way back to the goods. */
export function EmptyCart({ children }: { children?: ReactNode }) {
  return (
    <div className="empty-state">
      <StorageNotice />
      <p className="empty-state-title">{CART.emptyTitle}</p>
      <p>{CART.emptyHint}</p>
      <a className="button" href="/produkty">
        {CART.browse}
      </a>
      {children}
    </div>
  )
}
