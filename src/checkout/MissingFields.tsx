import type { DeliveryKind } from '../catalogue/rules/settings.ts'
import { fieldId } from './customer-fields.ts'
import { useClientStore } from '../islands/use-client-store.tsx'
import { missingFields } from './rules/needed-fields.ts'
import { $customer, EMPTY_CUSTOMER } from './store/customer-store.ts'
import { FIELD_LABELS } from './texts/checkout-texts.ts'
import { fieldName, MISSING } from './texts/field-hints.ts'

interface Props {
  deliveryKind: DeliveryKind | null
  isUrgent: boolean
}

/** Names the fields that the order lacks (rules 605, 612), with links to them. The order can be sent without them. */
export function MissingFields({ deliveryKind, isUrgent }: Props) {
  const { parcel, invoice } = missingFields(useClientStore($customer, EMPTY_CUSTOMER), deliveryKind)
  const lacks = [
    [MISSING.address, parcel],
    [MISSING.invoice, invoice],
  ] as const
  return lacks.map(
    ([text, fields]) =>
      fields.length > 0 && (
        <div key={text} className={`notice missing-fields${isUrgent ? '' : ' notice-quiet'}`}>
          <p>{text}</p>
          <ul>
            {fields.map((field) => (
              <li key={field}>
                <a
                  href={`#${fieldId(field)}`}
                  aria-label={fieldName(field)}
                  onClick={(event) => {
                    // A jump within the form must not become a step of the browser's history.
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
      ),
  )
}
