import { PICKUP_DELIVERY_ID } from '../../config/checkout/settings.ts'
import { missingAddress } from '../../domain/checkout/missing-address.ts'
import { CHECKOUT, FIELD_LABELS } from '../../messages/checkout/checkout.ts'
import { $customer, EMPTY_CUSTOMER } from '../../stores/checkout/checkout.ts'
import { useClientStore } from '../use-client-store.ts'
import { fieldId } from './TextField.tsx'

/** Says what the address of a parcel still lacks and leads there; the order can be sent without it. */
export function MissingAddress({ deliveryId }: { deliveryId: number }) {
  const customer = useClientStore($customer, EMPTY_CUSTOMER)
  const missing = missingAddress(customer, deliveryId !== PICKUP_DELIVERY_ID)
  return (
    <div className="form-notice" role="status">
      {missing.length > 0 && (
        <div className="notice missing-address">
          <p>{CHECKOUT.missingAddress}</p>
          <ul>
            {missing.map((field) => (
              <li key={field}>
                <a
                  href={`#${fieldId(field)}`}
                  onClick={(event) => {
                    // A place within the form is no step of the shopper's history.
                    event.preventDefault()
                    document.getElementById(fieldId(field))?.focus()
                  }}
                >
                  {FIELD_LABELS[field]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
