import { foldText } from '../../text/fold.ts'
import type { ListedCategory } from './catalogue.ts'
import type { Product } from './product.ts'

/** Products that the shop's own tables name: those of a category, by their slugs, or all textile without print. */
export interface ProductPlan {
  /** Slug. */
  category?: string
  /** Slugs. */
  products?: readonly string[]
  isWithoutPrint?: true
  /** Tags of goods among them that are not meant. */
  exceptTags: readonly string[]
  /** Beginnings of words in the names of goods that are not meant, whatever their case and diacritics. */
  exceptWords: readonly string[]
}

export type PlannedCategory = Pick<ListedCategory, 'slug' | 'productIds'>

/** Says of a product whether a plan means it. */
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

/** Ids of products made to the customer's order (rule 125): what the API says, else the shop's own table. */
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
