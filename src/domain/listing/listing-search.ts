import { addProduct, toProductSet, type ProductSet } from './product-set.ts'
import { foldText } from './search.ts'

/**
 * The sentences of a folded text; joined by spaces they are the text again. A phrase is split in the same way, so that one
 * which spans several sentences can be compared part by part.
 */
export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?]) /)
}

/** What is searched in. */
export interface SearchedTexts {
  /** Name and code of every product, with `BETWEEN` between them. */
  lines: readonly string[]
  /** Folded sentences of the descriptions. */
  sentences: readonly string[]
  /** Each product's description, as ordinals of its sentences. */
  texts: readonly (readonly number[])[]
}

/** Control characters, which no phrase has and the API's schemas take out of every text; no white space to `foldText`. */
export const BETWEEN = '\u0001'
const LINE_END = '\u0002'

/** Returns a function that finds the lines with a phrase in them, in one pass through the whole text. */
function createLineSearch(text: string): (phrase: string) => number[] {
  const ends: number[] = []
  for (let end = text.indexOf(LINE_END); end !== -1; end = text.indexOf(LINE_END, end + 1)) ends.push(end)
  return (phrase) => {
    const found: number[] = []
    let line = 0
    for (let hit = text.indexOf(phrase); hit !== -1; hit = text.indexOf(phrase, ends[line] ?? Infinity)) {
      while ((ends[line] ?? Infinity) < hit) line++
      found.push(line)
    }
    return found
  }
}

/**
 * Returns a function that finds the products whose name, code or description has a folded phrase in it. Descriptions repeat
 * the same sentences, so each sentence is searched once. Nothing is prepared before the first phrase, so that a shopper who
 * only filters does not wait for it.
 */
export function createListingSearch(open: () => SearchedTexts): (phrase: string) => ProductSet {
  let opened: ReturnType<typeof prepare> | undefined
  const prepare = () => {
    const { lines, sentences, texts } = open()
    return {
      sentences,
      texts,
      // Folded all at once: one by one takes twice as long.
      searchLines: createLineSearch(foldText(lines.join(LINE_END))),
      searchSentences: createLineSearch(sentences.join(LINE_END)),
    }
  }
  return (phrase) => {
    const { sentences, texts, searchLines, searchSentences } = (opened ??= prepare())
    const products = toProductSet(texts.length, searchLines(phrase))

    const [first, ...parts] = splitSentences(phrase) as [string, ...string[]]
    const last = parts.pop()
    const starts = searchSentences(first).filter(
      (one) => last === undefined || (sentences[one] as string).endsWith(first),
    )

    // A flag for each sentence, because looking up ordinals in a Set takes three times as long.
    const isStart = new Uint8Array(sentences.length)
    for (const sentence of starts) isStart[sentence] = 1
    const goesOn = (text: readonly number[], i: number) =>
      last === undefined ||
      (parts.every((part, j) => sentences[text[i + 1 + j] as number] === part) &&
        (sentences[text[i + 1 + parts.length] as number]?.startsWith(last) ?? false))
    texts.forEach((text, ordinal) => {
      if (text.some((sentence, i) => isStart[sentence] === 1 && goesOn(text, i)))
        addProduct(products, ordinal)
    })
    return products
  }
}
