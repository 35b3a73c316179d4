import { ALL_CATEGORY, type ListedCategory } from './catalogue.ts'

/** The place of a category among the others. */
type Placed = Pick<ListedCategory, 'slug' | 'name' | 'parent' | 'ownName'>

/** A category's own name, without that of a parent: for places that show the path. */
export function ownNameOf({ name, ownName = name }: Pick<Placed, 'name' | 'ownName'>): string {
  return ownName
}

/** The category of this slug after all above it, from the top; a parent that is missing, or comes twice, ends the path. */
export function categoryPath<T extends Placed>(categories: readonly T[], slug: string): T[] {
  const path: T[] = []
  let next: string | undefined = slug
  while (next !== undefined) {
    const category = categories.find((one) => one.slug === next)
    if (!category || path.includes(category)) break
    path.unshift(category)
    next = category.parent
  }
  return path
}

/** The categories right below one; those without a parent for `null`, without that of everything. */
export function categoriesBelow<T extends Placed>(categories: readonly T[], slug: string | null): T[] {
  return categories.filter(({ slug: own, parent = null }) => parent === slug && own !== ALL_CATEGORY)
}

/** Drops parents that are no category, the category of everything, or part of a circle. */
function withTrueParents<T extends Placed>(categories: readonly T[]): T[] {
  const slugs = new Set(categories.map(({ slug }) => slug).filter((slug) => slug !== ALL_CATEGORY))
  return categories.map((category) => {
    const { parent, ...rest } = category
    const isCircle = (slug: string) => {
      const [top] = categoryPath(categories, slug)
      return top?.parent !== undefined && slugs.has(top.parent)
    }
    const isTrue = parent !== undefined && parent !== category.slug && slugs.has(parent) && !isCircle(parent)
    return isTrue ? category : (rest as T)
  })
}

/** A name followed by as many names above it as are asked for. @example lengthen([men, shoes, boots], 1) // 'Boots, Shoes' */
function lengthen(path: readonly Placed[], above: number): string {
  return path
    .toReversed()
    .slice(0, above + 1)
    .map(({ name }) => name)
    .join(', ')
}

/**
 * The categories with true parents. Those of one name get the names above them, as few as tell them apart (rule 928);
 * `ownName` then keeps the name from the API.
 */
export function placeCategories<T extends Placed>(given: readonly T[]): T[] {
  const categories = withTrueParents(given)
  return categories.map((category) => {
    const namesakes = categories.filter(({ name }) => name === category.name)
    if (namesakes.length === 1 || category.parent === undefined) return category
    const paths = namesakes
      .filter((one) => one !== category)
      .map(({ slug }) => categoryPath(categories, slug))
    const path = categoryPath(categories, category.slug)
    const above = path.findIndex(
      (_, count) => count > 0 && !paths.some((other) => lengthen(other, count) === lengthen(path, count)),
    )
    const name = lengthen(path, above < 0 ? path.length : above)
    return { ...category, name, ownName: category.name }
  })
}

/** The categories with goods, of their own or below them, and that of everything. */
export function filledCategories<T extends Placed & Pick<ListedCategory, 'productIds'>>(
  categories: readonly T[],
): T[] {
  const filled = categories.filter(({ productIds }) => productIds.length > 0)
  const kept = new Set<T>(filled.flatMap(({ slug }) => categoryPath(categories, slug)))
  return categories.filter((category) => category.slug === ALL_CATEGORY || kept.has(category))
}

/** The filled categories without a parent, and that of everything: few links that lead to all goods. */
export function topCategories<T extends Placed & Pick<ListedCategory, 'productIds'>>(
  categories: readonly T[],
): T[] {
  return filledCategories(categories).filter(({ parent }) => parent === undefined)
}

/**
 * Finds a product's most specific category (rule 928): the deepest, then the one with the fewest products, then the first.
 * @returns the categories above it from the top, and itself; empty for a product in no category
 */
export function createCategoryFinder<T extends Placed & Pick<ListedCategory, 'productIds'>>(
  categories: readonly T[],
): (productId: number) => readonly T[] {
  const found = new Map<number, T[]>()
  const paths = categories
    .filter(({ slug }) => slug !== ALL_CATEGORY)
    .map((category) => ({ category, path: categoryPath(categories, category.slug) }))
    .sort(
      (one, other) =>
        other.path.length - one.path.length ||
        one.category.productIds.length - other.category.productIds.length,
    )
  for (const { category, path } of paths)
    for (const id of category.productIds) if (!found.has(id)) found.set(id, path)
  return (id) => found.get(id) ?? []
}
