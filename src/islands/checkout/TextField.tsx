import { useState } from 'react'
import type { FieldSpec } from '../../config/checkout/customer-fields.ts'
import { MAX_FIELD_LENGTH } from '../../config/limits.ts'
import type { CustomerData, CustomerTextField } from '../../domain/checkout/customer.ts'
import { isSlovak } from '../../domain/checkout/country.ts'
import { isEmail } from '../../domain/email.ts'
import { CHECKOUT, FIELD_LABELS } from '../../messages/checkout/checkout.ts'
import { updateCustomer } from '../../stores/checkout/checkout.ts'
import type * as fieldHelp from './field-help.ts'

/** Where a field is found by whoever is to be sent there. */
export function fieldId(name: CustomerTextField): string {
  return `customer-${name}`
}

interface Props {
  field: FieldSpec
  customer: CustomerData
  /** The button has just said that the e-mail is wrong. */
  isEmailAsked: boolean
  /** `null` until it is fetched. */
  help: typeof fieldHelp | null
  /** What stands below it while there is no hint. */
  note: string | null
  onChange: () => void
  /** It was left, or filled in without being reached for, as browsers do. */
  onLeave: (value: string) => void
}

/**
 * A field of the form. What looks odd is said below it, once it has been left: never while its first letters are being
 * typed. It is a hint, except for the e-mail of the order, which has to be right (rules 503, 604).
 */
export function TextField({
  field: { name, isShort, numericIn, ...input },
  customer,
  isEmailAsked,
  help,
  note,
  onChange,
  onLeave,
}: Props) {
  const hintId = `${fieldId(name)}-hint`
  const [isLeft, setIsLeft] = useState(false)
  const isRequired = name === 'email'
  const isShown = (isLeft && customer[name] !== '') || (isRequired && isEmailAsked)
  const found =
    isRequired && !isEmail(customer.email) ? CHECKOUT.emailForm : (help?.hintText(name, customer) ?? null)
  const hint = isShown ? found : null
  const said = hint ?? note

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
          aria-describedby={said ? hintId : undefined}
          onChange={(event) => {
            const { value } = event.currentTarget
            if (value === '') setIsLeft(false)
            updateCustomer({ [name]: value })
            onChange()
            if (event.currentTarget !== document.activeElement) onLeave(value)
          }}
          onBlur={() => {
            setIsLeft(customer[name] !== '')
            onLeave(customer[name])
          }}
        />
      </label>
      <div className="field-status" role="status">
        {said && (
          <p id={hintId} className={isRequired ? 'field-error' : 'field-hint'}>
            {said}
          </p>
        )}
      </div>
    </div>
  )
}
