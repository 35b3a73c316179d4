import type { ProductStatus } from '../../catalogue/rules/product-status.ts'
import { parseEuros } from '../../text/money.ts'
import type { SortOrder } from './listing-query.ts'
import type { PriceRange } from './price-range.ts'
import { foldText } from '../../text/fold.ts'
import { stemOf } from './stem.ts'

/** A page of the shop that a phrase names. */
export interface NamedPage {
  href: string
  name: string
}

/** The owner's words from `src/config/search-words.ts`, which the index carries (rule 225). */
export interface SearchWords {
  /** Words that shoppers type, and the shop's own words for them; '' for words without meaning. '=' before one: only this form. */
  synonyms: readonly (readonly [typed: string, meant: string])[]
  /** The same for kinds of goods. These words may have one wrong letter. */
  kinds: readonly (readonly [typed: string, meant: string])[]
  /** Kinds of goods that the shop does not have, and those that come nearest. */
  near: readonly (readonly [typed: string, meant: string])[]
  /** People: the cuts for them, and other cuts that suit them. */
  people: readonly (readonly [typed: string, meant: string, suits: string])[]
  gifts: {
    /** Words that lead to goods for everybody if the phrase names nothing else. */
    typed: readonly string[]
    /** Jobs. Beside a kind of goods they are told to be left out. */
    jobs: readonly string[]
    /** Occasions in names of goods. Beside such a word they leave nothing out: those goods come first. */
    occasions: readonly string[]
    meant: readonly string[]
  }
  pages: readonly (readonly [typed: string, page: NamedPage])[]
  /** Words for own print lead to its page, and mean the goods that can be printed (rule 135). */
  prints: { page: NamedPage; words: readonly (readonly [typed: string, meant: string])[] } | null
  sorts: readonly (readonly [typed: string, sort: SortOrder])[]
  /** Words that exclude the words after them. */
  without: readonly string[]
  /** Words that say nothing about goods. */
  small: readonly string[]
  /** By status: the words for its badge. */
  badges: Readonly<Partial<Record<ProductStatus, string>>>
  /** Words for reduced products. */
  reduced: string
  /** Words before a highest price. */
  upTo: readonly string[]
  /** Words before a lowest price. */
  from: readonly string[]
  /** Words after an amount of money. */
  euro: readonly string[]
}

export interface Word {
  /** The positions of the typed words from which it was made. */
  places: readonly number[]
  /** As the shopper wrote it. */
  written: string
  /** Folded. */
  text: string
  stem: string
  /** Set for an adjective or a diminutive: its noun. */
  noun?: string
  /** Set for a cut that a person means: the other cuts that suit this person. */
  suits?: readonly Word[]
}

/** Amounts of money stay whole. A number directly before a unit is a word of its own. */
const WORDS = /\d+[.,]\d{1,2}(?!\d)|\d+(?=(?:ml|eur)\p{L}*)|[\p{L}\p{M}\p{N}]+|€/giu
const AMOUNT = String.raw`\d{1,5}(?:[.,]\d{1,2})?`

export function splitWords(text: string): string[] {
  return text.match(WORDS) ?? []
}

export function readWords(text: string): Word[] {
  return splitWords(text).map((typed, place) => {
    const folded = foldText(typed)
    return { places: [place], written: typed, text: folded, stem: stemOf(folded) }
  })
}

/** The most words in the name of a value, and in an entry of the owner's table. */
const MAX_WORDS = 4

export const stemsOf = (words: readonly Word[]) => words.map(({ stem }) => stem).join(' ')
export const textsOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ')

/** The longest known run of words that begins at a position; empty for none. */
export function knownRun(words: readonly Word[], start: number, isKnown: (run: Word[]) => boolean): Word[] {
  const run = words.slice(start, start + MAX_WORDS)
  while (run.length > 0 && !isKnown(run)) run.pop()
  return run
}

/** The words that say nothing about goods, and those that exclude. */
export function createSmallWords({ small, without }: SearchWords) {
  const [smallTexts, withoutTexts] = [small, without].map((list) => new Set(list.map(foldText)))
  const isSmall = ({ text }: Word) => smallTexts?.has(text) ?? false
  return {
    isSmall,
    isWithout: ({ text }: Word) => withoutTexts?.has(text) ?? false,
    /** The words of a text without small ones, unless it has no others. */
    saying: (text: string) => {
      const words = readWords(text)
      const said = words.filter((word) => !isSmall(word))
      return said.length > 0 ? said : words
    },
  }
}

/**
 * Takes the price out of a phrase: 'do 20', 'od 10 do 20 €', '10 – 20 €', '20 €'.
 * @returns the other words, the price, and the positions of its words
 */
export function readPrice(words: readonly Word[], { upTo, from, euro }: SearchWords) {
  const any = (list: readonly string[]) => `(?:${list.map(foldText).join('|')})`
  const upToAmount = `${any(upTo)} (?<high>${AMOUNT})(?: ${any(euro)})?`
  const fromAmount = `${any(from)} (?<low>${AMOUNT})(?: ${any(euro)})?`
  const amounts = `(?:(?<first>${AMOUNT}) )?(?<last>${AMOUNT}) ${any(euro)}`
  const pattern = new RegExp(`(?<= )(?:${upToAmount}|${fromAmount}|${amounts})(?= )`, 'g')
  const text = ` ${words.map((word) => word.text).join(' ')} `
  const price: PriceRange = { fromCents: null, toCents: null }
  const said = new Set<Word>()
  for (const { 0: match, index, groups = {} } of text.matchAll(pattern)) {
    const before = text.slice(0, index).split(' ').length - 2
    for (const word of words.slice(before, before + match.split(' ').length)) said.add(word)
    price.fromCents = parseEuros(groups['low'] ?? groups['first']) ?? price.fromCents
    price.toCents = parseEuros(groups['high'] ?? groups['last']) ?? price.toCents
  }
  if (said.size === 0 || (price.fromCents ?? 0) > (price.toCents ?? Infinity))
    return { others: [...words], price: null, places: [] }
  const places = [...said].flatMap(({ places }) => places)
  return { others: words.filter((word) => !said.has(word)), price, places }
}
