import { DELIVERY_COUNTRIES } from '../../config/checkout/settings.ts'
import { SHOP } from '../../config/shop/shop.ts'
import { isSlovak } from '../../domain/checkout/country.ts'
import { CHECKOUT, FIELD_LABELS } from '../../messages/checkout/checkout.ts'
import { updateCustomer } from '../../stores/checkout/checkout.ts'
import { fieldId } from './TextField.tsx'

interface Props {
  name: 'country' | 'state2'
  autoComplete: string
  value: string
}

/** A choice of where the shop delivers; one country is only said. Another that was stored before stays chosen (rule 611). */
export function CountryField({ name, autoComplete, value }: Props) {
  const isKnown = DELIVERY_COUNTRIES.some(
    (country) => country === value || (isSlovak(country) && isSlovak(value)),
  )
  if (isKnown && DELIVERY_COUNTRIES.length === 1)
    return (
      <p className="field">
        {FIELD_LABELS[name]}: {value}
      </p>
    )
  const isListed = DELIVERY_COUNTRIES.includes(value)
  const hintId = `${fieldId(name)}-hint`
  const isHinted = !isKnown && value.trim() !== ''
  return (
    <div className="field">
      <label>
        <span>{FIELD_LABELS[name]}</span>
        <select
          id={fieldId(name)}
          name={name}
          autoComplete={autoComplete}
          value={value}
          aria-describedby={isHinted ? hintId : undefined}
          onChange={(event) => updateCustomer({ [name]: event.currentTarget.value })}
        >
          {[...(isListed ? [] : [value]), ...DELIVERY_COUNTRIES].map((country) => (
            <option key={country}>{country}</option>
          ))}
        </select>
      </label>
      <div className="field-status" role="status">
        {isHinted && (
          <p id={hintId} className="field-hint">
            {CHECKOUT.otherCountry} <a href={SHOP.phone.href}>{SHOP.phone.label}</a>.
          </p>
        )}
      </div>
    </div>
  )
}
