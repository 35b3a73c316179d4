import { foldText } from '../../text/fold.ts'
import type { ListedCategory } from './catalogue.ts'
import type { Product } from './product.ts'

/** A category of goods that are made to the order, and what in it is not. */
export interface MadeToOrderPlan {
  /** Slug. */
  category: string
  /** Tags of goods in it that are not. */
  exceptTags: readonly string[]
  /** Beginnings of words in the names of goods in it that are not, whatever their case and diacritics. */
  exceptWords: readonly string[]
}

/** Ids of products made to the customer's order (rule 125): what the API says, else the shop's own table. */
export function madeToOrder(
  products: readonly Pick<Product, 'id' | 'name' | 'tags' | 'isMadeToOrder'>[],
  categories: readonly Pick<ListedCategory, 'slug' | 'productIds'>[],
  plans: readonly MadeToOrderPlan[],
): ReadonlySet<number> {
  const planned = new Map(
    plans.map((plan) => [
      plan,
      new Set(
        categories.filter(({ slug }) => slug === plan.category).flatMap(({ productIds }) => productIds),
      ),
    ]),
  )
  const isPlanned = ({ id, name, tags }: Pick<Product, 'id' | 'name' | 'tags'>) => {
    const words = foldText(name).split(/[^\p{L}\p{N}]+/u)
    return [...planned].some(
      ([{ exceptTags, exceptWords }, ids]) =>
        ids.has(id) &&
        !tags.some((tag) => exceptTags.includes(tag)) &&
        !exceptWords.some((except) => words.some((word) => word.startsWith(foldText(except)))),
    )
  }
  return new Set(
    products.filter((product) => product.isMadeToOrder ?? isPlanned(product)).map(({ id }) => id),
  )
}
