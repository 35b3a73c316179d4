import { ALL_CATEGORY } from '../../../../../src/catalogue/rules/catalogue.ts'
import { LEAST_TO_STOP } from '../../../build-limits.ts'
import type { Measures } from '../measures.ts'
import { pairShare, type BothShops, type Measure } from './both-shops.ts'
import { shareStep, type Step } from './step.ts'

type Categories = Measures['categories']

const productsOf = (categories: Categories, slug: string): readonly number[] => categories[slug]?.[1] ?? []

/** Categories with products in both shops, so no new, empty or renamed ones. */
function bothCategories({ now, online }: BothShops) {
  return Object.keys(now.categories).flatMap((slug) => {
    const [was, is] = [productsOf(online.categories, slug), productsOf(now.categories, slug)]
    return slug !== ALL_CATEGORY && was.length > 0 && is.length > 0 ? [{ slug, was: new Set(was), is }] : []
  })
}

/** Products that were in a category online and are in none now. */
export const uncategorised: Measure = (shops) => {
  const inOne = (categories: Categories) =>
    new Set(
      Object.keys(categories).flatMap((slug) => (slug === ALL_CATEGORY ? [] : productsOf(categories, slug))),
    )
  const [before, after] = [inOne(shops.online.categories), inOne(shops.now.categories)]
  return pairShare(({ was, now }) => before.has(was.id) && !after.has(now.id))(shops)
}

/** Products that moved between categories; both shops have the products and the categories. */
export function categoryProducts(shops: BothShops): Step {
  const categories = bothCategories(shops)
  const known = shops.pairs.filter(({ was, now }) => was.id === now.id)
  const ids = new Set(known.map(({ now }) => now.id))
  const moved = new Set(
    categories.flatMap(({ was, is }) =>
      [...new Set(is).symmetricDifference(was)].filter((id) => ids.has(id)),
    ),
  )
  return shareStep(
    known.filter(({ now }) => moved.has(now.id)).map(({ now }) => shops.nameOf(now)),
    known.length,
  )
}

/** Categories with all products: the API ignores the category. An owner may want a few such categories, so up to half of them pass. */
export function sameCategories({ now }: BothShops): Step {
  const all = new Set(productsOf(now.categories, ALL_CATEGORY))
  const others = Object.keys(now.categories).filter((slug) => slug !== ALL_CATEGORY)
  const same = others.filter((slug) => {
    const ids = productsOf(now.categories, slug)
    return ids.length === all.size && ids.every((id) => all.has(id))
  })
  const isOdd = same.length > 1 && same.length * 2 > others.length && all.size >= LEAST_TO_STOP
  return shareStep(isOdd ? same : [], others.length)
}

/** The share of changed names among the things that both shops have. */
export function renamed(was: Readonly<Record<string, unknown>>, is: Readonly<Record<string, unknown>>): Step {
  const both = Object.keys(is).filter((key) => Object.hasOwn(was, key))
  return shareStep(
    both.filter((key) => JSON.stringify(was[key]) !== JSON.stringify(is[key])),
    both.length,
  )
}

export function categoryNames({ now, online }: BothShops): Step {
  const names = (categories: Categories) =>
    Object.fromEntries(Object.entries(categories).map(([slug, [name]]) => [slug, name]))
  return renamed(names(online.categories), names(now.categories))
}
