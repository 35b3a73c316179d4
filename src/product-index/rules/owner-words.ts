/** The owner's table of words. The goods' own words come first (rules 225, 229). */
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

/** What a run of words means in each of its readings, and what the owner's table says besides. */
interface ReadRun {
  readings: readonly (readonly Word[])[]
  found?: FoundMeaning
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
        word && /\u0165$/.test(word.written) ? [[verbOf(word.text), meaning]] : [],
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
 * Makes a function that finds the words which mean the same as a run of words in the owner's tables. Where the goods have
 * 'Hoodie', 'mikina s kapucňou' and 'hoody' mean it.
 */
function createTwins(
  { kinds, synonyms, people }: SearchWords,
  saying: (text: string) => Word[],
  { isHad, isNamed }: OwnWords,
) {
  /** A kind of goods stands in names: a filter of that name may be anything. */
  const isOwn = (words: readonly Word[], isKind: boolean) =>
    words.length > 0 && (isKind ? isNamed(words) : isHad(words))
  const rows = new Map<string, { row: readonly (readonly Word[])[]; isKind: boolean }[]>()
  for (const [place, [meant, typed]] of [...kinds, ...synonyms, ...people].entries()) {
    const one = { row: [meant, ...splitList(typed)].map(saying), isKind: place < kinds.length }
    const keys = meant === '' ? [] : new Set(one.row.map(stemsOf))
    for (const key of keys) rows.set(key, [...(rows.get(key) ?? []), one])
  }
  return (run: readonly Word[]): (readonly Word[])[] => {
    const twins = (rows.get(stemsOf(run)) ?? []).flatMap(({ row, isKind }) =>
      row.filter((words) => isOwn(words, isKind)),
    )
    return [...new Map(twins.map((words) => [stemsOf(words), words])).values()]
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
  ownWords: OwnWords,
  isValue: (run: readonly Word[]) => boolean,
  isBegun: (word: Word) => boolean,
) {
  const { meaningOf, isExact } = createMeanings(language, saying)
  const { ownOf, isHad } = ownWords
  const twinsOf = createTwins(language, saying, ownWords)
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
    return { own: true, meaning: meaning.page || isHad(words) ? meaning : undefined }
  }

  /** The goods' own words that mean the same as words which they do not have; empty if the goods have these, or none. */
  const ownTwins = (run: readonly Word[], meaning: Meaning | undefined): (readonly Word[])[] => {
    const isMissing = run.length > 0 && ownOf(run) === 'none' && !(meaning && isHad(meaning.words ?? []))
    return isMissing ? twinsOf(run) : []
  }

  const readRun = (run: readonly Word[]): ReadRun => {
    const places = run.flatMap((word) => word.places)
    const asked = meaningOf(run)
    const at = (words: readonly Word[]) => words.map((word) => ({ ...word, places }))
    const twins = ownTwins(run, asked)
    if (twins.length > 0) return { readings: twins.map(at) }
    if (!asked) return { readings: [run] }
    const { own, meaning } = choose(run, asked)
    if (!own)
      return { readings: [at(meaning?.words ?? [])], ...(meaning && { found: { ...meaning, places } }) }
    const { page, words = [] } = meaning ?? {}
    if (page) return { readings: [run], found: { page, places, isLater: true } }
    return { readings: words.length > 0 ? [run, at(words)] : [run] }
  }

  return (said: readonly Word[]) => {
    const found: FoundMeaning[] = []
    const words: Word[] = []
    for (let i = 0; i < said.length;) {
      const known = knownRun(said, i, (run) => {
        const isLast = run.length === 1 && i === said.length - 1
        const isName = run.length > 1 && isValue(run)
        const isMeant = meaningOf(run) !== undefined || ownTwins(run, undefined).length > 0
        return isName || (isMeant && !(isLast && run.some(isUnfinished)))
      })
      const run = known.length > 0 ? known : said.slice(i, i + 1)
      const read: ReadRun = known.length > 0 ? readRun(run) : { readings: [run] }
      const [first] = run
      const [only = []] = read.readings
      words.push(...(first && read.readings.length > 1 ? [{ ...first, readings: read.readings }] : only))
      if (read.found) found.push(read.found)
      i += run.length
    }
    return { words, found }
  }
}
