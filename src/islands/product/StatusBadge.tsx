import { shownStatus, type Product } from '../../domain/product/product.ts'
import { STATUS_NAMES } from '../../messages/product/product.ts'

/** The badge of a product's status (rule 112); nothing when it has none. */
export function StatusBadge({ product }: { product: Pick<Product, 'status' | 'priceBeforeCents'> }) {
  const status = shownStatus(product, import.meta.env.SHOW_UNPROVEN_DISCOUNTS)
  return status === null ? null : (
    <span className="badge" data-status={status}>
      {STATUS_NAMES[status]}
    </span>
  )
}
