/** Reads words that mean no filter: words of names, materials, and words of descriptions (rule 225). */
import { FIELD, fieldFinder, madeOf, type IndexedProduct } from './indexed-products.ts'
import type { Word } from './read-words.ts'
import { placesOf, WEIGHT, type SearchTerm } from './search-term.ts'

/**
 * Makes a function that reads words as conditions.
 * @param isKnown true for words that the shop knows; others are also found inside words of names
 */
export function createWordTerms(products: readonly IndexedProduct[], isKnown: (word: Word) => boolean) {
  const wordTerm = (word: Word, isOccasion: boolean): SearchTerm => {
    const fieldOf = fieldFinder(word, !isKnown(word))
    const isMet = (product: IndexedProduct) => fieldOf(product) < FIELD.nowhere
    const isNamed = (product: IndexedProduct) => product.wholeName.includes(` ${word.stem} `)
    const isDescribed =
      products.some(isMet) && !products.some((product) => fieldOf(product) < FIELD.text || isNamed(product))
    const said = word.noun ?? word.written
    const isSoft = isOccasion || isDescribed
    return {
      ...{ isMet, fieldOf, said, isSoft, places: word.places, weight: isSoft ? 0 : WEIGHT.word },
      ...(isDescribed && { isDescribed, isPreferred: isMet }),
    }
  }

  /** True for words that products have in no field but their material. */
  const isMaterial = (word: Word) =>
    products.some((product) => madeOf(product, word)) &&
    products.every(({ nameStems, otherStems }) => !`${nameStems}${otherStems}`.includes(` ${word.stem} `))

  /** The word of the goods for a material, which the shopper may have written in another form. */
  const materialName = (word: Word) => {
    const names = products.flatMap((product) => madeOf(product, word)?.written.toLowerCase() ?? [])
    return names.includes(word.written.toLowerCase())
      ? word.written.toLowerCase()
      : (names[0] ?? word.written)
  }

  /** @param share the percentage before the material, if there is one */
  const materialTerm = (made: readonly Word[], share: Word | undefined): SearchTerm => ({
    weight: WEIGHT.filter,
    isMet: (product) => made.every((word, i) => madeOf(product, word, i === 0 ? share : undefined)),
    places: placesOf([...(share ? [share] : []), ...made]),
    condition: {
      material: [...(share ? [`${share.text}\u00A0%`] : []), ...made.map(materialName)].join(' '),
    },
  })

  /** @param isOccasion tells the words that leave nothing out beside 'darček' */
  return (words: readonly Word[], isOccasion: (word: Word) => boolean): SearchTerm[] => {
    const terms: SearchTerm[] = []
    for (let i = 0; i < words.length;) {
      const [share] = words.slice(i, i + 1).filter(({ text }) => /^\d+$/.test(text))
      const run = words.slice(i + (share ? 1 : 0))
      const others = run.findIndex((word) => !isMaterial(word))
      const made = others < 0 ? run : run.slice(0, others)
      if (made.length > 0) {
        terms.push(materialTerm(made, share))
        i += (share ? 1 : 0) + made.length
      } else {
        terms.push(...words.slice(i, ++i).map((word) => wordTerm(word, isOccasion(word))))
      }
    }
    return terms
  }
}
