/** A carrier's box or counter where a parcel waits for the shopper. */
export interface PickupPoint {
  /** The carrier's own id. */
  id: string
  name: string
  /** '' where the list gives none. */
  street: string
  city: string
  /** As the post writes it, '026 01'; '' where the list gives none. */
  postalCode: string
  hours?: string
  /** Degrees with two decimals, which is about a kilometre; both or neither, as lists may have none. */
  latitude?: string
  longitude?: string
}

/** @example pointAddress(point) // 'Hviezdoslavovo námestie 12, 026 01 Dolný Kubín' */
export function pointAddress({ street, postalCode, city }: PickupPoint): string {
  return [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ')
}

/** A point in a sentence. Many carriers have the street in the name, too. @example pointLine(point) // 'Box, Dlhá 1, 026 01 Dolný Kubín' */
export function pointLine(point: PickupPoint): string {
  const street = point.name.includes(point.street) ? '' : point.street
  return `${point.name}, ${pointAddress({ ...point, street })}`
}
