import type { Product } from './product.ts'

export type Cut = 'damsky_strih' | 'pansky_strih' | 'unisex_strih' | 'detsky_strih'

export type ProductType = 't-shirt' | 'sweatshirt' | 'cap' | 'other'
export interface ProductRules {
  typeTags: Readonly<Record<Exclude<ProductType, 'other'>, string>>
  /** In the order in which a page looks for its first cut. */
  cuts: readonly { cut: Cut; tags: readonly string[]; sizes: readonly string[] }[]
  /** Attribute value id to size label, smallest size first. */
  sizeLabels: readonly (readonly [tag: string, label: string])[]
  /** The one size of a t-shirt or sweatshirt whose tags name none. */
  untaggedSize: string
}

export type ChoosableProduct = Pick<Product, 'tags' | 'status' | 'sizes' | 'variants'>

export interface SizeOption {
  label: string
  isAvailable: boolean
}

export interface CutChoice {
  /** `null` for products that have no cuts. */
  cut: Cut | null
  sizes: readonly SizeOption[]
  /** The size chosen at first, the first that can be bought; '' when there is none, or nothing to choose. */
  defaultSize: string
  /** False when it has sizes and none of them can be bought. */
  isOrderable: boolean
}

export interface ProductChoices {
  type: ProductType
  /** At least one; the first is chosen at first. */
  cuts: readonly [CutChoice, ...CutChoice[]]
  colors: readonly string[]
  defaultColor: string
  /** Why it cannot be ordered, or `null` when it can. */
  notOrderable: 'sold-out' | 'no-size' | null
}

/** What kind of product the type tags make it (rule 102). */
export function productType(tags: readonly string[], rules: ProductRules): ProductType {
  const { typeTags } = rules
  if (tags.includes(typeTags['t-shirt'])) return 't-shirt'
  if (tags.includes(typeTags.sweatshirt)) return 'sweatshirt'
  return tags.includes(typeTags.cap) ? 'cap' : 'other'
}

function hasCuts(type: ProductType): boolean {
  return type === 't-shirt' || type === 'sweatshirt'
}

function toSizeOptions(labels: readonly string[], product: ChoosableProduct): SizeOption[] {
  return [...new Set(labels)].map((label) => ({
    label,
    isAvailable: product.sizes === null || product.sizes.includes(label),
  }))
}

function toCutChoice(cut: Cut | null, labels: readonly string[], product: ChoosableProduct): CutChoice {
  const sizes = toSizeOptions(labels, product)
  const first = sizes.find((size) => size.isAvailable)
  return {
    cut,
    sizes,
    defaultSize: first?.label ?? '',
    isOrderable: sizes.length === 0 || first !== undefined,
  }
}

/** The sizes of each cut. A cut without any of the product's sizes is not offered, unless no cut has one. */
function garmentCuts(
  tags: readonly string[],
  labels: readonly string[],
  rules: ProductRules,
): { cut: Cut; labels: readonly string[] }[] {
  const tagged = rules.cuts.filter((rule) => rule.tags.some((tag) => tags.includes(tag)))
  const fitting = tagged
    .map(({ cut, sizes }) => ({ cut, labels: labels.filter((label) => sizes.includes(label)) }))
    .filter((choice) => choice.labels.length > 0)
  return fitting.length > 0 ? fitting : tagged.map(({ cut }) => ({ cut, labels }))
}

/** The tags that are sizes, with their labels (rules 104, 105): for a bag, 174 is its size 'UNI'. */
function taggedSizes(tags: readonly string[], type: ProductType, rules: ProductRules) {
  const cutTags = rules.cuts.flatMap((rule) => rule.tags)
  return rules.sizeLabels.filter(
    ([tag]) => tags.includes(tag) && (type === 'other' || !cutTags.includes(tag)),
  )
}

export function soldOutTags({ tags, sizes }: ChoosableProduct, rules: ProductRules): string[] {
  const tagged = taggedSizes(tags, productType(tags, rules), rules)
  return tagged.filter(([, label]) => sizes !== null && !sizes.includes(label)).map(([tag]) => tag)
}

function cutChoices(
  product: ChoosableProduct,
  type: ProductType,
  rules: ProductRules,
): [CutChoice, ...CutChoice[]] {
  const tagged = taggedSizes(product.tags, type, rules).map(([, label]) => label)
  if (!hasCuts(type)) return [toCutChoice(null, tagged, product)]

  const labels = tagged.length > 0 ? tagged : [rules.untaggedSize]
  const [first, ...rest] = garmentCuts(product.tags, labels, rules).map((choice) =>
    toCutChoice(choice.cut, choice.labels, product),
  )
  return first ? [first, ...rest] : [toCutChoice(null, labels, product)]
}

/** Everything a shopper can choose of a product, derived from its tags (rules 102 to 108, 111). */
export function productChoices(product: ChoosableProduct, rules: ProductRules): ProductChoices {
  const type = productType(product.tags, rules)
  const cuts = cutChoices(product, type, rules)
  const isOrderable = cuts.some((choice) => choice.isOrderable)
  const colors = product.variants.map((variant) => variant.name)
  return {
    type,
    cuts,
    colors,
    defaultColor: colors[0] ?? '',
    notOrderable: product.status === 'Sold Out' ? 'sold-out' : isOrderable ? null : 'no-size',
  }
}

/** A size and the cuts that come in it; the list is empty for a product without cuts. */
export interface OfferedSize extends SizeOption {
  cuts: readonly Cut[]
}

/** The sizes of all cuts, each once, those of the first cut first. */
export function offeredSizes({ cuts }: Pick<ProductChoices, 'cuts'>): OfferedSize[] {
  const sizes = cuts.flatMap((choice) => choice.sizes)
  const first = sizes.filter(({ label }, index) => sizes.findIndex((size) => size.label === label) === index)
  return first.map((size) => ({
    ...size,
    cuts: cuts.flatMap(({ cut, sizes: own }) =>
      cut !== null && own.some(({ label }) => label === size.label) ? [cut] : [],
    ),
  }))
}
