/** Reads a phrase: a colour, cut, size, category or price becomes a filter; other words are searched for (rule 225). */
import { ALL_CATEGORY } from '../../catalogue/rules/catalogue.ts'
import { createVocabulary } from './correct-words.ts'
import { CATEGORY, createFilterWords } from './filter-words.ts'
import { FIELD, fieldFinder, madeOf, toIndexedProducts, type IndexedProduct } from './indexed-products.ts'
import type { SortOrder } from './listing-query.ts'
import { createTranslator } from './owner-words.ts'
import { isInRange, type PriceRange } from './price-range.ts'
import type { ProductIndex } from './product-index.ts'
import {
  createSmallWords,
  knownRun,
  readPrice,
  readWords,
  stemsOf,
  textsOf,
  type NamedPage,
  type Word,
} from './read-words.ts'

/** A condition that no filter can express: what something is made of, or the person for whom it is. */
export type Condition = { material: string } | { cuts: readonly string[] }

/** One condition of a phrase, such as a word or a filter. */
export interface SearchTerm {
  /** How much it counts when no product meets all terms. */
  weight: number
  isMet: (product: IndexedProduct) => boolean
  /** The positions of the typed words from which it was made. */
  places: readonly number[]
  /** For a word that is no filter: the field in which a product has it. */
  fieldOf?: (product: IndexedProduct) => number
  /** Set when the words mean a filter or a category. */
  filter?: { attribute: string; ids: readonly string[] }
  price?: PriceRange
  sort?: SortOrder
  /** True if the words name a kind of goods. */
  isKind?: boolean
  /** For a condition that is no filter: its name for the shopper. */
  condition?: Condition
  /** The word as it was written, or the shop's word for it. */
  said?: string
  /** True for products that come first. */
  isPreferred?: (product: IndexedProduct) => boolean
  /** True for a word that leaves nothing out: goods that have it come first. */
  isSoft?: boolean
}

/** A phrase as it was understood. */
export interface ReadPhrase {
  /** Its words, corrected and translated, without those that say nothing. */
  words: readonly Word[]
  terms: readonly SearchTerm[]
  /** True for products that the phrase excludes. */
  isExcluded: (product: IndexedProduct) => boolean
  page: NamedPage | undefined
  /** The whole phrase, if a mistyped word was corrected. */
  corrected: string | undefined
  /** True if the shop has a kind of goods only nearly. */
  isNear: boolean
  /** The positions of words that were left out, because no product has them. */
  dropped: readonly number[]
  /** Goods that suit everybody, if the phrase asks for a present. */
  gift: SearchTerm | undefined
}

/** The values of one attribute that a phrase names. */
interface NamedValues {
  ids: string[]
  /** The words of each, as names are compared with them. */
  keys: string[]
  places: number[]
  /** For the cuts that a person means: the other cuts that suit this person. */
  suits: Set<string> | null
}

/** A kind of goods outweighs a word; a word outweighs colour, cut, size or price. */
const WEIGHT = { category: 4, word: 2, filter: 1, sort: 0 }

