import type { CustomerData } from './customer.ts'

const filled = (...lines: string[]) => lines.map((line) => line.trim()).filter(Boolean)

export function billingLines(customer: CustomerData): string[] {
  const { name, surname, street, street_number, postal_code, city, country, tel, email } = customer
  return filled(
    `${name} ${surname}`,
    `${street} ${street_number}`,
    `${postal_code} ${city}`,
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
    `${postal_code2} ${city2}`,
    state2,
    tel2,
    email2,
  )
}
