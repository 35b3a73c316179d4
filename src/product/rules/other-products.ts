import { foldText } from '../../text/fold.ts'
import { groupBy } from '../../catalogue/rules/collections.ts'
import { isAvailable, type ProductRules } from '../../catalogue/rules/product-choices.ts'
import type { Product } from '../../catalogue/rules/product.ts'

/** When so many different words follow the same beginning of names, it names the kind of product, not the motif. */
const CONTINUATIONS = 3

const wordsOf = (name: string): readonly string[] => foldText(name).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Makes a function that gives the motif in a name: the words after the kind, without numbers and units; '' for none.
 * @example createMotifReader(['Tričko Tatry', 'Tričko Líška', 'Tričko Vlk'])('Tričko Tatry') // 'tatry'
 */
export function createMotifReader(names: readonly string[]): (name: string) => string {
  const following = new Map<string, Set<string>>()
  for (const name of names) {
    let beginning = ''
    for (const word of wordsOf(name)) {
      following.set(beginning, (following.get(beginning) ?? new Set()).add(word))
      beginning += ` ${word}`
    }
  }
  return (name) => {
    const words = wordsOf(name)
    let beginning = ''
    const last = words
      .map((word) => (beginning += ` ${word}`))
      .findLastIndex((said) => (following.get(said)?.size ?? 0) >= CONTINUATIONS)
    return words
      .slice(last + 1)
      .filter((word) => word.length > 2 && !/\d/.test(word))
      .join(' ')
  }
}

interface Shop<TProduct> {
  products: readonly TProduct[]
  /** Texts for the category and the first cut, and for the category alone; none for a product without category. */
  kindsOf: (product: TProduct) => readonly string[]
  isForSale: (product: TProduct) => boolean
}

/** Same motif first; then the next products of the category with the same first cut, then with any. */
export function createSimilarProducts<TProduct extends Pick<Product, 'id' | 'name'>>(
  { products, kindsOf, isForSale }: Shop<TProduct>,
  most: number,
): (product: TProduct) => TProduct[] {
  const motifOf = createMotifReader(products.map(({ name }) => name))
  const byMotif = groupBy(products, ({ name }) => motifOf(name))
  const pairs = products.flatMap((product) => kindsOf(product).map((kind) => ({ kind, product })))
  const byKind = groupBy(pairs, ({ kind }) => kind)

  return (product) => {
    const ownMotif = motifOf(product.name)
    const sameMotif = (ownMotif && byMotif.get(ownMotif)) || []
    const alike = new Set(sameMotif.filter(isForSale))
    for (const kind of kindsOf(product)) {
      if (alike.size > most) break
      const ofKind = (byKind.get(kind) ?? []).map((pair) => pair.product)
      const place = ofKind.findIndex(({ id }) => id === product.id)
      const following = [...ofKind.slice(place + 1), ...ofKind].filter(isForSale)
      for (const one of following.slice(0, most + 1)) alike.add(one)
    }
    for (const one of sameMotif) alike.add(one)
    alike.delete(product)
    return [...alike].slice(0, most)
  }
}

export function availableProducts<TProduct extends Product>(
  products: readonly TProduct[],
  rules: ProductRules,
): TProduct[] {
  return products.filter((product) => isAvailable(product, rules))
}

/** Products of `available`, those first that share most tags with this one. Equal ones keep their order (rule 122). */
export function othersToBuy<TProduct extends Product>(
  { id, tags }: Pick<Product, 'id' | 'tags'>,
  available: readonly TProduct[],
  most: number,
): TProduct[] {
  // A list for each number of shared tags.
  const alike: TProduct[][] = [...tags, ''].map(() => [])
  const wanted = new Set(tags)
  for (const product of available) {
    let shared = 0
    for (const tag of product.tags) if (wanted.has(tag)) shared += 1
    if (product.id !== id) alike[shared]?.push(product)
  }
  return alike.reverse().flat().slice(0, most)
}
