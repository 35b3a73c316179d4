import type { Category } from '../../../../src/domain/shop/catalogue.ts'
import { quote } from '../../../../src/domain/quote.ts'
import { sharedSlugs, slugFault } from './slugs.ts'

/** What is wrong with the categories' addresses. A category cannot be left out: pages and menus lead to it. */
export function categoryFaults(categories: readonly Category[]): string[] {
  return [
    ...categories.flatMap(({ name, slug }) => {
      const fault = slugFault(slug)
      return fault === undefined ? [] : `category ${quote(name)}: ${fault}`
    }),
    ...[...sharedSlugs(categories)].map(
      ([{ name, slug }, owner]) =>
        `category ${quote(name)}: slug ${quote(slug)} is also that of category ${quote(owner.name)}: give each its own`,
    ),
  ]
}
