/**
 * The brand that a product's tags name; `null` where they name none.
 * @param brands attribute value id to brand
 */
export function brandOf(tags: readonly string[], brands: Readonly<Record<string, string>>): string | null {
  return tags.map((tag) => (Object.hasOwn(brands, tag) ? brands[tag] : undefined)).find(Boolean) ?? null
}
