import type { ReactNode } from 'react'
import { CART } from './texts/cart-texts.ts'
import { CART_NOT_KEPT } from './texts/not-kept.ts'
import { $isStorageLost } from '../storage/persistence.ts'
import { useClientStore } from '../islands/use-client-store.tsx'

/** Says that the cart will not be kept, when storage has failed. */
export function StorageNotice() {
  return useClientStore($isStorageLost, false) ? (
    <p className="notice" role="status">
      {CART_NOT_KEPT}
    </p>
  ) : null
}

/** Has an empty cart and a loading cart. Until the stored cart is read, styles show the right one (CartAtStart.astro). */
export function CartUnknown() {
  return (
    <div className="cart-unknown needs-script">
      <EmptyCart />
      <p className="loading">{CART.loading}</p>
    </div>
  )
}

export function EmptyCart({ children }: { children?: ReactNode }) {
  return (
    <div className="empty-state">
      <StorageNotice />
      <h2 className="empty-state-title seam">{CART.emptyTitle}</h2>
      <p>{CART.emptyHint}</p>
      <a className="button" href="/produkty">
        {CART.browse}
      </a>
      {children}
    </div>
  )
}
