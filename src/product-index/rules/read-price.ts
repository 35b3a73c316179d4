/** Reads the price in a phrase (rule 225). */
import { foldText } from '../../text/fold.ts'
import { parseEuros } from '../../text/money.ts'
import type { PriceRange } from './price-range.ts'
import { splitList, type SearchWords, type Word } from './read-words.ts'

const AMOUNT = String.raw`\d{1,5}(?:[.,]\d{1,2})?`
const any = (list: string) => `(?:${splitList(list).map(foldText).join('|')})`

/**
 * Takes the price out of a phrase: 'do 20', 'od 10 do 20 €', '10 – 20 €', '20 €'. The value of a voucher is no price.
 * @returns the other words, the price, and the positions of its words
 */
export function readPrice(words: readonly Word[], { upTo, from, euro, vouchers }: SearchWords) {
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
  const others = words.filter((word) => !said.has(word))
  const isNone = said.size === 0 || (price.fromCents ?? 0) > (price.toCents ?? Infinity)
  if (isNone) return { others: [...words], price: null, places: [] }
  if (new RegExp(` ${any(vouchers)}`).test(text)) return { others, price: null, places: [] }
  return { others, price, places: [...said].flatMap(({ places }) => places) }
}
