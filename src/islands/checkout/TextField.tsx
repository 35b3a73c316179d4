import { useState } from 'react'
import type { FieldSpec } from '../../config/checkout/customer-fields.ts'
import { MAX_FIELD_LENGTH } from '../../config/limits.ts'
import type { CustomerData, CustomerTextField } from '../../domain/checkout/customer.ts'
import { fieldHint, isSlovak } from '../../domain/checkout/customer-hints.ts'
import { FIELD_LABELS } from '../../messages/checkout/checkout.ts'
import { FIELD_HINTS } from '../../messages/checkout/field-hints.ts'
import { updateCustomer } from '../../stores/checkout/checkout.ts'

/** Where a field is found by whoever is to be sent there. */
export function fieldId(name: CustomerTextField): string {
  return `customer-${name}`
}

interface Props {
  field: FieldSpec
  customer: CustomerData
  /** The button has just said that the e-mail is wrong. */
  isEmailAsked: boolean
}

/**
 * A field of the form. What looks odd is said below it, once it has been left: never while its first letters are being
 * typed. It is a hint, except for the e-mail of the order, which has to be right (rules 503, 604).
 */
export function TextField({ field: { name, isShort, numericIn, ...input }, customer, isEmailAsked }: Props) {
  const hintId = `${fieldId(name)}-hint`
  const [isLeft, setIsLeft] = useState(false)
  const isRequired = name === 'email'
  const found = fieldHint(name, customer) ?? (isRequired && customer.email === '' ? 'email' : null)
  const isShown = (isLeft && customer[name] !== '') || (isRequired && isEmailAsked)
  const hint = isShown ? found : null

  return (
    <div
      className={['field', isShort && 'field-short', isRequired && 'field-required']
        .filter(Boolean)
        .join(' ')}
    >
      <label>
        <span>{FIELD_LABELS[name]}</span>
        <input
          type="text"
          {...input}
          id={fieldId(name)}
          {...(isRequired && { 'aria-required': true })}
          {...(numericIn && isSlovak(customer[numericIn]) && { inputMode: 'numeric' })}
          maxLength={MAX_FIELD_LENGTH}
          name={name}
          value={customer[name]}
          aria-invalid={isRequired && hint !== null}
          aria-describedby={hint ? hintId : undefined}
          onChange={(event) => {
            const { value } = event.currentTarget
            if (value === '') setIsLeft(false)
            updateCustomer({ [name]: value })
          }}
          onBlur={() => setIsLeft(customer[name] !== '')}
        />
      </label>
      <div className="field-status" role="status">
        {hint && (
          <p id={hintId} className={isRequired ? 'field-error' : 'field-hint'}>
            {FIELD_HINTS[hint]}
          </p>
        )}
      </div>
    </div>
  )
}
