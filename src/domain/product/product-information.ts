/** Who made a product, or has it made under a name of their own (rule 131). */
export interface Manufacturer {
  /** '' where somebody is named and nobody can read whom. */
  name: string
  /** '' where it is not known. */
  address: string
  /** '' where it is not known. */
  email: string
}

/** What the law, search engines and feeds ask for beside a product's description (rule 131): texts, none of them HTML. */
export interface ProductInformation {
  /** `null` where the API names none. */
  manufacturer: Manufacturer | null
  /** The fibre composition of a textile, what anything else is made of; '' where it is not known. */
  material: string
  care: string
  /** Warnings and safety information. */
  warnings: string
  /** Digits whose last one is right; '' for none. */
  ean: string
  /** The colour of a product that comes in one; '' where it is not known. */
  color: string
}

/**
 * True for the number of a trade item (GTIN, EAN): 8, 12, 13 or 14 digits, the last of which follows from the others.
 * @example isGtin('4006381333931') // true
 */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false
  const sum = Array.from(text)
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0)
  return sum % 10 === 0
}

/**
 * True for what the shop prints itself under its own name: anything but textile without print and goods of a brand.
 * @param brands attribute value id to brand
 */
export function isOwnPrint(
  { isWithoutPrint, tags }: { isWithoutPrint: boolean; tags: readonly string[] },
  brands: Readonly<Record<string, string>>,
): boolean {
  return !isWithoutPrint && !tags.some((tag) => Object.hasOwn(brands, tag))
}
