/** The words that mean a category or a value of a filter. */
import { FIELD, fieldFinder, type IndexedProduct } from './indexed-products.ts'
import type { ProductIndex } from './product-index.ts'
import { stemsOf, type createSmallWords, type Word } from './read-words.ts'

/** Stands for the attribute of categories. */
export const CATEGORY = 'category'

export function createFilterWords(
  { attributes, categoryNames }: ProductIndex,
  { saying, isWithout }: ReturnType<typeof createSmallWords>,
) {
  // Each word of a value's name means the value, too: 'modrá' is any blue. A name with 'bez' counts as a whole.
  const categories = Object.entries(categoryNames).map(([id, name]) => ({ id, name }))
  const groups = [{ id: CATEGORY, values: categories }, ...attributes].map(({ id, values }) => {
    const ids = new Map<string, string[]>()
    for (const value of values) {
      const words = saying(value.name)
      const isWhole = id === CATEGORY || words.some(isWithout)
      const keys = [stemsOf(words), ...(isWhole ? [] : words.map(({ stem }) => stem))]
      for (const key of new Set(keys)) ids.set(key, [...(ids.get(key) ?? []), value.id])
    }
    return { id, ids }
  })

  /** The attribute of which some words name values, and the ids of these. */
  const findValues = (run: readonly Word[]) => {
    const key = stemsOf(run)
    const group = groups.find(({ ids }) => ids.has(key))
    return group && { attribute: group.id, ids: group.ids.get(key) ?? [], key }
  }

  return {
    /** In the order in which they become conditions of a phrase. */
    attributes: groups.map(({ id }) => id),
    findValues,
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
