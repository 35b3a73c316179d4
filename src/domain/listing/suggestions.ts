import { abbreviate, expand, slugify } from './listing-index.ts'
import { foldText } from './search.ts'

/** A product as a suggestion shows it. */
export interface SuggestedProduct {
  slug: string
  name: string
  code: string
  priceCents: number
  /** '' for one without a picture. */
  imagePath: string
}

/** The file that suggestions are made from: columns in the shop's order, with patterns for what repeats. */
export interface SuggestionFile {
  names: readonly string[]
  codes: readonly string[]
  /** With name and code taken out, see `abbreviate`. */
  slugs: readonly string[]
  /** With the slug taken out. */
  imagePaths: readonly string[]
  prices: readonly number[]
}

/** The file as it is queried. */
export interface SuggestionIndex {
  product: (ordinal: number) => SuggestedProduct
  /** The words of each name, each after a space. */
  words: readonly string[]
  codes: readonly string[]
}

/** Products that a phrase suggests, best first. */
export interface Suggestions {
  products: readonly SuggestedProduct[]
  /** How many match in all. */
  total: number
}

/** Writes products as the file of suggestions. */
export function toSuggestionFile(products: readonly SuggestedProduct[]): SuggestionFile {
  return {
    names: products.map(({ name }) => name),
    codes: products.map(({ code }) => code),
    slugs: products.map(({ slug, name, code }) => abbreviate(slug, [slugify(name), code.toLowerCase()])),
    imagePaths: products.map(({ imagePath, slug }) => abbreviate(imagePath, [slug])),
    prices: products.map(({ priceCents }) => priceCents),
  }
}

/**
 * A text as its folded words, each after a space; '' for one without a word.
 * @example toWords('Tričko „Ľan“') // ' tricko lan'
 */
function toWords(text: string): string {
  const words = foldText(text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ' '))
  return words === '' ? '' : ` ${words}`
}

/** Makes the file that was sent ready to be queried. */
export function openSuggestionFile(file: SuggestionFile): SuggestionIndex {
  return {
    words: file.names.map(toWords),
    codes: file.codes.map(foldText),
    product: (ordinal) => {
      const name = file.names[ordinal] as string
      const code = file.codes[ordinal] as string
      const slug = expand(file.slugs[ordinal] as string, [slugify(name), code.toLowerCase()])
      const imagePath = expand(file.imagePaths[ordinal] as string, [slug])
      return { slug, name, code, priceCents: file.prices[ordinal] ?? 0, imagePath }
    },
  }
}

/** The products with the given slugs, in the order of those; what the file does not have is left out. */
export function findSuggested(index: SuggestionIndex, slugs: readonly string[]): SuggestedProduct[] {
  const products = index.words.map((_, ordinal) => index.product(ordinal))
  const bySlug = new Map(products.map((product) => [product.slug, product]))
  return slugs.flatMap((slug) => bySlug.get(slug) ?? [])
}

const NO_FIT = 5

/**
 * How well a product fits, 0 best; `NO_FIT` for one that does not.
 * @param phrase the typed words, each after a space
 */
function rank(words: string, code: string, phrase: string, typedCode: string): number {
  if (words.startsWith(phrase)) return 0
  if (words.includes(phrase)) return 1
  // The first part is empty, and every text includes it.
  const parts = phrase.split(' ')
  if (parts.every((part) => words.includes(` ${part}`))) return 2
  if (code.startsWith(typedCode)) return 3
  return parts.every((part) => words.includes(part)) ? 4 : NO_FIT
}

/**
 * What a phrase suggests, whatever its case and diacritics: names that begin with it, then those with a word that
 * does, then those with all its words at the beginning of theirs, then codes, then names that have it inside.
 * Products of one rank keep the shop's order.
 */
export function suggestProducts(index: SuggestionIndex, text: string, most: number): Suggestions {
  const phrase = toWords(text)
  if (phrase === '') return { products: [], total: 0 }
  const typedCode = foldText(text)
  const ranked: number[][] = [[], [], [], [], []]
  index.words.forEach((words, ordinal) =>
    ranked[rank(words, index.codes[ordinal] as string, phrase, typedCode)]?.push(ordinal),
  )
  const found = ranked.flat()
  return { products: found.slice(0, most).map(index.product), total: found.length }
}
