import { foldText } from '../../text/fold.ts'
import type { ListedCategory } from './catalogue.ts'
import type { Product } from './product.ts'

/** Products that one of the shop's own tables names: by category, by slug, or all textile without print. */
export interface ProductPlan {
  /** Slug of a category. */
  category?: string
  /** Slugs of products. */
  products?: readonly string[]
  isWithoutPrint?: true
  exceptTags: readonly string[]
  /** Beginnings of words in the names of excepted goods. Case and diacritics do not matter. */
  exceptWords: readonly string[]
}

export type PlannedCategory = Pick<ListedCategory, 'slug' | 'productIds'>

/** Makes a function that tells whether a plan names a product. */
export function createPlanReader(
  { category, products = [], isWithoutPrint, exceptTags, exceptWords }: ProductPlan,
  categories: readonly PlannedCategory[],
): (product: Pick<Product, 'id' | 'slug' | 'name' | 'tags' | 'isWithoutPrint'>) => boolean {
  const ids = new Set(
    categories.filter(({ slug }) => slug === category).flatMap(({ productIds }) => productIds),
  )
  return (product) => {
    if (
      !ids.has(product.id) &&
      !products.includes(product.slug) &&
      !(isWithoutPrint && product.isWithoutPrint)
    )
      return false
    const words = foldText(product.name).split(/[^\p{L}\p{N}]+/u)
    return (
      !product.tags.some((tag) => exceptTags.includes(tag)) &&
      !exceptWords.some((except) => words.some((word) => word.startsWith(foldText(except))))
    )
  }
}

/** Ids of products made to the customer's order: the API tells, otherwise the shop's own table. */
export function madeToOrder(
  products: readonly Pick<Product, 'id' | 'slug' | 'name' | 'tags' | 'isWithoutPrint' | 'isMadeToOrder'>[],
  categories: readonly PlannedCategory[],
  plans: readonly ProductPlan[],
): ReadonlySet<number> {
  const readers = plans.map((plan) => createPlanReader(plan, categories))
  return new Set(
    products
      .filter((product) => product.isMadeToOrder ?? readers.some((isPlanned) => isPlanned(product)))
      .map(({ id }) => id),
  )
}
