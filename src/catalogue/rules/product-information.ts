/** Who made a product, or has it made under a name of their own (rule 131). */
export interface Manufacturer {
  /** '' when the name cannot be read. */
  name: string
  address: string
  /** '' when unknown. */
  email: string
}

/** What the law, search engines and feeds need beside a product's description (rule 131), as plain texts. */
export interface ProductInformation {
  /** `null` where the API names none. */
  manufacturer: Manufacturer | null
  /** The responsible person in the EU, where the manufacturer is outside of it (Regulation (EU) 2023/988, article 16); else `null`. */
  responsible: Manufacturer | null
  /** The fibre composition of a textile, or what another product is made of; '' when unknown. */
  material: string
  care: string
  warnings: string
  /** Digits with a right check digit; '' for none. */
  ean: string
  /** The colour of a product that comes in only one; '' when unknown. */
  color: string
}

/**
 * True for the number of a trade item (GTIN, EAN): 8, 12, 13 or 14 digits, the last of which follows from the others. False for
 * those of a prefix that every shop gives to goods of its own.
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

/** Everything but textile without print and goods of a brand; `brands` go by attribute value id. */
export function isOwnPrint(
  { isWithoutPrint, tags }: { isWithoutPrint: boolean; tags: readonly string[] },
  brands: Readonly<Record<string, string>>,
): boolean {
  return !isWithoutPrint && !tags.some((tag) => Object.hasOwn(brands, tag))
}
