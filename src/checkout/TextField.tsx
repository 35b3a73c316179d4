import { useState, type KeyboardEvent } from 'react'
import { fieldId, type FieldSpec } from './customer-fields.ts'
import { DEFAULT_COUNTRY, DELIVERY_COUNTRIES } from '../config/countries.ts'
import { MAX_FIELD_LENGTH } from '../config/order-limits.ts'
import type { CustomerData, CustomerTextField } from './rules/customer.ts'
import type { fieldNeeds } from './rules/needed-fields.ts'
import { isEmail as isRightEmail } from '../text/email.ts'
import { CHECKOUT, FIELD_LABELS } from './texts/checkout-texts.ts'
import type * as fieldHelp from './field-help.tsx'
import { useField } from './form-fields.tsx'

/** Enter goes on to the form's next field and never submits (rule 520). */
function goOn(event: KeyboardEvent<HTMLElement>): void {
  const { key, nativeEvent, currentTarget } = event
  if (key !== 'Enter' || nativeEvent.isComposing) return
  event.preventDefault()
  const fields = [
    ...(currentTarget.closest('form')?.querySelectorAll<HTMLElement>('.field :is(input, select, textarea)') ??
      []),
  ]
  fields[fields.indexOf(currentTarget) + 1]?.focus()
}

/** A field's name. '(nepovinné)' is hidden from screen readers (rule 613): they tell which fields are required. */
export function FieldLabel({ name, isOptional }: { name: CustomerTextField; isOptional: boolean }) {
  return <span data-optional={isOptional ? CHECKOUT.optional : undefined}>{FIELD_LABELS[name]}</span>
}

interface Props {
  field: FieldSpec
  customer: CustomerData
  /** True after a press on the button found the e-mail wrong. */
  isEmailAsked: boolean
  /** `null` until its code is fetched. */
  help: typeof fieldHelp | null
  need: ReturnType<ReturnType<typeof fieldNeeds>>
  /** A text below it while there is no hint. It may come with another delivery, so it is not said aloud. */
  note: string | false | undefined
}

/** A hint appears once the field was left, not while the shopper types (rules 503, 604, 611). */
export function TextField({
  field: { name, width, numericIn, ...input },
  customer,
  isEmailAsked,
  help,
  need,
  note,
}: Props) {
  const [isLeft, setIsLeft] = useState(false)
  const value = customer[name]
  const ref = useField<HTMLInputElement & HTMLSelectElement>(value)
  const countries = (name === 'country' || name === 'state2') && [...new Set([...DELIVERY_COUNTRIES, value])]
  if (countries && countries.length === 1)
    return <p className="field field-fixed field-narrow">{`${FIELD_LABELS[name]}: ${value}`}</p>

  const id = fieldId(name)
  const hintId = `${id}-hint`
  const isEmail = name === 'email'
  const isShown = countries || (isLeft && value !== '') || (isEmail && isEmailAsked)
  const isWrong = isEmail && !isRightEmail(value)
  const hint = isShown && (isWrong ? CHECKOUT.emailForm : help?.hintText(name, customer))
  const control = {
    ...input,
    ref,
    id,
    name,
    'aria-describedby': hint || note ? hintId : undefined,
  }

  return (
    <div
      className={['field', width && `field-${width}`, need === 'needed' && 'field-required']
        .filter(Boolean)
        .join(' ')}
    >
      <label>
        <FieldLabel name={name} isOptional={need === 'optional'} />
        {countries ? (
          <select {...control}>
            {countries.map((country) => (
              <option key={country} value={country}>
                {country}
              </option>
            ))}
          </select>
        ) : (
          <input
            type="text"
            {...control}
            {...(need === 'needed' && { 'aria-required': true })}
            {...(numericIn && customer[numericIn] === DEFAULT_COUNTRY && { inputMode: 'numeric' })}
            maxLength={MAX_FIELD_LENGTH}
            enterKeyHint="next"
            onKeyDown={goOn}
            aria-invalid={isWrong && Boolean(hint)}
            onInput={({ currentTarget }) => currentTarget.value === '' && setIsLeft(false)}
            onBlur={({ currentTarget }) => setIsLeft(currentTarget.value !== '')}
          />
        )}
      </label>
      <div className="field-status">
        <div role="status">
          {hint && (
            <p id={hintId} className={`field-hint ${isWrong ? 'field-error' : 'field-odd'}`}>
              {hint}
            </p>
          )}
        </div>
        {!hint && note && (
          <p id={hintId} className="field-hint">
            {note}
          </p>
        )}
      </div>
    </div>
  )
}
