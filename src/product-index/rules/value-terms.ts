/** Reads words that name values of filters, categories and people (rule 225). */
import { CATEGORY, type FilterWords } from './filter-words.ts'
import type { IndexedProduct } from './indexed-products.ts'
import type { SearchWords, Word } from './read-words.ts'
import { WEIGHT, type HasIt, type SearchTerm } from './search-term.ts'

/** Values of one attribute. */
interface Values {
  ids: string[]
  /** The words of each, as names are compared with them. */
  keys: string[]
  places: number[]
}

/** The values of one attribute that a phrase names. */
export interface NamedValues extends Values {
  /** The values by the words that name them. */
  parts: Values[]
  /** For the cuts that a person means: the other cuts that suit this person. */
  suits: Set<string> | null
}

/** By attribute. */
export type Named = ReadonlyMap<string, NamedValues>

/** A person means one cut before the others: a boy the boys' before the children's. */
const hasFirst =
  ({ parts: [first] }: NamedValues): HasIt =>
  ({ values }) =>
    first?.ids.some((id) => values.has(id)) ?? false

/** What a group of named values asks for. */
interface Asked extends NamedValues {
  attribute: string
  /** True for a product with one of the values, or with their words in its name. */
  isOwn: HasIt
  isNamed: HasIt
  /** The values of the attribute. */
  valuesOf: readonly { id: string; name: string }[]
  /** The products among which the words are read: those of the category that the phrase names. */
  among: readonly IndexedProduct[]
}

export function createValueTerms(
  products: readonly IndexedProduct[],
  { attributes, findValues }: FilterWords,
  people: SearchWords['people'],
  saying: (text: string) => Word[],
) {
  /** The cuts for people. Goods with a cut for somebody else do not suit a person; those without a cut do. */
  const cutsOfPeople = people
    .flatMap(([meant]) => saying(meant))
    .flatMap((word) => findValues([word])?.ids.map((id) => [id, ` ${word.stem} `] as const) ?? [])
  const isForOthers = ({ values, nameStems }: IndexedProduct, ids: readonly string[]) =>
    cutsOfPeople.some(([id, key]) => !ids.includes(id) && (values.has(id) || nameStems.includes(key)))

  /** A value becomes a filter, unless the filter leaves out a product that has it elsewhere, such as in its name. */
  const valueTerm = ({ attribute, ids, places, isOwn, isNamed, valuesOf, among }: Asked): SearchTerm => {
    const own = [...new Set(ids)].filter((id) => valuesOf.some((value) => value.id === id)).sort()
    const isFilter = among.every((product) => own.some((id) => product.values.has(id)) || !isOwn(product))
    // A filter value names a kind of goods if it is in the names of all its products.
    const isKind = attribute === CATEGORY || products.every((product) => !isOwn(product) || isNamed(product))
    return {
      ...{ weight: isKind ? WEIGHT.category : WEIGHT.filter, places, isKind, isMet: isOwn },
      ...(isFilter && { filter: { attribute, ids: own } }),
    }
  }

  /** A person chooses among cuts: goods without a cut suit everybody, and goods for children come before them. */
  const personTerm = (
    { ids, places, isOwn, valuesOf, among }: Asked,
    suits: ReadonlySet<string>,
  ): SearchTerm => {
    const isStrict = among.some(isOwn)
    const isSuitable = ({ values }: IndexedProduct) =>
      !valuesOf.some(({ id }) => values.has(id)) || [...suits].some((id) => values.has(id))
    const isMet = (product: IndexedProduct) =>
      isOwn(product) || (!isForOthers(product, ids) && (!isStrict || isSuitable(product)))
    const isForAll = (id: string) => suits.has(id) || (!isStrict && !cutsOfPeople.some(([cut]) => cut === id))
    const cuts = valuesOf.filter(({ id }) => ids.includes(id) || isForAll(id)).map(({ name }) => name)
    return {
      ...{ weight: WEIGHT.filter, places, isMet },
      ...(suits.size === 0 && { isPreferred: isOwn }),
      ...(!among.every(isMet) && { condition: { cuts } }),
    }
  }

  /** Of a kind of goods of which all have a cut, and of one with goods for children, a person means these. */
  const isCutMeant = ({ ids, suits, isOwn, valuesOf, among }: Asked, isKindNamed: boolean) => {
    const has = ({ values }: IndexedProduct) => ids.some((id) => values.has(id))
    const isCut = ({ values }: IndexedProduct) => valuesOf.some(({ id }) => values.has(id))
    return among.some(isOwn) && (suits?.size === 0 ? isKindNamed : among.some(has) && among.every(isCut))
  }

  /** Two categories mean the goods that are in both, such as 'muži' and 'obuv', if there are any; else those of either. */
  const splitCategories = (one: NamedValues, listed: readonly IndexedProduct[]): NamedValues[] => {
    const isInAll = ({ values }: IndexedProduct) =>
      one.parts.every(({ ids }) => ids.some((id) => values.has(id)))
    return listed.some(isInAll) ? one.parts.map((part) => ({ ...one, ...part })) : [one]
  }

  /** The conditions of named values. The category is the first: only its own products count for the others. */
  return (named: Named, listed: readonly IndexedProduct[]): SearchTerm[] => {
    let among = listed
    return attributes.flatMap(({ id: attribute, values: valuesOf }): SearchTerm[] => {
      const one = named.get(attribute)
      if (!one) return []
      const isCategory = attribute === CATEGORY
      const groups = isCategory ? splitCategories(one, listed) : [one]
      return groups.map((group) => {
        const { ids, keys, suits } = group
        const has = ({ values }: IndexedProduct) => ids.some((id) => values.has(id))
        const isNamed = ({ nameStems }: IndexedProduct) => keys.some((key) => nameStems.includes(key))
        const isOwn = (product: IndexedProduct) => has(product) || isNamed(product)
        const asked = { ...group, attribute, isOwn, isNamed, valuesOf, among }
        const isPerson = suits && !isCutMeant(asked, among !== listed)
        if (isCategory) among = among.filter(has)
        return isPerson
          ? personTerm(asked, suits)
          : { ...valueTerm(asked), ...(suits && { isPreferred: hasFirst(group) }) }
      })
    })
  }
}
