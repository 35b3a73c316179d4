/** The owner's table of words. The goods' own words come first (rules 225, 227). */
import type { SortOrder } from './listing-query.ts'
import type { OwnWords } from './own-words.ts'
import {
  knownRun,
  splitList,
  stemsOf,
  textsOf,
  type NamedPage,
  type SearchWords,
  type Word,
} from './read-words.ts'
import { verbOf } from './stem.ts'

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
export interface FoundMeaning extends Meaning {
  places: readonly number[]
  /** True for a page whose words the goods have themselves: the goods come first. */
  isLater?: true
}

/** All rows of the owner's tables, each word with its meaning. The first row of a word wins. */
function readTables(
  { synonyms, kinds, near, people, gifts, pages, prints, sorts }: SearchWords,
  saying: (text: string) => Word[],
) {
  const rows: (readonly [typed: string, meaning: Meaning])[] = [
    ...(prints?.words ?? []).map(
      ([meant, typed]) => [typed, { page: prints?.page, words: saying(meant) }] as const,
    ),
    ...[...kinds, ...synonyms].map(
      ([meant, typed]) => [typed, { words: meant ? saying(meant) : [] }] as const,
    ),
    ...near.map(([meant, typed]) => [typed, { words: saying(meant), isNear: true }] as const),
    ...people.map(([meant, typed, suits]) => {
      const others = suits ? saying(suits) : []
      const words = saying(meant).map((word) => ({ ...word, suits: others }))
      return [typed, { words, isPerson: true }] as const
    }),
    [gifts.typed, { isGift: true }],
    [gifts.jobs, { isGift: true, isJob: true }],
    ...pages.map(([page, typed]) => [typed, { page }] as const),
    ...sorts.map(([sort, typed]) => [typed, { sort }] as const),
  ]
  return rows
    .flatMap(([typed, meaning]) =>
      splitList(typed).map((one) => ({ words: saying(one), meaning, isExact: one.startsWith('=') })),
    )
    .reverse()
}

/** Makes a function that finds the owner's meaning of a run of words, and tells if it is a word of the table in just this form. */
function createMeanings(language: SearchWords, saying: (text: string) => Word[]) {
  const entries = readTables(language, saying)
  const byText = new Map(entries.map((entry) => [textsOf(entry.words), entry.meaning]))
  const byStem = new Map(
    entries.filter(({ isExact }) => !isExact).map(({ words, meaning }) => [stemsOf(words), meaning]),
  )
  const byVerb = new Map(
    entries
      .filter(({ meaning, words }) => meaning.page && words.length === 1)
      .flatMap(({ meaning, words: [word] }) =>
        word && /ť$/.test(word.written) ? [[verbOf(word.text), meaning]] : [],
      ),
  )
  return {
    isExact: (run: readonly Word[]) => byText.has(textsOf(run)),
    meaningOf: (run: readonly Word[]): Meaning | undefined => {
      const [word, ...others] = run
      const verb = word && others.length === 0 ? byVerb.get(verbOf(word.text)) : undefined
      return byText.get(textsOf(run)) ?? byStem.get(stemsOf(run)) ?? verb
    },
  }
}

/**
 * Makes a function that puts the shop's words in the place of a shopper's.
 * @param isValue true for the name of a category or of a filter's value
 * @param isBegun true for a word that begins a word of a product
 */
export function createTranslator(
  language: SearchWords,
  saying: (text: string) => Word[],
  { ownOf, isHad }: OwnWords,
  isValue: (run: readonly Word[]) => boolean,
  isBegun: (word: Word) => boolean,
) {
  const { meaningOf, isExact } = createMeanings(language, saying)
  /** The last word may be unfinished: 'tat' begins 'Tatry' rather than being a form of 'tato'. */
  const isUnfinished = (word: Word) => word.text === word.stem && !isExact([word]) && isBegun(word)

  /**
   * Chooses between the goods' own words and the owner's meaning. The meaning replaces words that the goods do not have,
   * or have only in another form than both table and shopper ('macko' is no 'mačka'); it adds to words that they have.
   */
  const choose = (run: readonly Word[], meaning: Meaning): { own: boolean; meaning: Meaning | undefined } => {
    const own = ownOf(run)
    const { words, isPerson, isGift } = meaning
    const isOwn = own === 'exact' || (own === 'form' && !isPerson)
    if (!isOwn) return { own: false, meaning }
    if (isGift || !isExact(run)) return { own: true, meaning: undefined }
    if (!words) return own === 'exact' ? { own: true, meaning } : { own: false, meaning }
    const isWider = words.some(({ stem }) => run.some((word) => word.stem === stem))
    if (isWider || (own === 'form' && isHad(words))) return { own: false, meaning }
    return { own: true, meaning: isHad(words) ? meaning : undefined }
  }

  return (said: readonly Word[]) => {
    const found: FoundMeaning[] = []
    const words: Word[] = []
    for (let i = 0; i < said.length;) {
      const run = knownRun(said, i, (run) => {
        const isLast = run.length === 1 && i === said.length - 1
        const isName = run.length > 1 && isValue(run)
        return isName || (meaningOf(run) !== undefined && !(isLast && run.some(isUnfinished)))
      })
      const read = said.slice(i, i + (run.length || 1))
      const places = run.flatMap((word) => word.places)
      const asked = meaningOf(run)
      const { own, meaning } = asked ? choose(run, asked) : { own: true, meaning: undefined }
      const meant = (meaning?.words ?? []).map((word) => ({ ...word, places }))
      if (!own) {
        if (meaning) found.push({ ...meaning, places })
        words.push(...meant)
      } else {
        const [first, ...others] = read
        const isBoth = first && others.length === 0 && meant.length > 0 && !meaning?.page
        if (meaning?.page) found.push({ page: meaning.page, places, isLater: true })
        words.push(...(isBoth ? [{ ...first, also: meant }] : read))
      }
      i += read.length
    }
    return { words, found }
  }
}
