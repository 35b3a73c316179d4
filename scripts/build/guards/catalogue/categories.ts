import type { Catalogue, Category } from '../../../../src/domain/shop/catalogue.ts'
import { MAX_NAME_LENGTH } from '../../../../src/config/build-limits.ts'
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

/** Names that no page has room for, of whatever cannot be left out. */
export function nameFaults({ categories, attributes, banners, settings }: Catalogue): string[] {
  return [
    ...categories.map(({ name }) => ['category', name] as const),
    ...attributes.flatMap(({ name, values }) => [
      ['attribute', name] as const,
      ...values.map((value) => ['attribute value', value.name] as const),
    ]),
    ...banners.map(({ name }) => ['banner', name] as const),
    ...settings.deliveryOptions.map(({ name }) => ['delivery', name] as const),
    ...settings.paymentOptions.map(({ name }) => ['payment', name] as const),
  ]
    .filter(([, name]) => name.length > MAX_NAME_LENGTH)
    .map(
      ([what, name]) =>
        `${what} ${quote(name)} has a name of more than ${MAX_NAME_LENGTH} characters: shorten it`,
    )
}
