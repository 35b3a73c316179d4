import type { ProductStatus } from '../../domain/product/product.ts'
import { STATUS_NAMES } from '../../messages/product/product.ts'

/** The badge of a product's status; nothing when it has none. */
export function StatusBadge({ status }: { status: ProductStatus | null }) {
  return status === null ? null : (
    <span className="badge" data-status={status}>
      {STATUS_NAMES[status]}
    </span>
  )
}
