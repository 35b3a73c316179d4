import { lazy, Suspense } from 'react'
import { DELIVERY_COUNTRIES } from '../../config/checkout/settings.ts'
import { isSlovak } from '../../domain/checkout/country.ts'
import { FIELD_LABELS } from '../../messages/checkout/checkout.ts'

/** Few shops deliver abroad, so that its code is fetched where there is something to choose. */
const CountryChoice = lazy(async () => ({ default: (await import('./CountryChoice.tsx')).CountryChoice }))

export interface CountryProps {
  name: 'country' | 'state2'
  autoComplete: string
  value: string
}

/** Whether the shop delivers to a country, however Slovakia is written. */
export function isWhereWeDeliver(value: string): boolean {
  return DELIVERY_COUNTRIES.some((country) => country === value || (isSlovak(country) && isSlovak(value)))
}

/** Where an address is: said where the shop delivers to one country, else chosen (rule 611). */
export function CountryField(props: CountryProps) {
  const said = (
    <p className="field">
      {FIELD_LABELS[props.name]}: {props.value}
    </p>
  )
  if (isWhereWeDeliver(props.value) && DELIVERY_COUNTRIES.length === 1) return said
  return (
    <Suspense fallback={said}>
      <CountryChoice {...props} />
    </Suspense>
  )
}
