export type CustomerData = ReturnType<typeof emptyCustomer>

type KeysOf<T, V> = { [K in keyof T]: T[K] extends V ? K : never }[keyof T]
export type CustomerTextField = KeysOf<CustomerData, string>
export type CustomerFlag = KeysOf<CustomerData, boolean>

/** An untouched form: all its fields, under the names that are stored and sent (rule 601). */
export function emptyCustomer(defaultCountry: string) {
  return {
    isCompanyOrder: false,
    company: '',
    cin: '',
    tin: '',
    vat: '',
    name: '',
    surname: '',
    street: '',
    street_number: '',
    city: '',
    postal_code: '',
    country: defaultCountry,
    tel: '',
    email: '',
    deliverToAnotherAddress: false,
    name2: '',
    surname2: '',
    street2: '',
    street_number2: '',
    city2: '',
    postal_code2: '',
    state2: defaultCountry,
    tel2: '',
    email2: '',
    order_note: '',
    orderAsAGift: false,
  }
}

/** Reads a stored form: takes fields of the right type, turns numbers into text, and leaves the rest as in `empty`. */
export function parseCustomer(json: unknown, empty: CustomerData, maxLength: number): CustomerData {
  const stored = (json ?? {}) as Record<string, unknown>
  const fields = Object.entries<string | boolean>({ ...empty }).map(([name, value]) => {
    const kept = Object.hasOwn(stored, name) ? stored[name] : value
    const found = typeof kept === 'number' ? String(kept) : kept
    if (typeof found !== typeof value) return [name, value] as const
    return [name, typeof found === 'string' ? found.slice(0, maxLength) : found] as const
  })
  return { ...empty, ...Object.fromEntries(fields) }
}
