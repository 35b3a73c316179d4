import { isOffered } from './offers.ts'
import type { Product } from './product.ts'

export type Cut = 'damsky_strih' | 'pansky_strih' | 'unisex_strih' | 'detsky_strih'

export type ProductType = 't-shirt' | 'sweatshirt' | 'cap' | 'other'
export interface ProductRules {
  typeTags: Readonly<Record<Exclude<ProductType, 'other'>, string>>
  /** In the order in which a page looks for the cut that is chosen at first. */
  cuts: readonly { cut: Cut; tags: readonly string[]; sizes: readonly string[] }[]
  /** Attribute value id to size label, smallest size first. */
  sizeLabels: readonly (readonly [tag: string, label: string])[]
  /** The single size of a t-shirt or sweatshirt for which neither tags nor the API name sizes. */
  untaggedSize: string
}

export type ChoosableProduct = Pick<
  Product,
  'tags' | 'status' | 'sizes' | 'allOfSizes' | 'variants' | 'offers' | 'sizeName'
>

export interface SizeOption {
  label: string
  isAvailable: boolean
}

export interface CutChoice {
  /** `null` for products without cuts. */
  cut: Cut | null
  sizes: readonly SizeOption[]
  /** The proposed size: the first that can be bought in the first colour; '' when there is none or nothing to choose. */
  defaultSize: string
  /** False when it has sizes, but none can be bought. */
  isAvailable: boolean
}

export interface ProductChoices extends Pick<Product, 'offers' | 'sizeName'> {
  type: ProductType
  /** At least one. The first is chosen at first. */
  cuts: readonly [CutChoice, ...CutChoice[]]
  colors: readonly string[]
  defaultColor: string
  /** Why it cannot be ordered, or `null` when it can. */
  unavailable: 'sold-out' | 'no-size' | null
}

/** The kind of product that the type tags make (rule 102). */
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

/** The first colour that can be bought; '' without colours. */
function defaultColorOf({ variants, ...product }: ChoosableProduct): string {
  return (variants.find(({ name }) => isOffered(product, { color: name })) ?? variants[0])?.name ?? ''
}

function toCutChoice(cut: Cut | null, labels: readonly string[], product: ChoosableProduct): CutChoice {
  const sizes = toSizeOptions(labels, product)
  const color = defaultColorOf(product)
  const first = sizes.find(
    ({ label, isAvailable }) => isAvailable && isOffered(product, { color, size: label }),
  )
  return {
    cut,
    sizes,
    defaultSize: first?.label ?? '',
    isAvailable: sizes.length === 0 || sizes.some(({ isAvailable }) => isAvailable),
  }
}

/**
 * Sizes without a tag. Those that can be bought are always offered. Where no tag names a size, sold-out sizes are
 * offered, too: otherwise sold-out goods could be bought without a size.
 */
function untaggedSizes({ sizes, allOfSizes }: ChoosableProduct, tagged: readonly string[]): string[] {
  const named = [...(tagged.length === 0 ? allOfSizes : []), ...(sizes ?? [])]
  return named.filter((label) => !tagged.includes(label))
}

/** Known labels in the order of the shop's table, then unknown ones in the API's order. */
function inSizeOrder(labels: readonly string[], { sizeLabels }: ProductRules): string[] {
  const known = sizeLabels.map(([, label]) => label).filter((label) => labels.includes(label))
  return [...new Set([...known, ...labels])]
}

/** The sizes of each cut: its own tagged ones, and all that belong to no cut. A cut without sizes is left out. */
function garmentCuts(
  tags: readonly string[],
  tagged: readonly string[],
  untagged: readonly string[],
  rules: ProductRules,
): { cut: Cut; labels: readonly string[] }[] {
  const cuts = rules.cuts.filter((rule) => rule.tags.some((tag) => tags.includes(tag)))
  const homeless = tagged.filter((label) => !cuts.some(({ sizes }) => sizes.includes(label)))
  return cuts
    .map(({ cut, sizes }) => ({
      cut,
      labels: inSizeOrder(
        [...tagged.filter((label) => sizes.includes(label)), ...homeless, ...untagged],
        rules,
      ),
    }))
    .filter(({ labels }) => labels.length > 0)
}

/** The tags that are sizes, with their labels (rules 104, 105). For a bag, tag 174 is the size 'UNI' and not a cut. */
function taggedSizes(tags: readonly string[], type: ProductType, rules: ProductRules) {
  const cutTags = rules.cuts.flatMap((rule) => rule.tags)
  return rules.sizeLabels.filter(
    ([tag]) => tags.includes(tag) && (type === 'other' || !cutTags.includes(tag)),
  )
}

/** Whether tags name sizes of a product. */
export function hasSizeTags({ tags }: Pick<ChoosableProduct, 'tags'>, rules: ProductRules): boolean {
  return taggedSizes(tags, productType(tags, rules), rules).length > 0
}

/** The tags by which a product is filtered: its own, and those of its sizes without a tag. */
export function filterTags(product: ChoosableProduct, rules: ProductRules): string[] {
  const { tags } = product
  const cutTags = rules.cuts.flatMap((rule) => rule.tags)
  const tagged = taggedSizes(tags, productType(tags, rules), rules).map(([, label]) => label)
  const untagged = untaggedSizes(product, tagged)
  const missing = rules.sizeLabels.filter(
    ([tag, label]) => untagged.includes(label) && !cutTags.includes(tag),
  )
  return [...new Set([...tags, ...missing.map(([tag]) => tag)])]
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
  const named = untaggedSizes(product, tagged)
  const isUnnamed = hasCuts(type) && tagged.length + named.length === 0
  const untagged = isUnnamed ? [rules.untaggedSize] : named
  const cuts = hasCuts(type) ? garmentCuts(product.tags, tagged, untagged, rules) : []
  const [first, ...rest] = cuts.map(({ cut, labels }) => toCutChoice(cut, labels, product))
  return first ? [first, ...rest] : [toCutChoice(null, inSizeOrder([...tagged, ...untagged], rules), product)]
}

/** Everything that a shopper can choose of a product, from its tags and sizes (rules 102 to 108, 111, 136). */
export function productChoices(product: ChoosableProduct, rules: ProductRules): ProductChoices {
  const type = productType(product.tags, rules)
  const cuts = cutChoices(product, type, rules)
  const isAvailable = cuts.some((choice) => choice.isAvailable)
  const { offers, sizeName } = product
  const isGone = product.status === 'Sold Out' || (isAvailable && !isOffered(product, {}))
  return {
    type,
    cuts,
    colors: product.variants.map((variant) => variant.name),
    defaultColor: defaultColorOf(product),
    unavailable: isGone ? 'sold-out' : isAvailable ? null : 'no-size',
    ...(offers && { offers }),
    ...(sizeName && { sizeName }),
  }
}

/** Whether a product is for sale (rule 111). */
export function isAvailable(product: ChoosableProduct, rules: ProductRules): boolean {
  return productChoices(product, rules).unavailable === null
}

/** A size, and the cuts that have it; the list is empty for a product without cuts. */
export interface OfferedSize extends SizeOption {
  cuts: readonly Cut[]
}

/** The sizes of all cuts, each once. The sizes of the first cut come first. */
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
