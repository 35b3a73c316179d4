import { useRef, useState } from 'react'
import {
  BILLING_FIELDS,
  COMPANY_FIELDS,
  DELIVERY_FIELDS,
  type FieldSpec,
} from '../../config/checkout/customer-fields.ts'
import { PHONE_DELIVERY_IDS, PICKUP_DELIVERY_ID } from '../../config/checkout/settings.ts'
import { MAX_NOTE_LENGTH } from '../../config/limits.ts'
import type { CustomerData, CustomerFlag, CustomerTextField } from '../../domain/checkout/customer.ts'
import { isBillingDone, missingAddress } from '../../domain/checkout/missing-address.ts'
import { INITIAL_ORDER_STATE, ORDER_VIEW } from '../../domain/checkout/order-state.ts'
import { CHECKOUT, FIELD_LABELS, FLAG_LABELS } from '../../messages/checkout/checkout.ts'
import { $customer, EMPTY_CUSTOMER, updateCustomer } from '../../stores/checkout/checkout.ts'
import { $order } from '../../stores/checkout/order.ts'
import { $user, type User } from '../../stores/user.ts'
import { useClientStore } from '../use-client-store.ts'
import { CountryField } from './CountryField.tsx'
import type * as fieldHelp from './field-help.ts'
import { StepHeading } from './StepHeading.tsx'
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
  help: typeof fieldHelp | null
  /** Whose telephone the carrier needs. */
  phoneField: CustomerTextField | null
}

function Fields({ fields, customer, help, phoneField }: FieldsProps) {
  const order = useClientStore($order, INITIAL_ORDER_STATE)
  const isEmailAsked = order.view === ORDER_VIEW.form && order.isTermsAccepted
  /** What was typed in, and the streets that have given their number away: that is done once. */
  const touched = useRef(new Set<string>())
  const [moved, setMoved] = useState<ReturnType<typeof fieldHelp.leaveStreet>>(null)

  const leave = (name: CustomerTextField, value: string) => {
    const left = touched.current.has(name) ? help?.leaveStreet(name, { ...customer, [name]: value }) : null
    if (!left || touched.current.has(left.numberField)) return
    touched.current.add(left.numberField)
    updateCustomer(left.fields)
    setMoved(left)
  }

  return (
    <div className="fields">
      {fields.map((field) =>
        field.name === 'country' || field.name === 'state2' ? (
          <CountryField
            key={field.name}
            name={field.name}
            autoComplete={field.autoComplete}
            value={customer[field.name]}
          />
        ) : (
          <TextField
            key={field.name}
            field={field}
            customer={customer}
            isEmailAsked={isEmailAsked}
            help={help}
            note={
              (moved?.numberField === field.name && moved.text) ||
              (field.name === phoneField && CHECKOUT.phoneReason) ||
              null
            }
            onChange={() => {
              touched.current.add(field.name)
              setMoved(null)
            }}
            onLeave={(value) => leave(field.name, value)}
          />
        ),
      )}
    </div>
  )
}

/** Billing and delivery data, kept as typed (rules 601, 602). */
export function CustomerForm({ deliveryId }: { deliveryId: number }) {
  const customer = useClientStore($customer, EMPTY_CUSTOMER)
  const user = useClientStore($user, NOBODY)
  const [help, setHelp] = useState<typeof fieldHelp | null>(null)
  const isDelivered = deliveryId !== PICKUP_DELIVERY_ID
  const phone = customer.deliverToAnotherAddress ? 'tel2' : 'tel'
  const fieldsProps = {
    customer,
    help,
    phoneField: PHONE_DELIVERY_IDS.includes(deliveryId) ? phone : null,
  } as const

  return (
    <div
      className="customer-form"
      onFocus={() => {
        // Without it the form does the same and gives no hints.
        if (!help) void import('./field-help.ts').then(setHelp, () => undefined)
      }}
    >
      <fieldset>
        <StepHeading title={CHECKOUT.billing} isDone={isBillingDone(customer, isDelivered)} />
        <p className="field-hint billing-hint">
          {CHECKOUT.required}
          {user.state === 'somebody' && <a href="/login">{CHECKOUT.login}</a>}
        </p>
        <Flag name="isCompanyOrder" customer={customer} />
        {customer.isCompanyOrder && <Fields fields={COMPANY_FIELDS} {...fieldsProps} />}
        <Fields fields={BILLING_FIELDS} {...fieldsProps} />
      </fieldset>
      <fieldset>
        <StepHeading
          title={CHECKOUT.deliveryAddress}
          isDone={missingAddress(customer, isDelivered).length === 0}
        />
        <Flag name="deliverToAnotherAddress" customer={customer} />
        {customer.deliverToAnotherAddress && <Fields fields={DELIVERY_FIELDS} {...fieldsProps} />}
      </fieldset>
      <fieldset>
        <StepHeading title={CHECKOUT.note} isDone={customer.order_note !== ''} />
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
