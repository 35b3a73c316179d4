import { remember } from '../../catalogue/rules/collections.ts'
import type { ProductStatus } from '../../catalogue/rules/product-status.ts'
import type { SortOrder } from './listing-query.ts'
import { foldText } from '../../text/fold.ts'
import { stemOf } from './stem.ts'

/** A page of the shop that a phrase names. */
export interface NamedPage {
  href: string
  name: string
}

/** A row of the owner's tables: a meaning, and the words for it, with commas between them. '=' before one: only this form. */
type Row<Meaning> = readonly [meant: Meaning, typed: string]

/** The owner's words from `src/config/search-words.ts`, which the index carries (rule 225). */
export interface SearchWords {
  /** The shop's own words, and words that shoppers type for them; '' for words without meaning. */
  synonyms: readonly Row<string>[]
  /** The same for kinds of goods. These words may have one wrong letter. */
  kinds: readonly Row<string>[]
  /** Goods that come nearest to kinds that the shop does not have. */
  near: readonly Row<string>[]
  /** The cuts for people, and other cuts that suit them. */
  people: readonly (readonly [...Row<string>, suits: string])[]
  gifts: {
    /** Words that lead to goods for everybody if the phrase names nothing else. */
    typed: string
    /** Jobs. Beside a kind of goods they are told to be left out. */
    jobs: string
    /** Occasions in names of goods. Beside such a word they leave nothing out: those goods come first. */
    occasions: string
    /** Kinds of goods that suit everybody. */
    meant: string
  }
  pages: readonly Row<NamedPage>[]
  /** Words for own print lead to its page, and mean the goods that can be printed (rule 135). */
  prints: {
    page: NamedPage
    words: readonly Row<string>[]
    /** Words that mean it only beside goods that have no such word. */
    beside: string
  } | null
  sorts: readonly Row<SortOrder>[]
  /** Words that exclude the words after them. */
  without: string
  /** Words that say nothing about goods. */
  small: string
  /** By status: the words for its badge. */
  badges: Readonly<Partial<Record<ProductStatus, string>>>
  /** Words for reduced products. */
  reduced: string
  /** Words before a highest price. */
  upTo: string
  /** Words before a lowest price. */
  from: string
  /** Words after an amount of money. */
  euro: string
  /** Beginnings that make a shade of a colour: 'bledo' in 'bledoružová'. */
  shades: string
  /** Words whose amount of money is a value and no price. */
  vouchers: string
}

/** The parts of a text between commas. */
export const splitList = (text: string) => text.split(/,\s*/)

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
  /** Stems of adjectives of the goods that come from it: 'nákup' has that of 'nákupná'. */
  related?: readonly string[]
  /** Set for a cut that a person means: the other cuts that suit this person. */
  suits?: readonly Word[]
  /** True where the goods have several words that differ only by diacritics: those of the shopper count. */
  isSpelt?: boolean
  /** Set for words of which any reading counts, such as the goods' own word and the owner's meaning. */
  readings?: readonly (readonly Word[])[]
}

/** Amounts of money stay whole. A number directly before a unit is a word of its own. */
const WORDS = /\d+[.,]\d{1,2}(?!\d)|\d+(?=(?:ml|eur)\p{L}*)|[\p{L}\p{M}\p{N}]+|€/giu

export function splitWords(text: string): string[] {
  return text.match(WORDS) ?? []
}

/** The folded form and stem of each word that was read: products share most of their words. */
const formsOf = remember((written: string) => {
  const text = foldText(written)
  return { text, stem: stemOf(text) }
})

export function readWords(text: string): Word[] {
  return splitWords(text).map((written, place) => ({ places: [place], written, ...formsOf(written) }))
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
  const [smallTexts, withoutTexts] = [small, without].map((list) => new Set(splitList(list).map(foldText)))
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
