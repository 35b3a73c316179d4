/** The owner's table of words (rule 225). */
import type { SortOrder } from './listing-query.ts'
import { knownRun, stemsOf, textsOf, type NamedPage, type SearchWords, type Word } from './read-words.ts'

/** The owner's meaning of a word. */
interface Meaning {
  words?: readonly Word[]
  isGift?: true
  /** True for a present for somebody who has a job. */
  isJob?: true
  /** True for a kind of goods that the shop has only nearly. */
  isNear?: true
  isPerson?: true
  page?: NamedPage
  sort?: SortOrder
}

/** A meaning, and the positions of the typed words that have it. */
interface FoundMeaning extends Meaning {
  places: readonly number[]
}

/**
 * Makes a function that puts the shop's words in the place of a shopper's.
 * @param isNamed true for words that a product's name has, in any form or exactly so
 * @param isBegun true for a word that begins a word of a product
 */
export function createTranslator(
  { synonyms, kinds, near, people, gifts, pages, prints, sorts }: SearchWords,
  saying: (text: string) => Word[],
  isNamed: (run: readonly Word[], isExact: boolean) => boolean,
  isBegun: (word: Word) => boolean,
) {
  const table: (readonly [typed: string, meaning: Meaning])[] = [
    ...(prints?.words ?? []).map(
      ([typed, meant]) => [typed, { page: prints?.page, words: saying(meant) }] as const,
    ),
    ...[...kinds, ...synonyms].map(
      ([typed, meant]) => [typed, { words: meant ? saying(meant) : [] }] as const,
    ),
    ...near.map(([typed, meant]) => [typed, { words: saying(meant), isNear: true }] as const),
    ...people.map(([typed, meant, suits]) => {
      const others = suits ? saying(suits) : []
      const words = saying(meant).map((word) => ({ ...word, suits: others }))
      return [typed, { words, isPerson: true }] as const
    }),
    ...gifts.typed.map((typed) => [typed, { isGift: true }] as const),
    ...gifts.jobs.map((typed) => [typed, { isGift: true, isJob: true }] as const),
    ...pages.map(([typed, page]) => [typed, { page }] as const),
    ...sorts.map(([typed, sort]) => [typed, { sort }] as const),
  ]
  // The exact word of the table wins, then a product's name, then another form of a word of the table. So 'mačka', which
  // is in names, does not mean 'macko'. A form of a word for a person gives way only to the same word of a name: 'pre
  // priateľa' means a man, and 'priatelia' the goods of that name.
  const meanings = table
    .map(([typed, meaning]) => ({ words: saying(typed), meaning, isExact: typed.startsWith('=') }))
    .reverse()
  const byText = new Map(meanings.map(({ words, meaning }) => [textsOf(words), meaning]))
  const byStem = new Map(
    meanings.filter(({ isExact }) => !isExact).map(({ words, meaning }) => [stemsOf(words), meaning]),
  )
  const meaningOf = (run: readonly Word[]): Meaning | undefined => {
    const meaning = byText.get(textsOf(run)) ?? byStem.get(stemsOf(run))
    const isExact = byText.has(textsOf(run)) && !meaning?.isGift
    return meaning && !isExact && isNamed(run, meaning.isPerson ?? false) ? undefined : meaning
  }
  /** The last word may be unfinished: 'tat' begins 'Tatry' rather than being a form of 'tato'. */
  const isUnfinished = (word: Word) => word.text === word.stem && !byText.has(word.text) && isBegun(word)

  return (said: readonly Word[]) => {
    const found: FoundMeaning[] = []
    const words: Word[] = []
    for (let i = 0; i < said.length;) {
      const run = knownRun(said, i, (run) => {
        const isLast = run.length === 1 && i === said.length - 1
        return meaningOf(run) !== undefined && !(isLast && run.some(isUnfinished))
      })
      const meaning = meaningOf(run)
      const places = run.flatMap((word) => word.places)
      if (meaning) found.push({ ...meaning, places })
      words.push(
        ...(meaning
          ? (meaning.words ?? []).map((word) => ({ ...word, places }))
          : said.slice(i, i + (run.length || 1))),
      )
      i += run.length || 1
    }
    return { words, found }
  }
}
