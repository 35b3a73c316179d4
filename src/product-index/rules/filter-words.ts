/** The words that mean a category or a value of a filter. */
import { FIELD, fieldFinder, type IndexedProduct } from './indexed-products.ts'
import type { ProductIndex } from './product-index.ts'
import { stemsOf, type createSmallWords, type Word } from './read-words.ts'

/** Stands for the attribute of categories. */
export const CATEGORY = 'category'

/** The values that some words name. */
export interface FoundValues {
  /** The first attribute that has such values. Values of other attributes may have the same name. */
  attribute: string
  ids: readonly string[]
  /** True if all values are of this attribute. */
  isOne: boolean
  key: string
}

export type FilterWords = ReturnType<typeof createFilterWords>

/** Finds the values of filters and the categories that words name. A value of one attribute wins over its twins in others. */
export function createFilterWords(
  index: ProductIndex,
  { saying, isWithout }: ReturnType<typeof createSmallWords>,
) {
  // Each word of a value's name means the value, too: 'modrá' is any blue. A name with 'bez' counts as a whole.
  const categories = Object.entries(index.categoryNames).map(([id, name]) => ({ id, name }))
  const attributes = [{ id: CATEGORY, values: categories }, ...index.attributes]
  const groups = attributes.map(({ id, values }) => {
    const ids = new Map<string, string[]>()
    for (const value of values.filter(({ name }) => name !== '')) {
      const words = saying(value.name)
      const isWhole = id === CATEGORY || words.some(isWithout)
      const keys = [stemsOf(words), ...(isWhole ? [] : words.map(({ stem }) => stem))]
      for (const key of new Set(keys)) ids.set(key, [...(ids.get(key) ?? []), value.id])
    }
    return { id, ids }
  })

  const findValues = (run: readonly Word[]): FoundValues | undefined => {
    const key = stemsOf(run)
    const [first, ...others] = groups.filter(({ ids }) => ids.has(key))
    if (!first) return undefined
    const ids = [first, ...others].flatMap((group) => group.ids.get(key) ?? [])
    return { attribute: first.id, ids, isOne: others.length === 0, key }
  }

  return {
    /** In the order in which they become conditions of a phrase. */
    attributes,
    findValues,
    isValue: (run: readonly Word[]) => findValues(run) !== undefined,
    /** Makes a function that tells whether a product has what some words name; its description does not count. */
    namedBy: (run: readonly Word[]): ((product: IndexedProduct) => boolean) => {
      const found = findValues(run)
      if (found)
        return ({ values, nameStems }) =>
          found.ids.some((id) => values.has(id)) || nameStems.includes(` ${found.key} `)
      const fields = run.map((word) => fieldFinder(word, false))
      return (product) => fields.every((fieldOf) => fieldOf(product) < FIELD.text)
    },
  }
}
