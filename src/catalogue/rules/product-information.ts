/** The company that makes a product, or sells it under its own name. */
export interface Manufacturer {
  /** '' when it cannot be read. */
  name: string
  address: string
  /** '' when unknown. */
  email: string
}

/** Facts for the law, search engines and feeds, beside a product's description. Plain texts. */
export interface ProductInformation {
  /** `null` where the API names none. */
  manufacturer: Manufacturer | null
  /** The responsible person in the EU for a manufacturer outside it (Regulation (EU) 2023/988, article 16); else `null`. */
  responsible: Manufacturer | null
  /** A textile's fibre composition, or the material of another product; '' when unknown. */
  material: string
  care: string
  warnings: string
  /** Digits with a right check digit; '' for none. */
  ean: string
  /** The colour of a product that comes in one only; '' when unknown. */
  color: string
}

/**
 * Whether a text is a GTIN (EAN): 8, 12, 13 or 14 digits, the last of which follows from the others. Numbers with a
 * prefix for a shop's internal use do not count.
 * @example isGtin('4006381333931') // true
 */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false
  const sum = Array.from(text)
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0)
  const isOwn = text.length === 8 ? /^[02]/.test(text) : /^.(?:2|0[24])/.test(text.padStart(14, '0'))
  return sum % 10 === 0 && !isOwn
}

/** Whether the shop prints a product itself: all but textile without print and goods of a brand. @param brands by tag */
export function isOwnPrint(
  { isWithoutPrint, tags }: { isWithoutPrint: boolean; tags: readonly string[] },
  brands: Readonly<Record<string, string>>,
): boolean {
  return !isWithoutPrint && !tags.some((tag) => Object.hasOwn(brands, tag))
}
