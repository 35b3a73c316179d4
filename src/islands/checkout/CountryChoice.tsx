import { DELIVERY_COUNTRIES } from '../../config/checkout/settings.ts'
import { SHOP } from '../../config/shop/shop.ts'
import { CHECKOUT, FIELD_LABELS } from '../../messages/checkout/checkout.ts'
import { updateCustomer } from '../../stores/checkout/checkout.ts'
import { isWhereWeDeliver, type CountryProps } from './CountryField.tsx'
import { fieldId } from './TextField.tsx'

/** A choice of where the shop delivers. Another that was stored before stays chosen (rule 611). */
export function CountryChoice({ name, autoComplete, value }: CountryProps) {
  const isKnown = isWhereWeDeliver(value)
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
