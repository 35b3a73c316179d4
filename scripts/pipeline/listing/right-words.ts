/** Words of Slovak that a search would take for mistyped words of the shop's goods. */
import dictionary from 'dictionary-sk'
import { createVocabulary } from '../../../src/product-index/rules/correct-words.ts'
import { toIndexedProducts, type IndexedProduct } from '../../../src/product-index/rules/indexed-products.ts'
import type { ProductIndex } from '../../../src/product-index/rules/product-index.ts'
import { createSmallWords, readWords } from '../../../src/product-index/rules/read-words.ts'
import { isOneLetterOff, stemOf } from '../../../src/product-index/rules/stem.ts'
import { foldText } from '../../../src/text/fold.ts'

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz')
/** Shorter stems are like too many others. */
const MIN_STEM = 4

let stems: ReadonlyMap<string, string> | undefined

/** The words of the dictionary and their stems, folded, each with its stem. Names and abbreviations are left out. */
function readDictionary(): ReadonlyMap<string, string> {
  const lines = new TextDecoder().decode(dictionary.dic).split('\n')
  const words = lines.map((line) => line.replace(/\/.*/, '').trim()).filter((word) => /^\p{Ll}+$/u.test(word))
  return new Map(
    // Folded together: one after the other takes longer than all else here.
    foldText(words.join(' '))
      .split(' ')
      .flatMap((folded) => {
        const stem = stemOf(folded)
        return [[stem, stem] as const, [folded, stem] as const]
      }),
  )
}

/** All texts that differ from a word by one letter, or by two that have changed places. */
function neighbours(word: string): string[] {
  return Array.from(
    { length: word.length + 1 },
    (_, i) => [word.slice(0, i), word.slice(i)] as const,
  ).flatMap(([before, after]) => [
    before + after.slice(1),
    `${before}${after.slice(1, 2)}${after.slice(0, 1)}${after.slice(2)}`,
    ...LETTERS.flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
  ])
}

/** One product with each word of all the products once, so that a word is looked for in one place and not in thousands. */
function joined(products: readonly IndexedProduct[]): IndexedProduct[] {
  const once = (field: 'name' | 'nameStems' | 'others' | 'otherStems' | 'text') =>
    ` ${[...new Set(products.flatMap((product) => product[field].split(' ')))].join(' ')} `
  const [name, nameStems, others] = [once('name'), once('nameStems'), once('others')]
  const [otherStems, text] = [once('otherStems'), once('text')]
  return products.slice(0, 1).map((product) => ({
    ...{ ...product, name, nameStems, others, otherStems, text },
    words: products.flatMap(({ words }) => words),
    material: [...new Map(products.flatMap((one) => one.material).map((word) => [word.text, word])).values()],
  }))
}

/** Adds the stems of right words that the shop does not have, and that are one letter off from a word that it has. */
export function withRightWords(index: ProductIndex): ProductIndex {
  stems ??= readDictionary()
  const known = stems
  const products = [...toIndexedProducts(index, createSmallWords(index.words).isSmall).values()]
  const { targets } = createVocabulary(products, index.words, [])
  const { isKnown } = createVocabulary(joined(products), index.words, [])
  const right = targets
    .flatMap(({ text, stem }) => [text, stem])
    // Most neighbours are no words, which is found faster than how far off they are.
    .flatMap((target) => neighbours(target).filter((one) => known.has(one) && isOneLetterOff(target, one)))
    .flatMap((one) => known.get(one) ?? [])
  const rightStems = [...new Set(right)].filter(
    (stem) => stem.length >= MIN_STEM && !readWords(stem).some(isKnown),
  )
  return { ...index, rightStems: rightStems.sort() }
}
