/** The goods' own words: those of names, categories, filter values, colours, makers and materials (rule 229). */
import { remember } from '../../catalogue/rules/collections.ts'
import type { FilterWords } from './filter-words.ts'
import { FIELD, fieldFinder, type IndexedProduct } from './indexed-products.ts'
import { stemsOf, textsOf, type createSmallWords, type Word } from './read-words.ts'

/** How the goods have some words: in just this form, in another form, or not. A description does not count. */
export type Own = 'exact' | 'form' | 'none'

export type OwnWords = ReturnType<typeof createOwnWords>

export function createOwnWords(
  products: readonly IndexedProduct[],
  categoryNames: readonly string[],
  { isValue }: FilterWords,
  { saying, isWithout }: ReturnType<typeof createSmallWords>,
) {
  const texts = new Set(products.flatMap(({ words }) => words.map(({ text }) => text)))
  const categories = categoryNames.map((name) => textsOf(saying(name)))
  const categoryStems = categoryNames.map((name) => stemsOf(saying(name)))
  const named = (run: readonly Word[], isExact: boolean) =>
    products.some(({ name, nameStems }) =>
      isExact ? name.includes(` ${textsOf(run)} `) : nameStems.includes(` ${stemsOf(run)} `),
    )
  const formOf = (word: Word) => {
    const stems = [word.stem, ...(word.related ?? [])].map((stem) => ` ${stem} `)
    return products.some(({ nameStems, otherStems, material }) =>
      stems.some(
        (stem) =>
          nameStems.includes(stem) ||
          otherStems.includes(stem) ||
          material.some((one) => ` ${one.stem} ` === stem),
      ),
    )
  }
  const ownOf = (run: readonly Word[]): Own => {
    const [word, ...others] = run
    if (!word) return 'none'
    const isExact =
      named(run, true) || categories.includes(textsOf(run)) || (others.length === 0 && texts.has(word.text))
    if (isExact) return 'exact'
    return named(run, false) || isValue(run) || (others.length === 0 && formOf(word)) ? 'form' : 'none'
  }
  const isHad = (word: Word) => {
    const fieldOf = fieldFinder(word, false)
    return isValue([word]) || products.some((product) => fieldOf(product) < FIELD.text)
  }
  const isWordHad = remember(isHad, ({ text }: Word) => text)
  // A phrase asks for the same words at every key.
  return {
    /** How the goods have a run of words, side by side. */
    ownOf: remember(ownOf, textsOf),
    /** True if names of goods or of categories have a run of words, in any form. */
    isNamed: (run: readonly Word[]) => named(run, false) || categoryStems.includes(stemsOf(run)),
    /** True if goods have all the words, in any form and anywhere outside descriptions. Words such as 'bez' do not count. */
    isHad: (words: readonly Word[]) => words.every((word) => isWithout(word) || isWordHad(word)),
    /** True if a product's whole name has the words side by side, whatever they mean. */
    isNamedBy: (words: readonly Word[]) => {
      const stems = ` ${stemsOf(words)} `
      const isAny = stems.trim() !== '' && !words.some(({ isSpelt }) => isSpelt)
      return ({ wholeName }: IndexedProduct) => isAny && wholeName.includes(stems)
    },
  }
}
