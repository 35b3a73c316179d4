/** Tells apart the words that name values of filters, those that exclude, and the others (rule 225). */
import type { FilterWords } from './filter-words.ts'
import { knownRun, type createSmallWords, type Word } from './read-words.ts'
import { placesOf, type HasIt } from './search-term.ts'
import type { NamedValues } from './value-terms.ts'

/** Goods that a phrase excludes. */
export interface Excluded {
  has: HasIt
  places: readonly number[]
}

export function createWordSorter(
  { findValues, isValue, namedBy }: FilterWords,
  { isWithout }: ReturnType<typeof createSmallWords>,
) {
  const addValues = (named: Map<string, NamedValues>, run: readonly Word[]) => {
    const values = findValues(run)
    if (!values) return
    const none = { ids: [], keys: [], places: [], parts: [], suits: new Set<string>() }
    const one: NamedValues = named.get(values.attribute) ?? none
    const suits = run.flatMap((word) => word.suits ?? [])
    if (run.some((word) => !word.suits)) one.suits = null
    for (const id of suits.flatMap((word) => findValues([word])?.ids ?? [])) one.suits?.add(id)
    one.ids.push(...values.ids)
    one.keys.push(` ${values.key} `)
    one.places.push(...placesOf(run))
    one.parts.push({ ids: [...values.ids], keys: [` ${values.key} `], places: placesOf(run) })
    named.set(values.attribute, one)
  }

  /** Excludes all words into which the typed word at a position was translated. */
  const excludeAt = (words: readonly Word[], start: number, without: Word): [Excluded[], end: number] => {
    const excluded: Excluded[] = []
    let i = start
    while (i < words.length && words[i]?.places === words[start]?.places) {
      const run = knownRun(words, i, isValue)
      const one = run.length > 0 ? run : words.slice(i, i + 1)
      excluded.push({ has: namedBy(one), places: [...without.places, ...placesOf(one)] })
      i += one.length
    }
    return [excluded, i]
  }

  return (words: readonly Word[]) => {
    const named = new Map<string, NamedValues>()
    const excluded: Excluded[] = []
    const others: Word[] = []
    /** Words with several readings. */
    const several: Word[] = []
    for (let i = 0; i < words.length;) {
      const [word] = words.slice(i)
      const run = knownRun(words, i, (some) => some.every(({ readings }) => !readings) && isValue(some))
      if (run.length > 0) addValues(named, run)
      else if (word && isWithout(word)) {
        const [gone, end] = excludeAt(words, i + 1, word)
        excluded.push(...gone)
        i = end
        continue
      } else if (word) (word.readings ? several : others).push(word)
      i += run.length || 1
    }
    return { named, excluded, others, several }
  }
}
