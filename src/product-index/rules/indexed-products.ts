import type { IndexRow, ProductIndex } from './product-index.ts'
import { readWords, type Word } from './read-words.ts'
import { compareSpelling } from './spelling.ts'
import { cutEnding, ENDINGS } from './stem.ts'

/** A product as it is searched: words and stems of its texts, folded, with a space around each. */
export interface IndexedProduct {
  row: IndexRow
  /** The words of all its fields but the description. */
  words: readonly Word[]
  name: string
  nameStems: string
  /** The stems of its whole name, with words that say nothing. */
  wholeName: string
  /** The names of its filter values, colours and maker, its code, and the words for its badge. */
  others: string
  otherStems: string
  /** What it is made of. */
  material: readonly Word[]
  text: string
  /** The ids of its filter values and the slugs of its categories. */
  values: ReadonlySet<string>
}

const spaced = (words: readonly string[]) => ` ${words.join(' ')} `

/** Prepares products for searching. @param isSmall tells words that say nothing: names are compared without them */
export function toIndexedProducts(
  { products, categories, attributes, words: { badges, reduced } }: ProductIndex,
  isSmall: (word: Word) => boolean,
): ReadonlyMap<IndexRow, IndexedProduct> {
  const names = new Map(attributes.flatMap(({ values }) => values.map(({ id, name }) => [id, name])))
  const slugs = products.map((): string[] => [])
  for (const [slug, places] of Object.entries(categories))
    for (const place of places) slugs[place]?.push(slug)
  return new Map(
    products.map((row, place) => {
      const wholeName = readWords(row.name)
      const name = wholeName.filter((word) => !isSmall(word))
      const values = row.tags.map((tag) => names.get(tag))
      const colours = row.variants.map((variant) => variant.name)
      const badge = row.status && badges[row.status]
      const others = readWords(
        [...values, ...colours, row.maker, row.code, badge, row.priceBeforeCents && reduced].join(' '),
      )
      const material = readWords(row.material)
      const indexed = {
        row,
        words: [...name, ...others, ...material],
        name: spaced(name.map(({ text }) => text)),
        nameStems: spaced(name.map(({ stem }) => stem)),
        wholeName: spaced(wholeName.map(({ stem }) => stem)),
        others: spaced(others.map(({ text }) => text)),
        otherStems: spaced(others.map(({ stem }) => stem)),
        material,
        text: ` ${row.text}`,
        values: new Set([...row.tags, ...(slugs[place] ?? [])]),
      }
      return [row, indexed]
    }),
  )
}

/** The field in which a product has a word. A lower number is better. */
export const FIELD = { name: 0, others: 1, text: 2, nowhere: 3 } as const

/** In descriptions, a stem of this length may have any ending; a shorter one only a vowel ('nike' must not find 'nikam'). */
const MIN_DESCRIBED_STEM = 4
/** The shortest word that is found inside another word. */
const MIN_INSIDE = 4
/** A shorter number is never the beginning of another: 'iphone 15' does not mean the size 158. */
const SHORT_NUMBER = /^\d{1,2}$/
/** From so many letters on, the stem of a material and that of its adjective begin the same: bavlna, bavlnený. */
const MIN_MATERIAL = 4

/**
 * The product's word for a material of which it is made, if it is. The adjective counts, too.
 * @param share the percentage before the material, if there is one
 */
export function madeOf({ material }: IndexedProduct, { stem }: Word, share?: Word): Word | undefined {
  const isSame = (one: string) =>
    one === stem ||
    (Math.min(one.length, stem.length) >= MIN_MATERIAL && (one.startsWith(stem) || stem.startsWith(one)))
  return material.find(
    ({ text, stem: one }, i) =>
      isSame(one) && !/^\d/.test(text) && (!share || material[i - 1]?.text === share.text),
  )
}

/**
 * Makes a function that tells in which field a product has a word, in any form or only begun.
 * @param isInside true to find the word also inside words of names
 */
export function fieldFinder(word: Word, isInside: boolean): (product: IndexedProduct) => number {
  const { text, stem, written, related = [], isSpelt = false } = word
  const begun = SHORT_NUMBER.test(text) ? ` ${text} ` : ` ${text}`
  const whole = [stem, ...related].map((one) => ` ${one} `)
  const isIn = (stems: string) => whole.some((one) => stems.includes(one))
  const isOther = ({ words }: IndexedProduct) =>
    isSpelt && !words.some((one) => one.stem === stem && compareSpelling(written, one.written) === 'right')
  const cut = cutEnding(text)
  const described = new RegExp(
    ` ${cut}${cut.length < MIN_DESCRIBED_STEM ? '[aeiouy]' : ENDINGS}?(?![a-z0-9])`,
  )
  return (product) => {
    if (isOther(product)) return FIELD.nowhere
    if (isIn(product.nameStems) || product.name.includes(begun)) return FIELD.name
    if (isIn(product.otherStems) || product.others.includes(begun)) return FIELD.others
    if (madeOf(product, word)) return FIELD.others
    if (isInside && text.length >= MIN_INSIDE && product.name.includes(text)) return FIELD.others
    const isDescribed = text.length > 2 && product.text.includes(` ${cut}`)
    return isDescribed && described.test(product.text) ? FIELD.text : FIELD.nowhere
  }
}