/** Prepares an index for reading phrases, once. */
export function createReader(index: ProductIndex) {
  const language = index.words
  const smallWords = createSmallWords(language)
  const { isSmall, isWithout, saying } = smallWords
  const products = toIndexedProducts(index, isSmall)
  const all = [...products.values()]
  const { isFound, isKnown, isBegun, correct } = createVocabulary(all, language, index.rightStems)
  const { attributes, findValues, namedBy } = createFilterWords(index, smallWords)
  const isNamed = (run: readonly Word[], isExact: boolean) =>
    all.some(({ name, nameStems }) =>
      isExact ? name.includes(` ${textsOf(run)} `) : nameStems.includes(` ${stemsOf(run)} `),
    )
  const translate = createTranslator(language, saying, isNamed, isBegun)
  const isValue = (run: readonly Word[]) => findValues(run) !== undefined

  const occasions = new Set(language.gifts.occasions.flatMap(saying).map(({ stem }) => stem))
  const wordTerm = (word: Word, isGift: boolean): SearchTerm => {
    const fieldOf = fieldFinder(word, !isKnown(word))
    const isMet = (product: IndexedProduct) => fieldOf(product) < FIELD.nowhere
    const isSoft = isGift && occasions.has(word.stem)
    return {
      weight: isSoft ? 0 : WEIGHT.word,
      isMet,
      fieldOf,
      places: word.places,
      said: word.noun ?? word.written,
      isSoft,
    }
  }

  /** True for words that products have in no field but their material. */
  const isMaterial = (word: Word) =>
    all.some((product) => madeOf(product, word)) &&
    all.every(({ nameStems, otherStems }) => !`${nameStems}${otherStems}`.includes(` ${word.stem} `))

  /** The word of the goods for a material, which the shopper may have written in another form. */
  const materialName = (word: Word) => {
    const names = all.flatMap((product) => madeOf(product, word)?.written.toLowerCase() ?? [])
    return names.includes(word.written.toLowerCase())
      ? word.written.toLowerCase()
      : (names[0] ?? word.written)
  }

  /** The conditions of words that mean no filter. A number before a material is its percentage. */
  const wordTerms = (words: readonly Word[], isGift: boolean): SearchTerm[] => {
    const terms: SearchTerm[] = []
    for (let i = 0; i < words.length;) {
      const number = words.slice(i, i + 1).filter(({ text }) => /^\d+$/.test(text))
      const run = words.slice(i + number.length)
      const others = run.findIndex((word) => !isMaterial(word))
      const made = others < 0 ? run : run.slice(0, others)
      const [share] = number
      if (made.length > 0) {
        const name = [...(share ? [`${share.text}\u00A0%`] : []), ...made.map(materialName)].join(' ')
        terms.push({
          weight: WEIGHT.filter,
          isMet: (product) => made.every((word, i) => madeOf(product, word, i === 0 ? share : undefined)),
          places: [...number, ...made].flatMap(({ places }) => places),
          condition: { material: name },
        })
        i += number.length + made.length
      } else {
        terms.push(...words.slice(i, ++i).map((word) => wordTerm(word, isGift)))
      }
    }
    return terms
  }

  /** Goods that suit everybody, and those for the occasion. */
  const giftTerm = (places: readonly number[], occasion: readonly SearchTerm[]): SearchTerm => {
    const kinds = language.gifts.meant.map((kind) => namedBy(saying(kind)))
    const isForOccasion = (product: IndexedProduct) =>
      occasion.some(({ isSoft, fieldOf }) => isSoft && (fieldOf?.(product) ?? FIELD.text) < FIELD.text)
    return {
      weight: WEIGHT.category,
      isMet: (product) => kinds.some((has) => has(product)) || isForOccasion(product),
      places,
      isKind: true,
    }
  }

  /** Goods of the categories from which a phrase without other words excludes some. */
  const restTerm = (isExcluded: SearchTerm['isMet']): SearchTerm => {
    const excluded = all.filter(isExcluded)
    const slugs = Object.keys(index.categories).filter(
      (slug) => slug !== ALL_CATEGORY && excluded.some(({ values }) => values.has(slug)),
    )
    const isMet = ({ values }: IndexedProduct) => slugs.some((slug) => values.has(slug))
    return { weight: WEIGHT.category, isMet, places: [], isKind: true }
  }

  /** Tells apart the words that name values of filters, those after 'bez', and the others. */
  const sortOut = (words: readonly Word[]) => {
    const named = new Map<string, NamedValues>()
    const excluded: { has: SearchTerm['isMet']; places: readonly number[] }[] = []
    const others: Word[] = []
    for (let i = 0; i < words.length;) {
      const [word] = words.slice(i)
      const run = knownRun(words, i, isValue)
      const values = findValues(run)
      if (values) {
        const one = named.get(values.attribute) ?? { ids: [], keys: [], places: [], suits: new Set() }
        const suits = run.flatMap((word) => word.suits ?? [])
        if (run.some((word) => !word.suits)) one.suits = null
        for (const id of suits.flatMap((word) => findValues([word])?.ids ?? [])) one.suits?.add(id)
        one.ids.push(...values.ids)
        one.keys.push(` ${values.key} `)
        one.places.push(...run.flatMap(({ places }) => places))
        named.set(values.attribute, one)
        i += run.length
      } else if (word && isWithout(word)) {
        // Excludes all words into which the next typed word was translated.
        const [target] = words.slice(++i)
        while (i < words.length && words[i]?.places === target?.places) {
          const run = knownRun(words, i, isValue)
          const one = run.length > 0 ? run : words.slice(i, i + 1)
          excluded.push({
            has: namedBy(one),
            places: [...word.places, ...one.flatMap(({ places }) => places)],
          })
          i += run.length || 1
        }
      } else {
        if (word) others.push(word)
        i++
      }
    }
    return { named, excluded, others }
  }

  /** The cuts for people. Goods with a cut for somebody else do not suit a person; those without a cut do. */
  const cutsOfPeople = language.people
    .flatMap(([, meant]) => saying(meant))
    .flatMap((word) => findValues([word])?.ids.map((id) => [id, ` ${word.stem} `] as const) ?? [])
  const isForOthers = ({ values, nameStems }: IndexedProduct, ids: readonly string[]) =>
    cutsOfPeople.some(([id, key]) => !ids.includes(id) && (values.has(id) || nameStems.includes(key)))

  /** The conditions of named values. The category is the first: only its own products count for the others. */
  const valueTerms = (named: ReadonlyMap<string, NamedValues>, listed: readonly IndexedProduct[]) => {
    let among = listed
    return attributes.flatMap((attribute): SearchTerm[] => {
      const one = named.get(attribute)
      if (!one) return []
      const { ids, keys, places, suits } = one
      const has = ({ values }: IndexedProduct) => ids.some((id) => values.has(id))
      const isNamed = ({ nameStems }: IndexedProduct) => keys.some((key) => nameStems.includes(key))
      const valuesOf = index.attributes.find(({ id }) => id === attribute)?.values ?? []
      const isCut = ({ values }: IndexedProduct) => valuesOf.some(({ id }) => values.has(id))
      const isOwn = (product: IndexedProduct) => has(product) || isNamed(product)
      // Of a kind of goods of which all have a cut, and of one with goods for children, a person means these. Elsewhere goods
      // without a cut suit everybody.
      const isCutMeant =
        among.some(isOwn) && (suits?.size === 0 ? among !== listed : among.some(has) && among.every(isCut))
      if (suits && !isCutMeant) {
        const isSuitable = ({ values }: IndexedProduct) =>
          !valuesOf.some(({ id }) => values.has(id)) || [...suits].some((id) => values.has(id))
        const isStrict = among.some(isOwn)
        const isMet = (product: IndexedProduct) =>
          isOwn(product) || (!isForOthers(product, ids) && (!isStrict || isSuitable(product)))
        const isForAll = (id: string) =>
          suits.has(id) || (!isStrict && !cutsOfPeople.some(([cut]) => cut === id))
        const cuts = valuesOf.filter(({ id }) => ids.includes(id) || isForAll(id)).map(({ name }) => name)
        return [
          {
            ...{ weight: WEIGHT.filter, places, isMet },
            // Goods for children come before those for everybody.
            ...(suits.size === 0 && { isPreferred: isOwn }),
            ...(!among.every(isMet) && { condition: { cuts } }),
          },
        ]
      }
      // Names may contain the word, too. It becomes a filter only where the filter keeps every product with such a name.
      const isFilter = among.every((product) => has(product) || !isNamed(product))
      // A filter value names a kind of goods if it is in the names of all its products.
      const isKind = attribute === CATEGORY || all.every((product) => !has(product) || isNamed(product))
      if (attribute === CATEGORY) among = among.filter(has)
      return [
        {
          ...{ weight: isKind ? WEIGHT.category : WEIGHT.filter, places, isKind },
          isMet: isOwn,
          ...(isFilter && { filter: { attribute, ids: [...new Set(ids)].sort() } }),
        },
      ]
    })
  }

  /** Reads a phrase, for the products in `listed`. */
  const read = (phrase: string, listed: readonly IndexedProduct[]): ReadPhrase => {
    const asTyped = readWords(phrase)
    const typed = asTyped.flatMap(correct)
    const written = (words: readonly Word[]) => words.map((word) => word.written).join(' ')
    const isCorrected = written(typed) !== written(asTyped)
    const { others, price, places } = readPrice(typed, language)
    const last = others.at(-1)
    const said = others.filter((word) => !isSmall(word) || (word === last && isValue([word])))
    const { words: translated, found } = translate(said)
    const gift = found.find(({ isGift }) => isGift)
    const sorted = found.find(({ sort }) => sort)
    const isSaid = translated.length > 0 || price || found.some(({ words }) => !words)
    const meant = isSaid ? translated : others
    // A gift for somebody whom no product names is a gift for everybody, whatever descriptions say. A shop may lack a cut.
    const isKept = (word: Word) => isWithout(word) || isValue([word]) || isFound(word)
    // The page of own print is right for any words beside it, such as a name.
    const isPrint = found.some(({ page, words }) => page && words)
    const words = meant.filter((word) => (!gift && !isPrint && !word.suits) || isKept(word))
    const { named, excluded, others: searched } = sortOut(words)
    // Beside a kind of goods, a job says more than 'for everybody'.
    const jobs = found.filter(({ isJob }) => isJob && named.has(CATEGORY))
    const wanted = wordTerms(searched, gift !== undefined)
    const isExcluded = (product: IndexedProduct) => excluded.some(({ has }) => has(product))
    const namesNothing = named.size === 0 && wanted.every(({ isSoft }) => isSoft)
    const terms = [
      ...(namesNothing && gift ? [giftTerm(gift.places, wanted)] : []),
      ...(namesNothing && wanted.length === 0 && !gift && excluded.length > 0 ? [restTerm(isExcluded)] : []),
      ...(price
        ? [
            {
              ...{ weight: WEIGHT.filter, price, places },
              isMet: ({ row }: IndexedProduct) => isInRange(row.priceCents, price),
            },
          ]
        : []),
      ...(sorted?.sort
        ? [{ weight: WEIGHT.sort, sort: sorted.sort, places: sorted.places, isMet: () => true }]
        : []),
      ...wanted,
      ...valueTerms(named, listed),
    ]
    return {
      words: typed.filter((word) => !isSmall(word)),
      terms,
      isExcluded,
      page: found.find(({ page }) => page)?.page,
      corrected: isCorrected ? written(typed) : undefined,
      isNear: found.some(({ isNear }) => isNear),
      dropped: [
        ...(isPrint ? [] : meant.filter((word) => !words.includes(word))),
        ...excluded.filter(({ has }) => !all.some(has)),
        ...jobs,
      ].flatMap(({ places }) => places),
      gift: gift && giftTerm(gift.places, wanted),
    }
  }
  return { products, read }
}
