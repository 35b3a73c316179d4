import type { ListedProduct } from '../catalogue/rules/product.ts'
import { foldText } from '../text/fold.ts'

/** A product as a suggestion shows it. */
export type SuggestedProduct = Pick<ListedProduct, 'slug' | 'name' | 'code' | 'priceCents' | 'imagePath'>

export interface Suggestions {
  products: readonly SuggestedProduct[]
  /** How many match in all. */
  total: number
}

/** A text as its folded words, each after a space; '' for one without a word. @example toWords('Tričko „Ľan“') // ' tricko lan' */
function toWords(text: string): string {
  const words = foldText(text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ' '))
  return words === '' ? '' : ` ${words}`
}

const NO_FIT = 5

/** 0 is best, `NO_FIT` is none; `phrase` is the typed words, each after a space. */
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
 * Best are names that begin with the phrase, then those with a word that does, then those with all its words
 * at the beginning of theirs, then codes, then names that have it inside.
 */
export function createSuggestions(
  products: readonly SuggestedProduct[],
): (text: string, most: number) => Suggestions {
  // Folded once, and not with every key.
  const lines = products.map((product) => ({
    product,
    words: toWords(product.name),
    code: foldText(product.code),
  }))
  return (text, most) => {
    const phrase = toWords(text)
    if (phrase === '') return { products: [], total: 0 }
    const ranked: SuggestedProduct[][] = Array.from({ length: NO_FIT }, () => [])
    for (const { product, words, code } of lines)
      ranked[rank(words, code, phrase, foldText(text))]?.push(product)
    const found = ranked.flat()
    return { products: found.slice(0, most), total: found.length }
  }
}
