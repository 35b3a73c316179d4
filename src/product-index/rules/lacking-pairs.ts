import type { AttributeValue } from '../../catalogue/rules/catalogue.ts'
import { isOffered, offerOf } from '../../catalogue/rules/offers.ts'
import type { Product } from '../../catalogue/rules/product.ts'
import { foldText } from '../../text/fold.ts'

/** The tags of a size and a colour that a product does not have together. */
export type LackingPair = readonly [size: string, color: string, isSoldOut: boolean]

type OfferedProduct = Pick<
  Product,
  'tags' | 'variants' | 'allOfSizes' | 'offers' | 'priceCents' | 'priceBeforeCents'
>

/** A product's colours by the tags of the filter's values that have their names. */
function colorsByTag(
  { tags, variants }: OfferedProduct,
  values: readonly AttributeValue[],
): [string, string][] {
  return values.flatMap(({ id, name }): [string, string][] => {
    const variant = tags.includes(id) && variants.find((one) => foldText(one.name) === foldText(name))
    return variant ? [[id, variant.name]] : []
  })
}

/** The pairs of a product that are not offered or sold out (rule 137). @param sizes tags with their labels */
export function lackingPairs(
  product: OfferedProduct,
  sizes: Iterable<readonly [tag: string, label: string]>,
  values: readonly AttributeValue[],
): LackingPair[] {
  const colors = product.offers ? colorsByTag(product, values) : []
  return (
    [...sizes]
      // Tags of cuts are in the table of sizes, too.
      .filter(([tag, label]) => product.tags.includes(tag) && product.allOfSizes.includes(label))
      .flatMap(([tag, size]) =>
        colors.flatMap(([colorTag, color]): LackingPair[] => {
          const offer = offerOf(product, { color, size })
          return offer?.isAvailable ? [] : [[tag, colorTag, offer !== null]]
        }),
      )
  )
}

/** The tags of colours that are sold out in every size. */
export function soldOutColors(product: OfferedProduct, values: readonly AttributeValue[]): string[] {
  return colorsByTag(product, values).flatMap(([tag, color]) => (isOffered(product, { color }) ? [] : [tag]))
}

type Asked = readonly (readonly [attribute: string, ids: readonly string[]])[]

/** Whether a product has one of each attribute's values, and a size in a colour if both are asked for. */
export function fits(
  { tags, lacks = [] }: { tags: readonly string[]; lacks?: readonly LackingPair[] },
  asked: Asked,
  isAvailable: boolean,
): boolean {
  const own = asked.map(([, ids]) => ids.filter((id) => tags.includes(id)))
  if (own.some(({ length }) => length === 0)) return false
  const [sizes, colors] = [0, 1].map((part) =>
    own.find((ids) => lacks.some((pair) => ids.includes(String(pair[part])))),
  )
  const isLacking = (size: string, color: string) =>
    lacks.some((pair) => pair[0] === size && pair[1] === color && (isAvailable || !pair[2]))
  return !sizes || !colors || sizes.some((size) => colors.some((color) => !isLacking(size, color)))
}

/** The tags of a product that would find it as the only choice of their attribute. */
export function countedTags(
  product: { tags: readonly string[]; lacks?: readonly LackingPair[] },
  asked: Asked,
  isAvailable: boolean,
  attributeOf: ReadonlyMap<string, string>,
): string[] {
  return product.tags.filter((tag) => {
    const attribute = attributeOf.get(tag) ?? ''
    return fits(product, [...asked.filter(([id]) => id !== attribute), [attribute, [tag]]], isAvailable)
  })
}
