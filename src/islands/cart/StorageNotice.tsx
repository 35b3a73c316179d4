import { CART_NOT_KEPT } from '../../messages/cart/added.ts'
import { $isStorageLost } from '../../stores/persistence.ts'
import { useClientStore } from '../use-client-store.ts'

/** Says that the cart will not be kept, once storage has failed. */
export function StorageNotice() {
  return useClientStore($isStorageLost, false) ? (
    <p className="notice" role="status">
      {CART_NOT_KEPT}
    </p>
  ) : null
}
