import { isSlovak } from './customer-hints.ts'
import type { CustomerData } from './customer.ts'

const filled = (...lines: string[]) => lines.map((line) => line.trim()).filter(Boolean)

/** A Slovak postal code as Slovaks write it ('010 01'). Any other text stays as it was typed. */
function postalCode(text: string, country: string): string {
  return isSlovak(country) ? text.replace(/^\s*(\d{3})\s*(\d{2})\s*$/, '$1\u00A0$2') : text
}

export function billingLines(customer: CustomerData): string[] {
  const { name, surname, street, street_number, postal_code, city, country, tel, email } = customer
  return filled(
    `${name} ${surname}`,
    `${street} ${street_number}`,
    `${postalCode(postal_code, country)} ${city}`,
    country,
    tel,
    email,
  )
}

/** The delivery address, line by line; no lines when it is the billing address. */
export function deliveryLines(customer: CustomerData): string[] {
  if (!customer.deliverToAnotherAddress) return []
  const { name2, surname2, street2, street_number2, postal_code2, city2, state2, tel2, email2 } = customer
  return filled(
    `${name2} ${surname2}`,
    `${street2} ${street_number2}`,
    `${postalCode(postal_code2, state2)} ${city2}`,
    state2,
    tel2,
    email2,
  )
}
