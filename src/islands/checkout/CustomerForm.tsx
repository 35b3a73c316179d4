import {
  BILLING_FIELDS,
  COMPANY_FIELDS,
  DELIVERY_FIELDS,
  type FieldSpec,
} from '../../config/checkout/customer-fields.ts'
import { MAX_NOTE_LENGTH } from '../../config/limits.ts'
import type { CustomerData, CustomerFlag } from '../../domain/checkout/customer.ts'
import { INITIAL_ORDER_STATE, ORDER_VIEW } from '../../domain/checkout/order-state.ts'
import { CHECKOUT, FIELD_LABELS, FLAG_LABELS } from '../../messages/checkout/checkout.ts'
import { $customer, EMPTY_CUSTOMER, updateCustomer } from '../../stores/checkout/checkout.ts'
import { $order } from '../../stores/checkout/order.ts'
import { $user, type User } from '../../stores/user.ts'
import { useClientStore } from '../use-client-store.ts'
import { TextField } from './TextField.tsx'

const NOBODY: User = { state: 'nobody' }

function Flag({ name, customer }: { name: CustomerFlag; customer: CustomerData }) {
  return (
    <label className="check">
      <input
        type="checkbox"
        name={name}
        checked={customer[name]}
        onChange={(event) => updateCustomer({ [name]: event.currentTarget.checked })}
      />
      <span>{FLAG_LABELS[name]}</span>
    </label>
  )
}

interface FieldsProps {
  fields: readonly FieldSpec[]
  customer: CustomerData
}

function Fields({ fields, customer }: FieldsProps) {
  const order = useClientStore($order, INITIAL_ORDER_STATE)
  const isEmailAsked = order.view === ORDER_VIEW.form && order.isTermsAccepted
  return (
    <div className="fields">
      {fields.map((field) => (
        <TextField key={field.name} field={field} customer={customer} isEmailAsked={isEmailAsked} />
      ))}
    </div>
  )
}

/** Billing and delivery data, kept as typed (rules 601, 602). */
export function CustomerForm() {
  const customer = useClientStore($customer, EMPTY_CUSTOMER)
  const user = useClientStore($user, NOBODY)

  return (
    <div className="customer-form">
      <fieldset>
        <legend>
          <h2>{CHECKOUT.billing}</h2>
        </legend>
        <p className="field-hint billing-hint">
          {CHECKOUT.required}
          {user.state === 'somebody' && <a href="/login">{CHECKOUT.login}</a>}
        </p>
        <Flag name="isCompanyOrder" customer={customer} />
        {customer.isCompanyOrder && <Fields fields={COMPANY_FIELDS} customer={customer} />}
        <Fields fields={BILLING_FIELDS} customer={customer} />
      </fieldset>
      <fieldset>
        <legend>
          <h2>{CHECKOUT.deliveryAddress}</h2>
        </legend>
        <Flag name="deliverToAnotherAddress" customer={customer} />
        {customer.deliverToAnotherAddress && <Fields fields={DELIVERY_FIELDS} customer={customer} />}
      </fieldset>
      <fieldset>
        <legend>
          <h2>{CHECKOUT.note}</h2>
        </legend>
        <div className="field">
          <label>
            <span>{FIELD_LABELS.order_note}</span>
            <textarea
              name="order_note"
              rows={3}
              maxLength={MAX_NOTE_LENGTH}
              value={customer.order_note}
              onChange={(event) => updateCustomer({ order_note: event.currentTarget.value })}
            />
          </label>
        </div>
        <Flag name="orderAsAGift" customer={customer} />
      </fieldset>
    </div>
  )
}
