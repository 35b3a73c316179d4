/** The goods' own words: those of names, categories, filter values, colours, makers and materials (rule 227). */
import type { FilterWords } from './filter-words.ts'
import { FIELD, fieldFinder, type IndexedProduct } from './indexed-products.ts'
import { stemsOf, textsOf, type Word } from './read-words.ts'

/** How the goods have some words: in just this form, in another form, or not. A description does not count. */
export type Own = 'exact' | 'form' | 'none'

export type OwnWords = ReturnType<typeof createOwnWords>

export function createOwnWords(
  products: readonly IndexedProduct[],
  categoryNames: readonly string[],
  { isValue, findValues }: FilterWords,
  readText: (text: string) => Word[],
) {
  const texts = new Set(products.flatMap(({ words }) => words.map(({ text }) => text)))
  const categories = categoryNames.map((name) => textsOf(readText(name)))
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
  return {
    /** How the goods have a run of words, side by side. */
    ownOf: (run: readonly Word[]): Own => {
      const [word, ...others] = run
      if (!word) return 'none'
      const isExact =
        named(run, true) || categories.includes(textsOf(run)) || (others.length === 0 && texts.has(word.text))
      if (isExact) return 'exact'
      return named(run, false) || isValue(run) || (others.length === 0 && formOf(word)) ? 'form' : 'none'
    },
    /** True if goods have all the words, in any form and anywhere outside descriptions. */
    isHad: (words: readonly Word[]) =>
      words.every((word) => {
        const fieldOf = fieldFinder(word, false)
        return findValues([word]) !== undefined || products.some((product) => fieldOf(product) < FIELD.text)
      }),
    /** True if a product's whole name has the words side by side, whatever they mean. */
    isNamedBy: (words: readonly Word[]) => {
      const stems = ` ${stemsOf(words)} `
      return ({ wholeName }: IndexedProduct) => stems.trim() !== '' && wholeName.includes(stems)
    },
  }
}
